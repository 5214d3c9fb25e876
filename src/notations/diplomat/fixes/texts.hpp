// Fixes for everything except moves: comments, results, tags.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/diplomat/fix_functions.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

using proposed = std::optional<fix>;

// Cells or a result, without words about them: "2","e-e3","l-l3"   3-0
bool may_be_played(std::string_view text);

} // namespace ctlpgn::diplomat
