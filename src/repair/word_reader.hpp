// Reads one word in all states of a stop, in every way in which it may have been damaged: as a ply, as a
// number, as a word too many, after a ply that is missing, or in the wrong order.
#pragma once

#include "repair/ply_reader.hpp"
#include "repair/prices.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

template <lines_of_play lines> class word_reader : protected ply_reader<lines> {
    using base = ply_reader<lines>;

  protected:
    using base::add_state;
    using base::fitting;
    using base::game_;
    using base::lattice_;
    using base::more_after_omission;
    using base::offer;
    using base::play_nearest;
    using base::positions_;
    using base::read_parted;
    using base::read_plies;
    using base::settings_;
    using base::ties;
    using base::words_;
    using typename base::candidate;
    using typename base::fitting_ply;

  public:
    using typename base::ply;
    using typename base::position;

    using base::base;

  protected:
    void read_word(std::uint32_t at, std::uint32_t first_state) {
        const word& here = words_[at];
        const auto end = static_cast<std::uint32_t>(lattice_.states.size());
        if (here.kind != word_kind::punctuation)
            try_omissions(at, first_state, end);
        const auto all = static_cast<std::uint32_t>(lattice_.states.size());
        if (here.kind != word_kind::ply) {
            for (std::uint32_t from = first_state; from != all; ++from)
                pass_over(at, from, cost_of_number(here, positions_[from]), step_kind::passed);
            return;
        }
        try_swaps(at, first_state, end); // adds states that are not of this stop
        for (std::uint32_t from = first_state; from != all; ++from) {
            read_plies(at, from);
            pass_over(at, from, cost_of_skipping(at), step_kind::skipped);
        }
        read_parted(at);
    }

    // The next ply word from here on.
    [[nodiscard]] std::uint32_t next_ply(std::uint32_t at) const {
        while (at < words_.size() && words_[at].kind != word_kind::ply)
            ++at;
        return at;
    }

  private:
    // A word that is no ply.
    void pass_over(std::uint32_t at, std::uint32_t from, float cost, step_kind kind) {
        offer(at + 1, from, {.cost = cost, .kind = kind, .words = {.first = at, .end = at + 1}, .meant = {}},
              nullptr);
    }

    [[nodiscard]] float cost_of_number(const word& written, const position& now) const {
        if (written.kind != word_kind::number || written.number == 0)
            return 0;
        const std::uint32_t due = game_.number_of(now);
        if (due == 0 || due == written.number)
            return 0;
        const std::uint32_t apart = due > written.number ? due - written.number : written.number - due;
        return prices::wrong_number + prices::wrong_step * static_cast<float>(std::min(apart, 9U));
    }

    [[nodiscard]] float cost_of_skipping(std::uint32_t at) const {
        const std::string_view text = words_[at].text;
        std::uint32_t before = at;
        while (before != 0 && words_[before - 1].kind != word_kind::ply)
            --before;
        if (before != 0 && words_[before - 1].text == text)
            return prices::skipped_word;
        return prices::skipped_word + prices::skipped_character * static_cast<float>(text.size());
    }

    static constexpr std::uint32_t most_for_structure = 6; // states, the best ones

    // Whether something speaks for a ply that is missing before the word: the number of the next move, or a
    // well-formed ply that the best state does not have.
    [[nodiscard]] bool may_be_after_omission(std::uint32_t at, std::uint32_t best_state) {
        if (words_[at].kind == word_kind::number)
            return words_[at].number != 0 && words_[at].number == game_.number_of(positions_[best_state]) + 1;
        return !fitting(positions_[best_state], words_[at]) || is_half_a_move(at, best_state);
    }

    // Whether the word is a ply after which the number of the next move comes too early. It may also be that
    // of the other side, and the one before it be missing.
    [[nodiscard]] bool is_half_a_move(std::uint32_t at, std::uint32_t best_state) {
        const std::optional<fitting_ply> read = fitting(positions_[best_state], words_[at]);
        const std::size_t next = at + (read ? read->words : 1U);
        if (!read || next >= words_.size() || words_[next].kind != word_kind::number)
            return false;
        position after = positions_[best_state];
        game_.play(after, read->played);
        const std::uint32_t due = game_.number_of(after);
        return due != 0 && words_[next].number == due + 1;
    }

    // A ply that is missing, so that the next one fits.
    void try_omissions(std::uint32_t at, std::uint32_t first_state, std::uint32_t end_state) {
        const std::uint32_t next = next_ply(at);
        if (next == words_.size() || !words_[next].is_well_formed || !may_be_after_omission(at, first_state))
            return;
        const float most = lattice_.states[first_state].cost + settings_.width.cut + more_after_omission;
        const std::uint32_t last = std::min(end_state, first_state + most_for_structure);
        for (std::uint32_t from = first_state; from != last; ++from) {
            game_.list(positions_[from], options_);
            const float cost =
                prices::omitted_ply + std::log(static_cast<float>(std::max<std::size_t>(options_.size(), 1)));
            if (lattice_.states[from].cost + cost > most)
                break;
            for (const option<ply>& each : options_) {
                position after = positions_[from];
                game_.play(after, each.played);
                if (fitting(after, words_[next]))
                    add_omission(at, from, cost, each, end_state);
            }
        }
    }

    void add_omission(std::uint32_t at, std::uint32_t from, float cost, const option<ply>& meant,
                      std::uint32_t first_of_added) {
        const float doubt = prices::doubt_unwritten * game_.doubt_of(positions_[from], meant.played);
        candidate made;
        made.cost = lattice_.states[from].cost + cost + doubt;
        made.step = {.from = from,
                     .cost = cost,
                     .doubt = doubt,
                     .kind = step_kind::omitted,
                     .words = {.first = at, .end = at},
                     .meant = meant.text};
        made.played = meant.played;
        made.plays = true;
        add_state(first_of_added, made, ties * settings_.width.beam);
    }

    // Two plies in the wrong order, perhaps with a number between them.
    void try_swaps(std::uint32_t at, std::uint32_t first_state, std::uint32_t end_state) {
        const std::uint32_t later = next_ply(at + 1);
        if (later >= words_.size() || !words_[at].is_well_formed || !words_[later].is_well_formed ||
            words_[at].text == words_[later].text)
            return;
        const std::uint32_t last = std::min(end_state, first_state + most_for_structure);
        for (std::uint32_t from = first_state; from != last; ++from) {
            const std::optional<fitting_ply> first = fitting(positions_[from], words_[later]);
            if (!first)
                continue;
            position between = positions_[from];
            game_.play(between, first->played);
            const bool are_numbers_right =
                std::all_of(words_.begin() + at + 1, words_.begin() + later,
                            [&](const word& each) { return cost_of_number(each, between) == 0; });
            const std::optional<fitting_ply> second = fitting(between, words_[at]);
            if (second && are_numbers_right)
                add_swap(at, later, from, first->played, second->played);
        }
    }

    void add_swap(std::uint32_t at, std::uint32_t later, std::uint32_t from, const ply& first,
                  const ply& second) {
        candidate made;
        made.cost = lattice_.states[from].cost + prices::swapped_plies;
        made.step = {.from = from,
                     .cost = prices::swapped_plies,
                     .kind = step_kind::swapped,
                     .words = {.first = at, .end = later + 1},
                     .meant = spelling(words_[later].text)};
        made.played = first;
        made.plays = true;
        const auto middle = static_cast<std::uint32_t>(lattice_.states.size());
        add_state(middle, made, 1);
        offer(later + 1, middle,
              {.cost = 0,
               .kind = step_kind::swapped,
               .words = {.first = at, .end = later + 1, .cut = 1},
               .meant = spelling(words_[at].text)},
              &second);
    }

    std::vector<option<ply>> options_;
};

} // namespace ctlpgn::repair
