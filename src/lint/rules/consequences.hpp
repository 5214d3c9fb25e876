// Consequences of other faults, which are not reported: the rules of each notation say what a finding spoils
// (`spoils`). Neither the rows nor the findings have an order here: what a finding spoils depends on the
// finding and the game alone, and a finding that is dropped spoils others all the same. rulec refuses rules
// that spoil each other, so of all that is wrong something is always reported.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ctlpgn {

// Where a finding spoils others. A finding's place is where it begins; its ply is the one that it is about,
// or the one at its place.
enum class spoiled : std::uint8_t {
    here,    // at the same place
    ply,     // about the same ply
    inside,  // in its text
    line,    // from its place to the end of its line of play
    earlier, // before its place
    later,   // after its place
    game,    // anywhere
    part     // where a function of the notation says
};

// The bytes that a finding spoils; empty if it spoils nothing.
using find_spoiled_part = span (*)(const game& record, const finding& cause);

struct consequence {
    code cause;
    spoiled where;
    find_spoiled_part part; // null unless `where` is `part`
    code first;             // of the codes that are dropped; the cause's own never is
    code last;
};

inline constexpr std::uint32_t end_of_any_game = 0xffffffff;
inline constexpr span whole_game{0, end_of_any_game};

// Drops all findings that others spoil.
void drop_spoiled(const game& record, std::span<const consequence> rows, std::vector<finding>& findings);

} // namespace ctlpgn
