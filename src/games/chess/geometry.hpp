#pragma once

#include "piece.hpp"
#include "square_set.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace ctlpgn::chess {

enum class line : std::uint8_t { file, rank, rising, falling };

// One of the four lines through a square, in two halves: the squares with a lower index, and those with a
// higher one.
struct line_halves {
    std::uint64_t below = 0;
    std::uint64_t above = 0;
};

struct geometry_tables {
    // What a piece of a kind attacks on an empty board; nothing for pawns.
    std::array<std::array<square_set, square_count>, piece_kind_count> reach{};
    std::array<std::array<square_set, square_count>, 2> pawn{}; // what a pawn of a side attacks
    std::array<std::array<line_halves, 4>, square_count> lines{};
    std::array<std::array<square_set, square_count>, square_count> between{}; // without both ends
    std::array<std::array<square_set, square_count>, square_count> through{}; // the whole line with both
};

extern const geometry_tables geometry;

inline square_set reach_of(piece_kind kind, square from) {
    return geometry.reach[index_of(kind)][from.index()];
}
inline square_set knight_attacks(square from) {
    return reach_of(piece_kind::knight, from);
}
inline square_set king_attacks(square from) {
    return reach_of(piece_kind::king, from);
}
inline square_set pawn_attacks(side s, square from) {
    return geometry.pawn[index_of(s)][from.index()];
}
// The squares between two on one line; empty if no line joins them.
inline square_set between(square left, square right) {
    return geometry.between[left.index()][right.index()];
}
// All squares of the line that joins two; empty if there is none.
inline square_set line_through(square left, square right) {
    return geometry.through[left.index()][right.index()];
}

// How far a piece sees along a line, the first piece in each direction included. Taking the nearest blocker
// above from the nearest one below leaves exactly the squares between them.
inline square_set attacks_along(line l, square from, square_set occupied) {
    const line_halves& halves = geometry.lines[from.index()][static_cast<std::size_t>(l)];
    const std::uint64_t below = halves.below & occupied.bits();
    const std::uint64_t above = halves.above & occupied.bits();
    const std::uint64_t nearest_below = std::uint64_t{1} << (63 - std::countl_zero(below | 1));
    const std::uint64_t nearest_above = above & (~above + 1);
    return square_set((2 * nearest_above - nearest_below) & (halves.below | halves.above));
}

inline square_set rook_attacks(square from, square_set occupied) {
    return attacks_along(line::file, from, occupied) | attacks_along(line::rank, from, occupied);
}
inline square_set bishop_attacks(square from, square_set occupied) {
    return attacks_along(line::rising, from, occupied) | attacks_along(line::falling, from, occupied);
}

// The squares that a piece other than a pawn attacks. Since pieces attack along the same ways in both
// directions, these are also the squares from which such a piece attacks this one.
inline square_set attacks_of(piece_kind kind, square from, square_set occupied) {
    switch (kind) {
    case piece_kind::knight: return knight_attacks(from);
    case piece_kind::bishop: return bishop_attacks(from, occupied);
    case piece_kind::rook: return rook_attacks(from, occupied);
    case piece_kind::queen: return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
    case piece_kind::king: return king_attacks(from);
    default: return {};
    }
}

// The direction in which a side moves forward.
constexpr int forward(side s) {
    return s == side::white ? 1 : -1;
}
constexpr int home_rank(side s) {
    return s == side::white ? 0 : 7;
}
constexpr int pawn_rank(side s) {
    return s == side::white ? 1 : 6;
}
constexpr int last_rank(side s) {
    return home_rank(opponent(s));
}
// The rank that a double step of a side crosses.
constexpr int crossed_rank(side s) {
    return s == side::white ? 2 : 5;
}

} // namespace ctlpgn::chess
