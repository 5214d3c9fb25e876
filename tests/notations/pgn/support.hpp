// Shared by the tests of PGN.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

const notation& pgn_notation();

// The seven tags with unknown values, and the moves.
std::string pgn_game(std::string_view moves, std::string_view result = "*", std::string_view more_tags = {});

std::vector<diagnostic> lint_pgn(std::string_view text);

// The names of all findings of the linter.
std::string pgn_findings(std::string_view text, check_level checks = check_level::legal);

// Resolved plies: "e2-e4 g8-f6 e1-g1"; unplayable ones as their text.
std::string resolved_plies(std::string_view text);

std::string formatted_pgn(std::string_view text);

// The text after the tags.
std::string moves_of(std::string_view text);

// Moves as written in the game of pgn_game.
std::string formatted_moves(std::string_view moves, std::string_view result = "*",
                            std::string_view more_tags = {});

// After all fixes, unsafe ones too.
std::string unsafely_fixed_pgn(std::string_view text);

// Findings for moves in other forms, and the results of safe fixes.
struct habit {
    std::string_view written;
    std::string_view found; // names of all findings
    std::string_view fixed;
};
void check_habit(const habit& each, std::string_view result = "*", std::string_view tags = {});

// Findings for moves, and the results of fixes.
struct fixed_slip {
    std::string_view written;
    std::string_view result; // in its tag
    std::string_view codes;  // of all findings
    std::string_view safe;   // the moves after safe fixes
    std::string_view unsafe; // and after all
};
void check_slip(const fixed_slip& each);

// A game with all tags, one of them changed.
std::string with_tag(std::string_view right, std::string_view written, std::string_view moves = "1. e4 e5");

// Findings for a tag, and the result of safe fixes.
struct tag_slip {
    std::string_view right;   // among the tags of the game; empty: it is an additional one
    std::string_view written; // in its place
    std::string_view found;
    std::string_view safe;
};
void check_tag(const tag_slip& each);

} // namespace ctlpgn::tests
