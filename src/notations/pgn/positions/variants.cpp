#include "notations/pgn/positions/variants.hpp"

#include "notations/pgn/codes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace ctlpgn::pgn {

namespace {

// Without case, spaces and hyphens.
constexpr auto chess960_names = std::to_array<std::string_view>(
    {"960", "fischerandom", "fischerandomchess", "fischerrandom", "fischerrandomchess", "fischerchess", "frc",
     "freestyle", "freestylechess", "wild/fr"});

std::string bare(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c != ' ' && c != '-')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

const variant_row* find_row(std::string_view name) {
    const auto found = std::ranges::find_if(variant_rows, [name](const variant_row& row) {
        return std::ranges::find(row.other_names, name) != row.other_names.end() || bare(row.title) == name;
    });
    return name.empty() || found == variant_rows.end() ? nullptr : &*found;
}

} // namespace

std::string_view name_of_rules_called(std::string_view variant) {
    const rules_of_game called = rules_called(variant);
    if (!called.is_judged)
        return variant;
    return called.variant == nullptr
               ? std::string_view()
               : std::ranges::find(variant_rows, called.variant, &variant_row::rules)->title;
}

rules_of_game rules_called(std::string_view variant) {
    constexpr std::string_view any_files = "960";
    const std::string name = bare(variant);
    if (const variant_row* const row = find_row(name))
        return {.variant = row->rules};
    if (std::ranges::find(chess960_names, name) != chess960_names.end())
        return {.is_chess960 = true};
    const variant_row* const row =
        name.ends_with(any_files) ? find_row(name.substr(0, name.size() - any_files.size())) : nullptr;
    return row == nullptr ? rules_of_game{.is_judged = false}
                          : rules_of_game{.is_chess960 = true, .variant = row->rules};
}

bool needs_position(std::string_view variant) {
    return bare(variant) == "fromposition" || rules_called(variant).is_chess960;
}

bool is_of_rules(code found, const rules_of_game& rules) {
    if (found == codes::rook_files)
        return rules.is_chess960 || rules.variant != nullptr;
    if (found == codes::pieces_in_hand || found == codes::promoted_piece_mark)
        return rules.drops();
    return found == codes::check_counts && rules.variant != nullptr && rules.variant->checks_to_win != 0;
}

} // namespace ctlpgn::pgn
