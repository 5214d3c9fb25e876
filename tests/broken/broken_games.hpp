// Games with realistic damage, each with its original, and the linter's results. The damaged forms of an
// original are the cases of a theme file with its name; `first` are the codes of which one must be reported
// first, `faults` is the number of faults. misses.txt lists the badly reported ones; with CTLPGN_UPDATE=1 the
// test rewrites it.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/tree.hpp"

#include <string>
#include <tuple>
#include <vector>

namespace ctlpgn::broken {

struct broken_game {
    std::string name; // original/case
    std::string text;
    std::string original;           // that text before it was broken
    std::vector<std::string> codes; // one of these is the first finding
    std::size_t faults = 1;         // how many there are
    bool is_control = false;        // it has no faults
    bool lacks_plies = false;       // its text no longer has all of the original's
    bool is_cut = false;            // it ends before the original does
    bool is_open = false;           // nothing in it shows how the game ended
};

std::vector<broken_game> all_broken_games();

// Side, kind, from, to.
using main_ply = std::tuple<side, ply_kind, place, place>;

// The plies and the result of a text.
struct played {
    std::vector<main_ply> plies; // of the main lines of all games
    std::vector<int> results;    // of each game; 0: none
    bool is_over = false;        // the last ply ends its game
};
played played_in(const std::string& text);

// The findings in a text, without notes.
std::vector<diagnostic> found_in(const std::string& text);

// Why the fixed text is not a faithful part of the original; empty if it is. Errors that the broken text
// already had may remain.
std::string lie_in(const broken_game& game, const std::string& fixed);

struct judgement {
    std::string wrong_first; // what was found instead
    bool cascade = false;
    bool silent = false;
    std::string wrong_safe;
    std::string wrong_unsafe;
    std::string wrong_control;
};
judgement judge(const broken_game& game);

} // namespace ctlpgn::broken
