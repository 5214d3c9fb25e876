// Words for plies that contradict the board or break the rules.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/tree.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/resolution.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

struct illegality_row {
    code id = code::none;
    std::string_view briefly; // of a piece that cannot be meant: "c2 {is blocked}"
};

const illegality_row& row_of(illegality why);

// None if the text does not describe a ply.
code code_of(contradiction fault);

// The reason for the message: "Red's pawn is on c3".
std::string reason_of(const position& p, const xiangqi::ply& played, const verdict& why);

// How a written ply contradicts the board, for the message of its code, except where several pieces may move.
std::string detail_of(const position& p, const ctlpgn::ply& written, const resolution& which);

// "b2, c2 and d2": where the candidates are.
std::string list_of(const std::vector<xiangqi::ply>& candidates);

} // namespace ctlpgn::xiangqi
