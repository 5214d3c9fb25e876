// Standard algebraic notation in export format (8.2.3).
#pragma once

#include "games/chess/ply.hpp"
#include "games/chess/position.hpp"
#include "games/chess/square_set.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/writing/move_style.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// A legal ply.
std::string san_text(const reached_ply& here);
std::string san_text(const chess::position& before, const chess::ply& played);

// Every ply of a game in SAN, by node; empty if it cannot be played.
std::vector<std::string> move_texts(const game& record, const move_style& style);
inline std::vector<std::string> san_texts(const game& record) {
    return move_texts(record, {});
}

// In a line in which a ply cannot be played, an earlier one may be the wrong one: their marks and origins are
// not those that the board gives, so texts of short moves are removed.
void keep_contradicted(const game& record, std::vector<std::string>& texts);

// In a game whose plies can all be played, a mark that says too much may show that one of them is misread.
// Texts of plies with such marks are removed.
void keep_doubted_marks(const game& record, std::vector<std::string>& texts);

// The necessary part of the origin: the file if that suffices, otherwise the rank, otherwise both (8.2.3.4).
// `origins`: the squares from which pieces of this kind may legally go to the target.
struct needed_origin {
    bool file = false;
    bool rank = false;
};
needed_origin origin_needed(chess::square from, chess::square_set origins);

// + or #, or nothing; # also where a game by other rules is won without mate.
std::string_view mark_of(bool checks, const chess::position& after);

// Without a mark of check or mate. `origins`: as above.
std::string unmarked_san(const chess::ply& played, chess::square_set origins,
                         const piece_letters& letters = english_letters);

// Ng1-f3: the piece, both squares, and a sign between them.
std::string unmarked_full(const chess::ply& played, const piece_letters& letters = english_letters);

// e2e4, e7e8q, and e1g1, in Chess960 the square of the rook instead.
std::string uci_text(const chess::ply& played, bool is_chess960);

} // namespace ctlpgn::pgn
