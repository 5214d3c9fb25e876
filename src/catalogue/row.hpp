// What the tables of diagnostics are written with.
//
// A diagnostic is one row in one table: its code, level, name, message, explanation, whether `lint --fix` can
// fix it, and two examples with the place that they are put in. Rows are in the order of their codes. Those
// of the core, which any notation may report, are in catalogue/rows/ and have no examples: each notation that
// reports them has its own. Those of one notation are in its folder, notations/*/catalogue/.
//
// A message is one sentence without a full stop; its places, {found} and one other, are filled in by
// message.hpp. Examples are coherent with the position that they begin from, since the board is asked about
// them, too. They are missing where only a limit of the reader can raise the diagnostic: nesting-too-deep,
// too-many-tags, comment-too-long, game-too-long, too-many-findings; or a whole file: other-encoding.
#pragma once

#include "catalogue/short_rows.hpp"
#include "ctlpgn/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::catalogue_rows {

using enum level;
using enum example_place;
using enum fixable;

// Tables of rows as one.
template <std::size_t... Sizes> constexpr auto joined(const diagnostic_info (&... tables)[Sizes]) {
    std::array<diagnostic_info, (Sizes + ...)> result{};
    std::size_t filled = 0;
    const auto append = [&](const auto& table) {
        for (const diagnostic_info& row : table)
            result[filled++] = row;
    };
    (append(tables), ...);
    return result;
}

// An example and what is around it.
inline std::string join(std::initializer_list<std::string_view> parts) {
    std::string result;
    for (const std::string_view part : parts)
        result += part;
    return result;
}

template <typename Rows> constexpr bool are_in_order(const Rows& rows) {
    return std::ranges::adjacent_find(rows, std::ranges::greater_equal{}, &diagnostic_info::id) ==
           std::ranges::end(rows);
}

// The rows of a constant. A build that answers no questions about codes has only what findings say.
template <const auto& Rows> std::span<const diagnostic_info> in_this_build() {
#ifdef CTLPGN_WITHOUT_EXPLANATIONS
    static const std::vector<diagnostic_info> made = lengthened(shortened<Rows>::value);
    return made;
#else
    return Rows;
#endif
}

} // namespace ctlpgn::catalogue_rows
