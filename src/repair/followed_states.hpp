// The states that are followed at the same time: positions that the words so far may have led to.
#pragma once

#include "repair/lattice.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

template <lines_of_play lines> class followed_states {
  public:
    using position = typename lines::position;
    using ply = typename lines::ply;

    followed_states(const lines& asked, std::span<const word> words, const decoding_settings& settings)
        : game_(asked), words_(words), settings_(settings), stops_(words.size() + 1) {}

  protected:
    // A state that may be followed.
    struct candidate {
        float cost = 0; // of the whole way to it
        lattice_step step;
        ply played{};
        bool plays = false;
    };
    static constexpr float unreached = 1e9F; // nats

    // A place between words.
    struct stop {
        std::vector<candidate> waiting;
        float best = unreached; // cost of those

        void clear() {
            waiting.clear();
            best = unreached;
        }
    };

    struct fitting_ply {
        ply played;
        std::uint32_t words = 1; // that it takes
    };

    // The legal ply that a word means as it is written.
    std::optional<fitting_ply> fitting(const position& now, const word& written) {
        if (written.read_words != 0)
            if (std::optional<ply> read = game_.reads(now, written))
                return fitting_ply{*read, written.read_words};
        if (written.is_well_formed)
            return std::nullopt;
        game_.list(now, legal_);
        for (const option<ply>& each : legal_)
            if (each.text.text() == written.text)
                return fitting_ply{each.played};
        return std::nullopt;
    }

    [[nodiscard]] std::uint64_t key_of(const position& now) const {
        return game_.key(now) ^ (game_.number_of(now) * 0x9e3779b97f4a7c15ULL);
    }

    // Where a ply is missing, many plies may have been played, all about as likely: so many times the usual
    // number of states is followed if they are this close to the best.
    static constexpr std::size_t ties = 4;
    static constexpr float tie = 2;

    // The best candidates become states; those with the same position become one.
    void make_states(stop& here) {
        const auto first = static_cast<std::uint32_t>(lattice_.states.size());
        std::ranges::sort(here.waiting, {}, &candidate::cost);
        std::size_t tried = 0;
        for (const candidate& each : here.waiting) {
            if (each.cost > here.best + cut_after(each.step.from))
                continue;
            if (++tried > 2 * ties * settings_.width.beam)
                break;
            const bool is_tied = each.cost <= here.best + tie;
            add_state(first, each, is_tied ? ties * settings_.width.beam : settings_.width.beam);
        }
        here = {}; // frees its memory
    }

    void add_state(std::uint32_t first, const candidate& each, std::size_t most) {
        position after = positions_[each.step.from];
        if (each.plays)
            game_.play(after, each.played);
        const std::uint64_t key = key_of(after);
        auto known = first;
        while (known != lattice_.states.size() && lattice_.states[known].key != key)
            ++known;
        if (known == lattice_.states.size()) {
            if (lattice_.states.size() - first >= most)
                return;
            lattice_.states.push_back({.key = key,
                                       .cost = each.cost,
                                       .best = static_cast<std::uint32_t>(lattice_.steps.size()),
                                       .is_after_omission = each.step.kind == step_kind::omitted});
            positions_.push_back(std::move(after));
        }
        lattice_.steps.push_back(each.step);
        lattice_.steps.back().to = known;
        played_.resize(lattice_.steps.size());
        played_.back() = each.played;
    }

    // Omissions cost much, and the words after them little.
    static constexpr float more_after_omission = 6;
    [[nodiscard]] float cut_after(std::uint32_t from) const {
        return settings_.width.cut + (lattice_.states[from].is_after_omission ? more_after_omission : 0);
    }

    void offer(std::uint32_t to, std::uint32_t from, lattice_step step, const ply* played) {
        stop& target = stops_[to];
        candidate made;
        made.cost = lattice_.states[from].cost + step.cost + step.doubt;
        if (made.cost > target.best + cut_after(from))
            return;
        step.from = from;
        made.step = step;
        if (played != nullptr) {
            made.played = *played;
            made.plays = true;
        }
        target.best = std::min(target.best, made.cost);
        target.waiting.push_back(made);
    }

    const lines& game_;
    std::span<const word> words_;
    decoding_settings settings_;
    std::vector<stop> stops_; // before each word, and at the end
    lattice lattice_;
    std::deque<position> positions_; // of the states
    std::vector<ply> played_;        // by the steps

  private:
    std::vector<option<ply>> legal_;
};

} // namespace ctlpgn::repair
