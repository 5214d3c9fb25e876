// The rows of diagnostics that rulec writes.
#pragma once

#include "catalogue/short_rows.hpp"
#include "ctlpgn/catalogue.hpp"

#include <span>
#include <vector>

namespace ctlpgn::catalogue_rows {

// The rows of a constant. In a build without explanations, they have only names and messages.
template <const auto& Rows> std::span<const diagnostic_info> in_this_build() {
#ifdef CTLPGN_WITHOUT_EXPLANATIONS
    static const std::vector<diagnostic_info> made = lengthened(shortened<Rows>::value);
    return made;
#else
    return Rows;
#endif
}

} // namespace ctlpgn::catalogue_rows
