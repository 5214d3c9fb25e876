// The names of squares: a file from a to h and a rank from 1 to 8.
#pragma once

namespace ctlpgn::pgn {

constexpr bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}

constexpr bool is_rank(char c) {
    return c >= '1' && c <= '8';
}

} // namespace ctlpgn::pgn
