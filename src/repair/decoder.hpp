// Finds the likeliest line of play that a damaged text may mean: a beam search over legal lines of play, by
// what it costs that each was written so (prices.hpp).
//
// Words that fit the position are played as they are. From some plies before a word that does not fit,
// several states are followed at the same time: positions that the words so far may have led to. States with
// the same position are one, but every way to it is kept, so that it is known how much likelier a reading is
// than all others. The search ends when the words fit again.
#pragma once

#include "repair/word_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

template <lines_of_play lines> class decoder : word_reader<lines> {
    using base = word_reader<lines>;
    using base::fitting;
    using base::game_;
    using base::key_of;
    using base::lattice_;
    using base::make_states;
    using base::next_ply;
    using base::play_nearest;
    using base::played_;
    using base::positions_;
    using base::read_word;
    using base::settings_;
    using base::stops_;
    using base::words_;
    using typename base::fitting_ply;
    using typename base::stop;

  public:
    using typename base::ply;
    using typename base::position;

    using base::base;

    decoded_line<lines> decode(const position& start) {
        decoded_line<lines> result;
        begin_walk(0, start);
        for (;;) {
            const std::uint32_t misfit = walk();
            result.end = static_cast<std::uint32_t>(words_.size());
            if (misfit == words_.size())
                return result;
            result.end = search(misfit, result);
            if (result.is_hopeless || result.end == words_.size())
                return result;
        }
    }

    // Calls visit(followed_ply) for each ply of the line, as far as it has been read.
    template <class visitor>
    void follow(const position& start, const decoded_line<lines>& found, const visitor& visit) {
        position now = start;
        auto step = found.steps.begin();
        for (std::uint32_t at = 0; at < found.end;) {
            if (step != found.steps.end() && step->words.first <= at) {
                now = step->before;
                if (step->kind != step_kind::passed && step->kind != step_kind::skipped) {
                    visit(followed_ply<lines>{step->words, &*step, now, step->played});
                    game_.play(now, step->played);
                }
                at = std::max(at, step->words.end);
                ++step;
                continue;
            }
            if (words_[at].kind != word_kind::ply) {
                ++at;
                continue;
            }
            const std::optional<fitting_ply> read = fitting(now, words_[at]);
            if (!read)
                return;
            visit(followed_ply<lines>{{.first = at, .end = at + read->words}, nullptr, now, read->played});
            game_.play(now, read->played);
            at += read->words;
        }
    }

  private:
    // A place that has been reached by playing what fits.
    struct walked {
        std::uint32_t word = 0; // that is read next
        position now;
    };

    void begin_walk(std::uint32_t word, const position& now) {
        walk_.clear();
        walk_.push_back({word, now});
    }

    // Plays what fits. Returns the first word that does not, and keeps the places before it.
    std::uint32_t walk() {
        for (;;) {
            const walked& last = walk_.back();
            std::uint32_t next = last.word;
            while (next != words_.size() && words_[next].kind != word_kind::ply)
                ++next;
            if (next == words_.size())
                return next;
            const std::optional<fitting_ply> read = fitting(last.now, words_[next]);
            if (!read)
                return next;
            walked after{next + read->words, last.now};
            game_.play(after.now, read->played);
            walk_.push_back(std::move(after));
            if (walk_.size() - 1 > std::max(settings_.width.lead, settings_.width.lead_to_other_ply))
                walk_.pop_front();
        }
    }

    // Where the search for a misfit begins.
    [[nodiscard]] const walked& begin_before(std::uint32_t misfit) const {
        const std::size_t lead =
            words_[misfit].is_well_formed ? settings_.width.lead_to_other_ply : settings_.width.lead;
        return walk_[walk_.size() - 1 - std::min(lead, walk_.size() - 1)];
    }

    // Some quick looks ahead from a misfit decide whether a search is worth its time.
    [[nodiscard]] bool may_be_play(std::uint32_t misfit) {
        return fits_with_passes(misfit, walk_.back().now) || fits_with_nearest(misfit) ||
               fits_with_slip_before(misfit);
    }

    // Takes each misfit for a pass. In a game that is damaged here and there most plies still fit; most words
    // of prose are no plies by their form, and most plies that belong to no game do not fit.
    [[nodiscard]] bool fits_with_passes(std::uint32_t misfit, position now) {
        std::size_t fits = 0;
        std::size_t misfits = 0;
        std::size_t unreadable = 0;
        for (std::uint32_t at = misfit;
             at != words_.size() && fits + misfits + unreadable != settings_.look_ahead; ++at) {
            if (words_[at].kind != word_kind::ply)
                continue;
            std::optional<fitting_ply> read = fitting(now, words_[at]);
            if (!read) {
                game_.pass(now);
                if (words_[at].is_well_formed)
                    read = fitting(now, words_[at]); // a ply is missing before it
            }
            if (read)
                game_.play(now, read->played);
            ++(read ? fits : words_[at].is_well_formed ? misfits : unreadable);
        }
        return misfits <= std::max(settings_.few_misfits, 2 * fits) &&
               unreadable <= std::max(2 * settings_.few_misfits, 3 * (fits + misfits));
    }

    // Takes each misfit for the ply that is written most alike, which goes on where a capture or a queen is
    // damaged.
    [[nodiscard]] bool fits_with_nearest(std::uint32_t misfit) {
        position now = walk_.back().now;
        float cost = 0;
        std::size_t plies = 0;
        for (std::uint32_t at = misfit; at < words_.size() && plies != settings_.look_ahead; ++at) {
            if (words_[at].kind != word_kind::ply)
                continue;
            ++plies;
            if (const std::optional<fitting_ply> read = fitting(now, words_[at])) {
                game_.play(now, read->played);
                at += read->words - 1;
                continue;
            }
            cost += play_nearest(at, now);
            if (cost > settings_.most.ahead)
                return false;
        }
        return true;
    }

    // Takes one of the last plies before a misfit for a slip, with which that one fits.
    [[nodiscard]] bool fits_with_slip_before(std::uint32_t misfit) {
        constexpr std::size_t farthest = 4; // plies
        if (!words_[misfit].is_well_formed || settings_.exchanged.other_sign >= prices::most_for_word)
            return false;
        for (std::size_t back = 1; back <= std::min(farthest, walk_.size() - 1); ++back) {
            const walked& from = walk_[walk_.size() - 1 - back];
            const std::uint32_t at = next_ply(from.word);
            game_.list(from.now, slips_);
            for (const option<ply>& each : slips_) {
                const float cost = reading_cost(words_[at].text, each.text.text(), settings_.exchanged);
                if (cost == 0 || cost > prices::one_slip)
                    continue;
                position now = from.now;
                game_.play(now, each.played);
                if (fits_up_to(misfit, at + 1, now) && fits_with_passes(misfit + 1, now))
                    return true;
            }
        }
        return false;
    }

    // Whether all words from one to another fit as they are written.
    [[nodiscard]] bool fits_up_to(std::uint32_t last, std::uint32_t at, position& now) {
        for (at = next_ply(at); at <= last; at = next_ply(at)) {
            const std::optional<fitting_ply> read = fitting(now, words_[at]);
            if (!read)
                return false;
            game_.play(now, read->played);
            at += read->words;
        }
        return true;
    }

    // From some plies before the misfit until the text fits again. Returns the word there.
    std::uint32_t search(std::uint32_t misfit, decoded_line<lines>& result) {
        const walked from = begin_before(misfit);
        if (!may_be_play(misfit))
            return give_up(from.word, result);
        begin_search(from);
        std::uint32_t first_state = 0; // of the stop
        std::uint32_t calm_from = misfit;
        std::vector<float> past; // costs of the best state at each ply
        for (std::uint32_t at = from.word;; ++at) {
            touched_ = std::max(touched_, static_cast<std::size_t>(at) + 4);
            if (at != from.word) {
                first_state = static_cast<std::uint32_t>(lattice_.states.size());
                make_states(stops_[at]);
                if (first_state == lattice_.states.size())
                    return give_up(from.word, result); // no state reads on
            }
            if (at == words_.size())
                return finish(first_state, at, result);
            if (words_[at].kind == word_kind::ply) {
                past.push_back(lattice_.states[first_state].cost);
                if (is_too_costly(past))
                    return give_up(from.word, result);
                if (at > calm_from && is_calm(first_state)) {
                    begin_walk(at, positions_[first_state]);
                    const std::uint32_t next = walk();
                    if (next == words_.size() || begin_before(next).word > at + 2)
                        return finish(first_state, at, result);
                    calm_from = next;
                }
            }
            read_word(at, first_state);
        }
    }

    void begin_search(const walked& from) {
        followed_ += lattice_.states.size();
        lattice_.clear();
        positions_.clear();
        for (stop& each : std::span(stops_).first(std::min(touched_ + 1, stops_.size())))
            each.clear();
        touched_ = 0;
        lattice_.states.push_back({.key = key_of(from.now), .cost = 0, .best = 0});
        positions_.push_back(from.now);
    }

    [[nodiscard]] bool is_too_costly(const std::vector<float>& past) const {
        const std::size_t window = settings_.window;
        return followed_ + lattice_.states.size() > settings_.states_per_word * words_.size() ||
               (past.size() > window &&
                past.back() - past[past.size() - 1 - window] > settings_.most.in_window);
    }

    static std::uint32_t give_up(std::uint32_t from, decoded_line<lines>& result) {
        result.is_hopeless = true;
        return from;
    }

    // Whether the best reading of the last plies is as written.
    [[nodiscard]] bool is_calm(std::uint32_t state) const {
        for (std::size_t plies = 0; plies != settings_.calm;) {
            if (state == 0)
                return false;
            const lattice_step& last = lattice_.steps[lattice_.states[state].best];
            if (last.cost > prices::other_form)
                return false;
            plies += last.kind == step_kind::read ? 1U : 0U;
            state = last.from;
        }
        return true;
    }

    std::uint32_t finish(std::uint32_t first_state, std::uint32_t at, decoded_line<lines>& result) {
        for (const judged_step& each : lattice_.judge(first_state)) {
            const lattice_step& step = lattice_.steps[each.step];
            result.steps.push_back({.kind = step.kind,
                                    .words = step.words,
                                    .cost = step.cost,
                                    .margin = each.margin,
                                    .likely_margin = each.likely_margin,
                                    .second = each.second,
                                    .before = positions_[step.from],
                                    .played = played_[each.step],
                                    .is_as_written = step.is_as_written});
        }
        return at;
    }

    std::size_t touched_ = 0;  // stops that have been used
    std::size_t followed_ = 0; // states of earlier searches
    std::deque<walked> walk_;  // the last places before the next misfit
    std::vector<option<ply>> slips_;
};

} // namespace ctlpgn::repair
