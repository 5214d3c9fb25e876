// Where the tree of a reader differs from the expected one.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace ctlpgn::conformance {

// The first difference, "/games/0/moves/1/piece: expected "rook", found "queen""; empty if there is
// none. Fields that a reader may leave out (span, resultSpan, id, target, inText, expectedNumber) count where it has them; file,
// diagnostics, schemaVersion, and additional fields about positions and rules do not count.
std::string tree_difference(const nlohmann::json& expected, const nlohmann::json& found);

} // namespace ctlpgn::conformance
