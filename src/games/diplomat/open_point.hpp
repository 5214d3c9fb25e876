#pragma once

#include <cstdint>

namespace ctlpgn::diplomat {

// What the description of the game leaves open. A ply that depends on one of these is accepted and can be
// reported.
enum class open_point : std::uint8_t {
    none,
    bishop_past_centre,  // a bishop that comes to the centre goes on beyond it
    horse_across_centre, // a horse on crown 3 jumps over the centre to another cell of crown 3
    radial_forward, // a pawn's steps along a radius away from the centre on its own half, or to it on the
                    // other
    promotion_place // a promotion elsewhere than on crown 1 of the enemy's half, or none where no step is
                    // left
};

// How open points are read. By the narrow reading a bishop ends on the centre, a horse does not jump over
// it, and a pawn goes to the centre on its own half and away from it on the enemy's. The wide one allows the
// rest as well.
enum class reading : std::uint8_t { narrow, wide };

// The reading by which legal plies are listed, and checks and ends of games are reported.
inline constexpr reading taken_reading = reading::narrow;

} // namespace ctlpgn::diplomat
