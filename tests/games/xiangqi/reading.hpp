#pragma once

#include "games/xiangqi/ply.hpp"
#include "games/xiangqi/position.hpp"

#include <string>

namespace ctlpgn::xiangqi_tests {

/// A position from its FEN; for tests only, so it trusts the text.
xiangqi::position read_fen(const std::string& text);
std::string write_fen(const xiangqi::position& p);

/// Points as "h2", with ranks from 0 on.
xiangqi::point point_named(const std::string& name);
std::string name_of(xiangqi::point at);

/// As engines name it: with ranks from 1 on.
std::string uci_of(const xiangqi::ply& played);

} // namespace ctlpgn::xiangqi_tests
