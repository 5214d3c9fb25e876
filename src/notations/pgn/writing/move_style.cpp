#include "notations/pgn/writing/move_style.hpp"

#include <algorithm>
#include <cctype>

namespace ctlpgn::pgn {

namespace {

bool is_same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) {
        return std::toupper(static_cast<unsigned char>(x)) == std::toupper(static_cast<unsigned char>(y));
    });
}

} // namespace

move_style style_of(const std::optional<std::string>& letters) {
    for (std::size_t i = 0; i != letter_sets.size(); ++i)
        if (letters && letter_sets[i].letters == *letters)
            return static_cast<move_style>(i);
    return move_style::san;
}

std::optional<std::string> find_letters(std::string_view called) {
    for (const named_letters& each : letter_sets)
        if (is_same_word(each.name, called) || each.letters == called)
            return std::string(each.letters);
    return std::nullopt;
}

} // namespace ctlpgn::pgn
