// Reads words as the plies of a state, by what it costs that each was written so.
#pragma once

#include "repair/channel.hpp"
#include "repair/followed_states.hpp"
#include "repair/prices.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

template <lines_of_play lines> class ply_reader : protected followed_states<lines> {
    using base = followed_states<lines>;

  protected:
    using base::add_state;
    using base::cut_after;
    using base::game_;
    using base::lattice_;
    using base::offer;
    using base::positions_;
    using base::settings_;
    using base::stops_;
    using base::words_;
    using typename base::candidate;

  public:
    using typename base::ply;
    using typename base::position;

    ply_reader(const lines& asked, std::span<const word> words, const decoding_settings& settings,
               reading_costs& costs)
        : base(asked, words, settings), costs_(costs) {
        costs_.begin(id_of_part(static_cast<std::uint32_t>(words.size()), spelling::longest));
    }

  protected:
    // The word, alone or joined with those after it, as each ply of the state. Keeps the plies with which it
    // begins, for read_parted.
    void read_plies(std::uint32_t at, std::uint32_t from) {
        const word& here = words_[at];
        game_.list(positions_[from], options_);
        keep_beginnings(here, from);
        // What is a ply by its form, but cannot be played, may be written by mistake for another one, which
        // neither keys nor scanners explain.
        const std::optional<ply> as_written = read_in_other_form(at, from);
        const bool is_other_ply =
            !as_written && here.is_well_formed && settings_.exchanged.other_sign < prices::most_for_word;
        read_text({.first = at, .end = at + 1}, is_other_ply ? id_of_other_ply(at) : at + 1, here.text,
                  here.marked, 0, from, at + 1, step_kind::read,
                  is_other_ply ? settings_.exchanged.other_sign : prices::most_for_word, as_written);
        read_joined(at, from);
    }

    // One word that is two plies: in each state in which it begins with one.
    void read_parted(std::uint32_t at) {
        const word& here = words_[at];
        for (const beginning& each : beginnings_) {
            const std::size_t cut = each.read.text.text().size();
            const auto first_part = static_cast<std::uint16_t>(cut);
            const auto middle = static_cast<std::uint32_t>(lattice_.states.size());
            add_first_part({.first = at, .end = at + 1, .cut = 0, .cut_end = first_part}, each.from,
                           each.read);
            game_.list(positions_[middle], options_);
            read_text({.first = at, .end = at + 1, .cut = first_part, .cut_end = 0}, id_of_part(at, cut),
                      here.text.substr(cut), here.marked.substr(cut), 0, middle, at + 1, step_kind::parted);
        }
        beginnings_.clear();
    }

    // Plays the ply that is written most alike, and returns what it costs that it was meant.
    float play_nearest(std::uint32_t at, position& now) {
        game_.list(now, options_);
        float least = prices::most_for_word;
        const option<ply>* nearest = nullptr;
        for (const option<ply>& each : options_) {
            const float cost = costs_.cost(at + 1, words_[at].text, each.text,
                                           {prices::most_for_word, settings_.exchanged.letters});
            if (cost < least) {
                least = cost;
                nearest = &each;
            }
        }
        if (nearest == nullptr)
            game_.pass(now);
        else
            game_.play(now, nearest->played);
        return least;
    }

  private:
    // Each text that is read has a number, under which its costs are remembered: words come first, then
    // words that are joined, words that are another ply than is meant, and parts.
    [[nodiscard]] std::uint32_t id_of_joined(std::uint32_t at, std::uint32_t next) const {
        return at + 1 + static_cast<std::uint32_t>(words_.size() + 1) * (next - at);
    }
    [[nodiscard]] std::uint32_t id_of_other_ply(std::uint32_t at) const {
        return at + 1 + static_cast<std::uint32_t>(words_.size() + 1) * 3;
    }
    [[nodiscard]] std::uint32_t id_of_part(std::uint32_t at, std::size_t cut) const {
        return at + 1 + static_cast<std::uint32_t>((words_.size() + 1) * (3 + cut));
    }

    struct beginning {
        std::uint32_t from = 0;
        option<ply> read;
    };

    void keep_beginnings(const word& here, std::uint32_t from) {
        constexpr std::size_t shortest = 2; // ply
        if (here.text.size() < 2 * shortest || here.text.size() > spelling::longest)
            return;
        for (const option<ply>& each : options_) {
            const std::string_view text = each.text.text();
            if (text.size() + shortest <= here.text.size() && here.text.starts_with(text))
                beginnings_.push_back({from, each});
        }
    }

    struct reading {
        const option<ply>* as = nullptr;
        float cost = 0;
    };

    // A text read as each ply of options_.
    void read_text(word_range words, std::uint32_t id, std::string_view text, std::string_view marked,
                   float extra, std::uint32_t from, std::uint32_t to, step_kind kind,
                   float other_sign = prices::most_for_word,
                   const std::optional<ply>& as_written = std::nullopt) {
        const float here = lattice_.states[from].cost + extra;
        const float most =
            std::min(stops_[to].best + cut_after(from) - here + prices::lost_mark, prices::most_for_word);
        if (most <= 0)
            return;
        readings_.clear();
        for (const option<ply>& each : options_) {
            const float cost = costs_.cost(id, text, each.text, {other_sign, settings_.exchanged.letters});
            if (cost < most && !is_refuted(words.first, each.text.text()))
                readings_.push_back({&each, cost});
        }
        for (const reading& each : readings_) {
            const float cost = marked.size() == text.size() && !settings_.has_marks
                                   ? each.cost
                                   : with_mark(each, text, marked.substr(text.size()), positions_[from]);
            if (cost > most)
                continue;
            offer(to, from,
                  {.cost = cost + extra,
                   .doubt = game_.doubt_of(positions_[from], each.as->played),
                   .kind = kind,
                   .words = words,
                   .meant = each.as->text,
                   .is_as_written = as_written && *as_written == each.as->played},
                  &each.as->played);
        }
    }

    [[nodiscard]] bool is_refuted(std::uint32_t word, std::string_view text) const {
        return std::ranges::any_of(settings_.refuted, [&](const refuted_reading& each) {
            return each.word == word && each.text == text;
        });
    }

    // As the notation has read it, perhaps with some words after it. Returns the ply, if that is legal; it
    // may be one that is played too seldom to be listed.
    std::optional<ply> read_in_other_form(std::uint32_t at, std::uint32_t from) {
        const word& here = words_[at];
        if (here.read_words == 0)
            return std::nullopt;
        const std::optional<ply> read = game_.reads(positions_[from], here);
        if (!read)
            return std::nullopt;
        const auto known =
            std::ranges::find_if(options_, [&](const option<ply>& each) { return each.played == *read; });
        const option<ply> meant = known != options_.end() ? *known : option<ply>{spelling(here.text), *read};
        if (known != options_.end() && meant.text.text() == here.text)
            return read;
        const word& last = words_[at + here.read_words - 1];
        const float form =
            prices::other_form + cost_of_capture_sign(settings_.capture_sign, meant.text.text(), here.text);
        offer(at + here.read_words, from,
              {.cost = with_mark({&meant, form}, last.text, last.marked.substr(last.text.size()),
                                 positions_[from]),
               .doubt = game_.doubt_of(positions_[from], meant.played),
               .kind = step_kind::read,
               .words = {.first = at, .end = at + here.read_words},
               .meant = meant.text,
               .is_as_written = true},
              &meant.played);
        return read;
    }

    // Whether the mark says more than the one that is due.
    [[nodiscard]] bool says_more(std::string_view mark, std::string_view due) const {
        return settings_.marks.find(mark.back()) > settings_.marks.find(due.back());
    }

    [[nodiscard]] float with_mark(const reading& each, std::string_view text, std::string_view mark,
                                  const position& now) const {
        const std::string_view due = mark_due(game_, now, each.as->played, mark);
        if (due.empty())
            return each.cost + (mark.empty() ? 0 : prices::extra_mark);
        if (mark == due)
            return each.cost;
        if (!mark.empty())
            return each.cost + (says_more(mark, due) ? prices::extra_mark : prices::lesser_mark);
        const float lost = each.cost + (settings_.has_marks ? prices::lost_mark : 0);
        if (each.cost == 0)
            return lost;
        // The last characters may be a damaged mark.
        spelling marked = each.as->text;
        for (const char c : due)
            if (!is_beyond_ascii(c))
                marked.add(c);
        return std::min(lost, reading_cost(text, marked.text()));
    }

    // Two or three words that are one ply, unless each of them is one.
    void read_joined(std::uint32_t at, std::uint32_t from) {
        constexpr std::uint32_t most_words = 3;
        if (words_[at].text.size() > spelling::longest)
            return;
        joined_ = words_[at].marked;
        bool are_well_formed = words_[at].is_well_formed;
        for (std::uint32_t next = at + 1; next != words_.size() && next - at < most_words; ++next) {
            const word& added = words_[next];
            const bool is_sure_number = added.kind == word_kind::number && added.text.ends_with('.');
            if (added.is_apart || added.kind == word_kind::punctuation || is_sure_number ||
                joined_.size() + added.text.size() > spelling::longest)
                return;
            are_well_formed = are_well_formed && added.is_well_formed;
            if (are_well_formed)
                return;
            joined_ += added.text;
            const std::size_t text_size = joined_.size();
            joined_ += added.marked.substr(added.text.size());
            read_text({.first = at, .end = next + 1}, id_of_joined(at, next),
                      std::string_view(joined_).substr(0, text_size), joined_,
                      prices::space_added * static_cast<float>(next - at), from, next + 1, step_kind::read);
            joined_.resize(text_size);
        }
    }

    // A state within a word.
    void add_first_part(word_range words, std::uint32_t from, const option<ply>& read) {
        candidate made;
        made.cost = lattice_.states[from].cost + prices::space_lost;
        made.step = {.from = from,
                     .cost = prices::space_lost,
                     .kind = step_kind::parted,
                     .words = words,
                     .meant = read.text};
        made.played = read.played;
        made.plays = true;
        add_state(static_cast<std::uint32_t>(lattice_.states.size()), made, 1);
    }

    reading_costs& costs_;
    std::vector<option<ply>> options_;
    std::vector<beginning> beginnings_;
    std::vector<reading> readings_;
    std::string joined_;
};

} // namespace ctlpgn::repair
