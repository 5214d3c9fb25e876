#include "text/writings/signs.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ctlpgn {

namespace {

// Kinds of characters, each named by one of them; others are of a kind without a name.
constexpr std::string_view kinds = "0Aa .:";
constexpr unsigned bits_of_kind = 3;
static_assert(kinds.size() < 1U << bits_of_kind);

constexpr std::size_t row_of(char c) {
    const char like = is_digit(c)        ? '0'
                      : is_capital(c)    ? 'A'
                      : may_be_letter(c) ? 'a'
                      : is_blank(c)      ? ' '
                                         : c;
    return std::min(kinds.find(like), kinds.size());
}

constexpr auto rows_of_bytes = [] {
    std::array<std::uint8_t, 256> made{};
    for (std::size_t byte = 0; byte != made.size(); ++byte)
        made[byte] = static_cast<std::uint8_t>(row_of(static_cast<char>(byte)));
    return made;
}();

constexpr std::size_t pair_of(unsigned first, unsigned second) {
    return first << bits_of_kind | second;
}

unsigned row_of_byte(char c) {
    return rows_of_bytes[static_cast<unsigned char>(c)];
}

} // namespace

text_signs::text_signs(std::string_view text) : size_(text.size()) {
    auto last = static_cast<unsigned>(kinds.size());
    for (const char each : text) {
        bytes_[static_cast<unsigned char>(each)] = true;
        const unsigned kind = row_of_byte(each);
        ++pairs_[pair_of(last, kind)];
        last = kind;
    }
}

std::size_t text_signs::most_pieces(const writing_signs& wanted) const {
    const bool has_any = wanted.bytes.empty() || std::ranges::any_of(wanted.bytes, [this](char each) {
                             return bytes_[static_cast<unsigned char>(each)];
                         });
    if (!has_any || wanted.pairs.empty())
        return has_any ? size_ : 0;
    std::size_t pairs = 0;
    for (std::size_t at = 0; at + 1 < wanted.pairs.size(); at += 2)
        pairs += pairs_[pair_of(row_of_byte(wanted.pairs[at]), row_of_byte(wanted.pairs[at + 1]))];
    return pairs;
}

} // namespace ctlpgn
