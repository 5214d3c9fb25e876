#include "notations/ctl_pgn/lint/codes.hpp"

#include "notations/ctl_pgn/lint/iso_codes.hpp"
#include "text/ascii.hpp"

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

// The index of a word among all words of the same length, or npos.
constexpr std::size_t place_among_words(std::string_view word) {
    std::size_t place = 0;
    for (const char each : word) {
        if (!is_small_letter(each))
            return std::string_view::npos;
        place = place * letter_count + static_cast<std::size_t>(each - 'a');
    }
    return place;
}

// Nearly half of all words of three letters are languages, and a quarter of those of two: a bit for each
// takes less memory than a list.
template <std::size_t Words> class word_set {
  public:
    template <class List> constexpr explicit word_set(const List& words) {
        for (const auto& each : words) {
            const std::size_t place = place_among_words(each);
            bits_[place / 64] |= std::uint64_t{1} << place % 64;
        }
    }
    [[nodiscard]] constexpr bool has(std::string_view word) const {
        const std::size_t place = place_among_words(word);
        return place < Words && (bits_[place / 64] >> place % 64 & 1U) != 0;
    }

  private:
    std::array<std::uint64_t, (Words + 63) / 64> bits_{};
};

constexpr word_set<letter_count * letter_count> short_languages(iso_codes::two_letter_languages);
constexpr word_set<letter_count * letter_count * letter_count>
    long_languages(iso_codes::three_letter_languages);

} // namespace

bool is_country(std::string_view code) {
    return std::ranges::binary_search(iso_codes::countries, code, {}, by_text);
}

std::string_view country_of_two_letters(std::string_view two_letters) {
    const auto two = [](const iso_codes::long_form& row) { return std::string_view(row.two); };
    const auto* const found =
        std::ranges::lower_bound(iso_codes::countries_of_two_letters, two_letters, {}, two);
    return found != std::end(iso_codes::countries_of_two_letters) && two(*found) == two_letters
               ? std::string_view(found->three)
               : std::string_view();
}

bool is_language(std::string_view code) {
    return code.size() == 2                  ? short_languages.has(code)
           : code.size() == longest_language ? long_languages.has(code)
                                             : false;
}

std::string_view short_language(std::string_view three_letters) {
    const auto three = [](const iso_codes::short_form& row) { return std::string_view(row.three); };
    const auto* const found = std::ranges::lower_bound(iso_codes::short_forms, three_letters, {}, three);
    return found != std::end(iso_codes::short_forms) && three(*found) == three_letters
               ? std::string_view(found->two)
               : std::string_view();
}

} // namespace ctlpgn::ctl_pgn
