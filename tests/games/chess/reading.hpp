#pragma once

#include "games/chess/position.hpp"

#include <string>

namespace ctlpgn::chess_tests {

/// A position from FEN, X-FEN or Shredder-FEN, as written; for tests only, so it trusts the text.
chess::position read_fen(const std::string& text);
/// The same without rights that cannot be used.
chess::position read_settled_fen(const std::string& text);

/// Castling rights by the rooks' files (Shredder-FEN).
std::string write_fen(const chess::position& p);

chess::square square_named(const std::string& name);
std::string name_of(chess::square s);

/// As in UCI for Chess960: a castling is the king's and the rook's square.
std::string uci_of(const chess::ply& played);

} // namespace ctlpgn::chess_tests
