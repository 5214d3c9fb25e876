// What repair must know about the texts of a notation, apart from its lines of play.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "repair/channel.hpp"
#include "repair/finding_roles.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/prices.hpp"
#include "repair/verdicts.hpp"
#include "repair/words.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

namespace ctlpgn::repair {

struct repair_rules {
    finding_roles roles;
    // One of the misfits that the damages have to explain all the same: that moves are written twice.
    code repeated_moves = code::none;
    // Where several plies are missing: nothing is known about the line from there on.
    code gap = code::none;
    code unreadable_ply = code::none; // reported where text is no ply, if nothing has been found there
    // The same where a ply is missing, by the side that would play it.
    code missing_ply_of_first_side = code::none;
    code missing_ply_of_second_side = code::none;
    // That a variation is not where its first ply can be played, which depends on the line around it.
    code misplaced_variation = code::none;
    code unlikely_ply = code::none; // and where a legal ply is written, but another one is meant
    // Whether a finding whose code says that its text is no move (`finding_role::no_move`) may be about one
    // all the same; null: never.
    bool (*may_be_move)(const game& record, const finding& asked) = nullptr;
    // Whether the tree says for sure what a readable ply is; null: always.
    bool (*is_sure)(const game& record, const ply& read) = nullptr;
    word_signs signs;
    std::span<const std::string_view> results;
    std::string_view gap_in_move = " "; // between its plies
    std::string_view gap_before_rating = "";
    char opening = '\0';              // comes right before the moves; '\0': only tags do
    bool marks_may_lack = false;      // a ply without its mark is as right as one with it
    bool reads_variations = false;    // they are repaired, too
    bool are_variations_last = false; // they come after the line of play that they belong to

    // A shorter line says too little of what was played for a repair to be safe.
    std::size_t fewest_plies = 16;
    std::size_t fewest_undamaged = 12; // of those
    std::size_t fewest_to_repair = 16; // and one that is shorter than this, too little for any
    // Where nothing is repaired, the plies that the first misfit of a line may mean are named.
    bool names_misfits = false;
    margins_needed margins = {};
    // What it costs at most, in nats, that a player writes a ply with another sign of the same kind than was
    // played, by mistake. Not where slips of scanners and keys mostly make plies, too.
    float other_sign = prices::most_for_word;
    std::span<const other_writing> other_writings = {};
    cost_bounds most_costs = {};

    [[nodiscard]] bool is_no_move(const game& record, const finding& asked) const {
        return roles.has(asked, finding_role::no_move) &&
               (may_be_move == nullptr || !may_be_move(record, asked));
    }
    [[nodiscard]] bool has_other_signs() const { return other_sign < prices::most_for_word; }

    [[nodiscard]] bool says_for_sure(const game& record, const ply& read) const {
        return is_sure == nullptr || is_sure(record, read);
    }
};

} // namespace ctlpgn::repair
