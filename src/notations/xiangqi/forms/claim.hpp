// The parts of a written ply other than places: ply::own of a xiangqi tree.
//
// Relative forms (AXF, WXF, Chinese) name the mover by its file or its order there, a direction, and how far
// it goes. Short forms (SALG) name part of the origin. Forms that name both points say nothing here.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi {

namespace named_by {
inline constexpr unsigned nothing = 0;
inline constexpr unsigned file = 1;   // and the eight after it: as the mover counts, or from a in short forms
inline constexpr unsigned rank = 10;  // and the nine after it: 0 to 9
inline constexpr unsigned front = 20; // of several on a file
inline constexpr unsigned middle = 21;
inline constexpr unsigned rear = 22;
inline constexpr unsigned label = 23; // and the four after it: A to E
inline constexpr unsigned first_of_many = 28;
inline constexpr unsigned last_of_many = 29;
inline constexpr unsigned file_and_order = 32;  // (file - 1) * 3 + 0 front, 1 middle, 2 rear
inline constexpr unsigned number_and_file = 59; // (number - 1) * 9 + (file - 1), counted from the front
// By the Federation: a pawn by its file alone, the middle one of three or five there; and by its file twice,
// the middle one where pawns on several files are distinguished. Engines count the latter from the front.
inline constexpr unsigned pawn_file = 104;  // and the eight after it
inline constexpr unsigned file_twice = 113; // and the eight after it
// In Chinese: of the pawns on files with several, from the mover's right to left and front to rear.
inline constexpr unsigned number = 122; // and the four after it
inline constexpr unsigned count = 128;
} // namespace named_by

enum class direction : std::uint8_t { none, forward, backward, sideways };

struct claim {
    unsigned mover = named_by::nothing;
    direction to = direction::none;
    int reach = 0; // 1 to 9

    friend bool operator==(const claim&, const claim&) = default;
};

inline constexpr unsigned reach_count = 9;

// The bits that name the piece, and above them direction and reach: 0 without a direction.
constexpr std::uint16_t packed(const claim& claimed) {
    const unsigned way =
        claimed.to == direction::none
            ? 0
            : (static_cast<unsigned>(claimed.to) - 1) * reach_count + static_cast<unsigned>(claimed.reach);
    return static_cast<std::uint16_t>(claimed.mover + way * named_by::count);
}
constexpr claim claim_of(const ctlpgn::ply& written) {
    const unsigned mover = written.own % named_by::count;
    const unsigned way = written.own / named_by::count;
    if (way == 0)
        return {mover, direction::none, 0};
    return {mover, static_cast<direction>((way - 1) / reach_count + 1),
            static_cast<int>((way - 1) % reach_count + 1)};
}

} // namespace ctlpgn::xiangqi
