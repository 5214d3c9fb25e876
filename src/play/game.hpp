// What a game offers, so that replay, doubt, repetition, clocks and counts of plies are templates over it.
//
// A game is a folder of src/games with its own namespace. It knows rules and no text, and includes
// nothing but itself and games/common; so it does not include this file either: the tests assert that it
// fits. `rules` below is a struct of the game that names its types; the functions are free functions of its
// namespace, found by their arguments.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace ctlpgn {

// A type whose values are small and plain, so that they are copied at will and kept by the thousand.
template <class type, std::size_t most_bytes>
concept plain_value = std::is_trivially_copyable_v<type> && std::equality_comparable<type> &&
                      sizeof(type) <= most_bytes;

// The types of a game.
// - `cell`: a place of the board, or none (`is_none`); `index()` is below `rules::cell_count`.
// - `piece`: a kind and its owner in one byte, or nothing (`is_empty`).
// - `ply`: what one side claims to do, complete: a kind of ply, the mover, both cells, what is captured,
//   what it becomes. `complete_ply` makes one from what the board knows.
// - `position`: a value, also for boards that no game reaches. `at(cell)` and the public fields `to_move`,
//   `half_move_clock` and `move_number` (32 bits, so that no record exceeds them; 0 where it is unknown).
// - `verdict`: `why` (the enum illegality, `none` for a legal ply) and the cells that it names. What
//   contradicts the board by itself comes before the rules of movement, these before the safety of the king.
// - `set_up_finding`: `fault` (an enum) and the cell and piece that it names.
// - `standing`: an enum with at least `quiet`, `check`, `mate`, `stalemate`.
template <class rules>
concept names_types_of_a_game = requires {
    requires plain_value<typename rules::cell, 1>;
    requires plain_value<typename rules::piece, 1>;
    requires plain_value<typename rules::ply, 16>;
    requires plain_value<typename rules::position, 256>;
    requires std::is_enum_v<typename rules::side>;
    requires std::is_enum_v<decltype(rules::verdict::why)>;
    requires std::is_enum_v<decltype(rules::set_up_finding::fault)>;
    { rules::verdict::why } -> std::convertible_to<typename rules::illegality>;
    rules::illegality::none;
    rules::standing::quiet;
    rules::standing::check;
    rules::standing::mate;
    rules::standing::stalemate;
};

// Numbers by which a game ends or may end; 0 where the game has no such rule. `stalemate_loses` says whether
// the side that has nothing to play has lost.
template <class rules>
concept knows_its_ends = requires {
    { rules::repetitions_to_claim } -> std::convertible_to<int>;
    { rules::repetitions_to_end } -> std::convertible_to<int>;
    { rules::clock_to_claim } -> std::convertible_to<std::uint32_t>;
    { rules::clock_to_end } -> std::convertible_to<std::uint32_t>;
    { rules::stalemate_loses } -> std::convertible_to<bool>;
};

template <class rules>
concept game_rules = names_types_of_a_game<rules> && knows_its_ends<rules> &&
    requires(const typename rules::position& p, typename rules::position& changed,
             const typename rules::ply& claimed, std::vector<typename rules::ply>& plies,
             typename rules::cell at, typename rules::side who) {
    { rules::start() } -> std::convertible_to<const typename rules::position&>;

    // Set-up. check_set_up names each fault by itself, in the order of the fields of a written position. It
    // asks of any position; with a fault that prevents_play nothing can be judged. settled drops those rights
    // that the board denies.
    { check_set_up(p) } -> std::same_as<std::vector<typename rules::set_up_finding>>;
    { prevents_play(check_set_up(p).front().fault) } -> std::same_as<bool>;
    { settled(p) } -> std::same_as<typename rules::position>;

    // Legal plies, in a stable order.
    legal_plies(p, plies);
    { count_legal_plies(p) } -> std::same_as<int>;
    { find_legal_ply(p) } -> std::same_as<std::optional<typename rules::ply>>;

    // Whether a ply is legal for the side to move, and if not, which rule it breaks. A ply whose verdict
    // contradicts_board cannot be meant on this board; any other illegal ply can still be played.
    { judge(p, claimed) } -> std::same_as<typename rules::verdict>;
    { contradicts_board(judge(p, claimed).why) } -> std::same_as<bool>;

    // Plays a ply as it is claimed, legal or not: what the ply names is on the target afterwards, and
    // what it captures is gone. For a legal ply this is the game's own effect.
    play(changed, claimed);

    // Attack, check and ends.
    { is_attacked(p, at, who) } -> std::same_as<bool>; // by that side
    { in_check(p, who) } -> std::same_as<bool>;
    { standing_of(p) } -> std::same_as<typename rules::standing>; // of the side to move
    { is_dead(p) } -> std::same_as<bool>;                         // by material: neither side can win

    // Repetition: same board, same side to move, same rights, as far as they can be used; hash agrees with
    // it. Where the half-move clock is 0, no earlier position can occur again.
    { same_situation(p, p) } -> std::same_as<bool>;
    { hash(p) } -> std::same_as<std::uint64_t>;
};

} // namespace ctlpgn
