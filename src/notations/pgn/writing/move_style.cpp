#include "notations/pgn/writing/move_style.hpp"

#include <algorithm>
#include <cctype>

namespace ctlpgn::pgn {

namespace {

constexpr piece_letters figurines{"♔", "♕", "♖", "♗", "♘"};

bool is_same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) {
        return std::toupper(static_cast<unsigned char>(x)) == std::toupper(static_cast<unsigned char>(y));
    });
}

} // namespace

move_style style_of(const std::optional<std::string>& letters) {
    const std::string_view asked = letters ? std::string_view(*letters) : std::string_view();
    if (asked == figurine_letters)
        return {.letters = figurines};
    if (asked == full_moves)
        return {.form = move_form::full};
    if (asked == squares_alone)
        return {.form = move_form::squares};
    const auto found = std::ranges::find(languages, asked, &language::code);
    return found == languages.end() ? move_style() : move_style{.letters = found->letters};
}

std::optional<std::string> find_letters(std::string_view called) {
    for (const named_letters& each : letter_sets)
        if (is_same_word(each.name, called) || each.letters == called)
            return std::string(each.letters);
    return std::nullopt;
}

} // namespace ctlpgn::pgn
