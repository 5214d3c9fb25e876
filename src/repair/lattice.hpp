// The readings of some words that have been followed: states, and the steps that lead from one to another.
#pragma once

#include "repair/channel.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn::repair {

enum class step_kind : std::uint8_t {
    read,    // some words are one ply
    parted,  // a part of a word is a ply
    passed,  // a number or punctuation
    skipped, // a word that is no ply
    omitted, // a ply that is not written
    swapped, // of two plies in the wrong order, the one that is written later
};

// The words that a step takes. If it takes a part of a word, that begins at `cut` and ends at `cut_end`.
struct word_range {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    std::uint16_t cut = 0;
    std::uint16_t cut_end = 0; // 0: the word's end

    friend bool operator==(const word_range&, const word_range&) = default;
};

// Leads forward in the order of the states.
struct lattice_step {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    float cost = 0;  // of what is written
    float doubt = 0; // how unlikely the ply is, whatever is written
    step_kind kind = step_kind::read;
    word_range words;
    spelling meant;             // the ply; empty: none
    bool is_as_written = false; // its notation has read the words as this ply, in any form
};

struct lattice_state {
    std::uint64_t key = 0;          // of the position and the number of the ply
    float cost = 0;                 // of the best way to it
    std::uint32_t best = 0;         // its last step
    bool is_after_omission = false; // of a ply
};

// A step of the best reading.
struct judged_step {
    std::uint32_t step = 0;
    // How much more all readings together cost in which these words mean something else, in nats: by what is
    // written alone, and by that and how likely the plies are. Negative: the others are likelier.
    float margin = 0;
    float likely_margin = 0;
    spelling second; // the likeliest of the other meanings
};

class lattice {
  public:
    std::vector<lattice_state> states;
    std::vector<lattice_step> steps;

    void clear() {
        states.clear();
        steps.clear();
    }

    // The steps of the best reading that ends in one of the states from `first_end` on, in order.
    [[nodiscard]] std::vector<judged_step> judge(std::uint32_t first_end) const;
};

inline constexpr float no_rival = 99; // the margin if there is no other reading

} // namespace ctlpgn::repair
