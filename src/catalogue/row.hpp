// What rulec writes rows of diagnostics with.
#pragma once

#include "catalogue/short_rows.hpp"
#include "ctlpgn/catalogue.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::catalogue_rows {

// Parts of a text as one.
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
