// Later faults that would not be there if another ply had been written instead of a wrong one.
#pragma once

#include "play/replay.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn {

// A wrong ply differs in one thing from what was meant: the piece began or ended elsewhere. If a legal ply
// that differs so lets the line go on up to a later fault, and beyond it, the later one is only a
// consequence. Looking is limited, so that the time that it takes grows no faster than the game.
template <replayable way> class meant_plies {
  public:
    explicit meant_plies(const game& record)
        : record_(&record), previous_(record.plies.size(), no_node), last_wrong_(record.plies.size()) {}

    // To be called for every ply, before the other functions.
    void reach(const replayed_ply<way>& each) {
        previous_[each.at] = each.previous;
        last_wrong_[each.at] = each.previous == no_node ? 0 : last_wrong_[each.previous];
    }

    static bool is_wrong(const typename way::resolution& which) {
        return which.captures_nothing || !which.is_legal();
    }

    // A wrong ply has been reported.
    void add(const replayed_ply<way>& wrong) {
        wrong_plies_.push_back({wrong.at, wrong.before, wrong.which});
        last_wrong_[wrong.at] = static_cast<std::uint32_t>(wrong_plies_.size());
    }

    // Whether the last wrong ply before it in its line accounts for this one.
    [[nodiscard]] bool explain(const replayed_ply<way>& asked) {
        if (asked.previous == no_node || last_wrong_[asked.previous] == 0 || tries_left_ == 0)
            return false;
        --tries_left_;
        const wrong_ply& wrong = wrong_plies_[last_wrong_[asked.previous] - 1];
        std::vector<node> path;
        for (node at = asked.at; at != wrong.at; at = previous_[at]) {
            if (path.size() == farthest)
                return false;
            path.push_back(at);
        }
        std::reverse(path.begin(), path.end());
        plies_.clear();
        legal_plies(wrong.before, plies_);
        return std::any_of(plies_.begin(), plies_.end(), [&](const auto& meant) {
            return is_similar(wrong, meant) && goes_on(wrong.before, meant, path);
        });
    }

  private:
    struct wrong_ply {
        node at = no_node;
        typename way::board before;
        typename way::resolution which;
    };

    // The number of plies between the two; looking further gains little.
    static constexpr std::size_t farthest = 60;

    [[nodiscard]] bool is_similar(const wrong_ply& wrong, const typename way::rules::ply& meant) const {
        if (meant.mover == wrong.which.played.mover)
            return meant.from == wrong.which.played.from || meant.to == wrong.which.played.to;
        return wrong.which.is_known && meant.to == wrong.which.played.to;
    }

    [[nodiscard]] bool goes_on(typename way::board now, const typename way::rules::ply& meant,
                               const std::vector<node>& path) const {
        play_on(now, meant);
        return std::all_of(path.begin(), path.end(), [&](node at) {
            const ply& written = record_->plies[at];
            if (!way::is_turn_of(now, written))
                return false;
            const typename way::resolution which = way::resolve(now, written);
            if (is_wrong(which))
                return false;
            way::play(now, which);
            return true;
        });
    }

    const game* record_;
    std::vector<node> previous_;            // by ply: the one before it in its line
    std::vector<std::uint32_t> last_wrong_; // by ply: the last wrong one up to it, counted from 1; 0: none
    std::vector<wrong_ply> wrong_plies_;
    std::vector<typename way::rules::ply> plies_;
    int tries_left_ = 64;
};

} // namespace ctlpgn
