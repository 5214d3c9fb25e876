#include "notations/ctl_pgn/lint/codes.hpp"

#include "notations/ctl_pgn/lint/iso_codes.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr auto by_text = [](const auto& code) { return std::string_view(code); };

static_assert(std::ranges::is_sorted(iso_codes::countries, {}, by_text));
static_assert(std::ranges::is_sorted(iso_codes::two_letter_languages, {}, by_text));
static_assert(std::ranges::is_sorted(iso_codes::three_letter_languages, {}, by_text));
static_assert(std::size(iso_codes::countries) > 200 && std::size(iso_codes::three_letter_languages) > 7000 &&
                  std::size(iso_codes::two_letter_languages) > 180,
              "iso-codes was read as expected");

} // namespace

bool is_country(std::string_view code) {
    return std::ranges::binary_search(iso_codes::countries, code, {}, by_text);
}

bool is_language(std::string_view code) {
    return code.size() == 2
               ? std::ranges::binary_search(iso_codes::two_letter_languages, code, {}, by_text)
               : std::ranges::binary_search(iso_codes::three_letter_languages, code, {}, by_text);
}

std::string_view short_language(std::string_view three_letters) {
    const auto three = [](const iso_codes::short_form& row) { return std::string_view(row.three); };
    const auto* const found = std::ranges::lower_bound(iso_codes::short_forms, three_letters, {}, three);
    return found != std::end(iso_codes::short_forms) && three(*found) == three_letters
               ? std::string_view(found->two)
               : std::string_view();
}

} // namespace ctlpgn::ctl_pgn
