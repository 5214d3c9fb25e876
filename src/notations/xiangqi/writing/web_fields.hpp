// Games in the fields of web boards (DhtmlXQ): [DhtmlXQ_red]Hu[/DhtmlXQ_red]
#pragma once

#include "games/xiangqi/ply.hpp"
#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/tags.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// "7747"
std::string move_on_web_board(const xiangqi::ply& played);

// [DhtmlXQ_red]Hu[/DhtmlXQ_red], in a line.
void write_web_field(std::string_view name, std::string_view value, std::string& output);

// By result.
inline constexpr std::array<std::string_view, 5> web_results{"", "红胜", "黑胜", "和棋", "未知"};

// What is where, and a FEN if the side to move and the numbers do not follow from that and the first move.
void write_web_position(const position& shown, std::string_view first_move, std::string& output);

// The header and the position that the game begins with. `moves`: those of all plies, by which boards know
// who begins.
void write_web_header(const game& record, std::span<const std::string> moves, std::string& output);

// The moves of the main line and of variations, and what is said about them: comment12 about ply 12 of the
// main line, comment3_14 about ply 14 of variation 3, which move_0_13_3 gives in place of ply 13 of the main
// line.
void write_web_moves(const game& record, std::span<const std::string> moves, std::string& output);

} // namespace ctlpgn::xiangqi
