// The words for a ply that contradicts the board or breaks a rule.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "games/diplomat/rules.hpp"
#include "notations/diplomat/replay/resolution.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

struct illegality_row {
    code id = code::none;
    std::string_view briefly; // of a piece that cannot be meant: "c2 {is kept from it by its own king}"
};

const illegality_row& row_of(illegality why);

// None where the reader has reported it.
code code_of(contradiction fault);

// The reason as the message words it: "d2 is in the way".
std::string reason_of(const position& p, const diplomat::ply& played, const verdict& why);

// "White's rook"
std::string name_of(piece what);

} // namespace ctlpgn::diplomat
