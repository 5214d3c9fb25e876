// Where findings of one kind stand, to look for them by their place.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

/// The first finding of this kind in the list; null if there is none.
const finding* first_finding(const std::vector<finding>& findings, code id);

/// Where the findings of this kind begin, in bytes, in order.
std::vector<std::uint32_t> begins_of(const std::vector<finding>& findings, code id);

/// Where they end, in order.
std::vector<std::uint32_t> ends_of(const std::vector<finding>& findings, code id);

} // namespace ctlpgn::ctl_pgn
