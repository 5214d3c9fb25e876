// How sure a repair is. The thresholds have been calibrated on damaged games (docs/dev/repair.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace ctlpgn::repair {

// What is known about a damaged place of a line of play.
struct damage {
    std::size_t ply = 0; // its place in the line
    float cost = 0;
    float margin = 0;            // by what is written
    float likely_margin = 0;     // and by how likely plies are
    bool is_well_formed = false; // another ply is written there
    bool is_legal = false;       // and that ply is legal
    bool has_rival = false;      // another slip explains as much
    bool has_tie = false;        // another ply fits as well, and is nearly as likely
    bool is_omitted = false;     // nothing is written there
    bool has_stray_sign = false; // a sign that judges or marks the ply is written within it
    bool is_structural = false;  // a ply is missing, superfluous or in the wrong place, or a number is wrong
};

enum class verdict : std::uint8_t {
    safe,     // nothing else can be meant
    unsafe,   // the likeliest ply, and not one of many
    doubtful, // one of many
};

// In nats. The texts of a notation say more or less about a ply.
struct margins_needed {
    float safe = 3; // where little is damaged
    // So much less by what is written alone: where it is known how usual plies are, that decides with it.
    float less_by_text = 0;
    float most_cost = 15;          // of the slips in a place that is safe
    std::ptrdiff_t more_plies = 1; // that are written well and replaced safely, than other words
    // Of a safe repair with another near it that replaces a legal ply, and of that one; by default there is
    // none.
    float beside_legal = std::numeric_limits<float>::max();
    float legal_beside_other = std::numeric_limits<float>::max();
    float unsafe = -1.6F; // a sixth of all readings
    // By what is written alone, for a ply that is not: whether no other one lets the line go on as well.
    // Where people play, how usual it is decides.
    float omitted = -99;
    // The share of the plies about it that may be damaged if it is to be safe.
    double densest = 1;
};

// All of these expect damages in the order of their line.

// Whether a wider search may find something better: much is damaged somewhere, or well-formed plies would be
// replaced that an earlier slip explains as well.
bool is_crowded(std::span<const damage> damages);

// Whether several plies would be replaced that are written well, for which one slip anywhere before them may
// be the cause.
bool replaces_several_plies(std::span<const damage> damages);

// Whether several plies would be replaced that are written well, some of which no likely slip explains, and
// few other words. Plies are rather missing then, or in another order.
bool replaces_too_many_plies(std::span<const damage> damages);

std::vector<verdict> judge(std::span<const damage> damages, const margins_needed& needed = {});

} // namespace ctlpgn::repair
