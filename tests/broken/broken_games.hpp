// Games that are broken as people break them, each beside the game that it was, and what the linter makes of
// them. Those of an original are the cases of a theme file that is called as it is; `first` are the codes of
// which one must be found first, `faults` how many faults there are. misses.txt has those that are reported
// badly; with CTLPGN_UPDATE=1 the test writes it anew.
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
    bool is_control = false;        // nothing is wrong with it
    bool lacks_plies = false;       // its text no longer has all of the original's
    bool is_cut = false;            // it ends before the original does
    bool is_open = false;           // nothing in it says how the game ended
};

std::vector<broken_game> all_broken_games();

// Side, kind, from, to.
using main_ply = std::tuple<side, ply_kind, place, place>;

// What a text says was played and how that ended.
struct played {
    std::vector<main_ply> plies; // of the main lines of all games
    std::vector<int> results;    // of each game; 0: none
    bool is_over = false;        // the last ply ends its game
};
played played_in(const std::string& text);

// What is found in a text, notes aside.
std::vector<diagnostic> found_in(const std::string& text);

// Why the fixed text is no faithful part of the original; empty if it is one. What was wrong in the broken
// text already may stay.
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
