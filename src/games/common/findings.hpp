#pragma once

namespace ctlpgn::games {

// Whether a ply is legal, and if not, why. The reason determines the meaning of `at` and `attacker`.
template <class illegality, class cell> struct verdict_of {
    illegality why = illegality::none;
    cell at;
    cell attacker;

    bool is_legal() const { return why == illegality::none; }

    friend bool operator==(const verdict_of&, const verdict_of&) = default;
};

// The reasons of a game are in order: those that contradict the board come first.
template <class illegality> constexpr bool is_contradiction(illegality why) {
    return why >= illegality::origin_empty && why <= illegality::captures_other_piece;
}

// What is wrong with a position, where, and of which piece.
template <class set_up_fault, class cell, class piece> struct set_up_finding_of {
    set_up_fault fault;
    cell at;
    piece what;

    friend bool operator==(const set_up_finding_of&, const set_up_finding_of&) = default;
};

} // namespace ctlpgn::games
