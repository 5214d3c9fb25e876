#include "notations/ctl_pgn/lint/codes.hpp"

#include "notations/ctl_pgn/lint/iso_codes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr auto by_text = [](const auto& code) { return std::string_view(code); };

static_assert(std::ranges::is_sorted(iso_codes::countries, {}, by_text));
static_assert(std::ranges::is_sorted(iso_codes::two_letter_languages, {}, by_text));
static_assert(std::ranges::is_sorted(iso_codes::three_letter_languages, {}, by_text));
static_assert(std::size(iso_codes::countries) > 200 && std::size(iso_codes::three_letter_languages) > 7000 &&
                  std::size(iso_codes::two_letter_languages) > 180,
              "iso-codes was read as expected");

constexpr std::size_t letter_count = 26;
constexpr std::size_t longest_language = 3;

constexpr bool is_small_letter(char c) {
    return 'a' <= c && c <= 'z';
}

// Of all words of three letters nearly half are languages: a bit for each takes less than a list.
constexpr std::size_t bit_of(const char* letters) {
    const auto number = [](char letter) { return static_cast<std::size_t>(letter - 'a'); };
    return (number(letters[0]) * letter_count + number(letters[1])) * letter_count + number(letters[2]);
}

constexpr auto languages = [] {
    std::array<std::uint64_t, (letter_count * letter_count * letter_count + 63) / 64> bits{};
    for (const auto& each : iso_codes::three_letter_languages) {
        const std::size_t bit = bit_of(each);
        bits[bit / 64] |= std::uint64_t{1} << bit % 64;
    }
    return bits;
}();

bool is_long_language(std::string_view code) {
    if (code.size() != longest_language || !std::ranges::all_of(code, is_small_letter))
        return false;
    const std::size_t bit = bit_of(code.data());
    return (languages[bit / 64] >> bit % 64 & 1U) != 0;
}

} // namespace

bool is_country(std::string_view code) {
    return std::ranges::binary_search(iso_codes::countries, code, {}, by_text);
}

bool is_language(std::string_view code) {
    return code.size() == 2 ? std::ranges::binary_search(iso_codes::two_letter_languages, code, {}, by_text)
                            : is_long_language(code);
}

std::string_view short_language(std::string_view three_letters) {
    const auto three = [](const iso_codes::short_form& row) { return std::string_view(row.three); };
    const auto* const found = std::ranges::lower_bound(iso_codes::short_forms, three_letters, {}, three);
    return found != std::end(iso_codes::short_forms) && three(*found) == three_letters
               ? std::string_view(found->two)
               : std::string_view();
}

} // namespace ctlpgn::ctl_pgn
