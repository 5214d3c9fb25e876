// Games that are played with the board and the pieces of chess, by other rules.
#pragma once

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/position.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace ctlpgn::chess {

// The rules of one variant. A field that its file does not name is as in chess.
struct variant_rules {
    std::uint8_t number; // by which hashes of positions differ: every variant keeps its own

    const position& (*start)() = start_position;

    // By side: there is exactly one king, which may not be left attacked.
    std::array<bool, 2> is_royal{true, true};
    bool must_capture = false; // if any capture is possible
    bool becomes_king = false; // pawns do
    bool drops = false;        // what is captured comes into the captor's hand
    bool has_pawns_on_end_ranks = false;
    std::uint8_t checks_to_win = 0;

    // How the position ends the game, whatever can still be played.
    ending (*end)(const position& p) = nullptr;
    // The pieces of a side that give check to a king on a square.
    square_set (*king_attackers)(const board& b, square king, side player, square_set occupied) = attackers;
    // What a ply does apart from moving its pieces; the side to move is still the one that has played it.
    void (*affect)(position& after, const position& before, const ply& claimed) = nullptr;
    // Whether a step that the pieces can make is right for both kings.
    verdict (*judge_safety)(const position& p, const ply& claimed) = judge_king_safety;
    // Who has won if the side to move has nothing to play and is not in check.
    std::optional<side> (*stalemate_winner)(const position& p) = nullptr;
    // Whether neither side can win any more.
    bool (*is_dead)(const position& p) = nullptr;
};

// The position that a game begins with.
position start_by(const variant_rules& rules);

// One file each, or one for those that differ in little.
namespace variants {

extern const variant_rules king_of_the_hill;
extern const variant_rules three_check;
extern const variant_rules five_check;
extern const variant_rules racing_kings;
extern const variant_rules horde;
extern const variant_rules antichess;
extern const variant_rules suicide;
extern const variant_rules giveaway;
extern const variant_rules atomic;
extern const variant_rules crazyhouse;

} // namespace variants

} // namespace ctlpgn::chess
