// What a game and its notation must provide so that lines of play can be decoded, and what the decoder
// returns (decoder.hpp).
#pragma once

#include "repair/lattice.hpp"
#include "repair/prices.hpp"
#include "repair/words.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

// A ply that is legal in a position, as its notation writes it.
template <class ply> struct option {
    spelling text; // without marks, which depend on the position after it
    ply played{};
};

// - `list` replaces the options by the legal plies of a position;
// - `play` plays one, `pass` gives the move to the other side;
// - `key` is a hash of the position, without clocks and numbers;
// - `reads` gives the legal ply that a word means as the notation has read it, in any of its forms;
// - `mark_of` is what is written after a ply because of the position that it leads to;
// - `number_of` is the number of the next move; 0 if numbers say nothing;
// - `doubt_of` is how much less likely than usual a ply is, in nats.
template <class lines>
concept lines_of_play = std::copyable<typename lines::position> && std::copyable<typename lines::ply> &&
    requires(const lines& asked, const typename lines::position& now, typename lines::position& changed,
             const typename lines::ply& played, std::vector<option<typename lines::ply>>& options,
             const word& written) {
    asked.list(now, options);
    asked.play(changed, played);
    asked.pass(changed);
    { asked.key(now) } -> std::same_as<std::uint64_t>;
    { asked.reads(now, written) } -> std::same_as<std::optional<typename lines::ply>>;
    { asked.mark_of(now, played) } -> std::same_as<std::string_view>;
    { asked.number_of(now) } -> std::same_as<std::uint32_t>;
    { asked.doubt_of(now, played) } -> std::same_as<float>;
};

// What is due after a ply that is written with a mark, or without one: that, if the rules leave open whether
// it is (`may_have_mark`, which lines of play need not have).
template <lines_of_play lines>
std::string_view mark_due(const lines& asked, const typename lines::position& now,
                          const typename lines::ply& played, std::string_view written) {
    const std::string_view due = asked.mark_of(now, played);
    if constexpr (requires { asked.may_have_mark(now, played, written); })
        if (due != written && asked.may_have_mark(now, played, written))
            return written;
    return due;
}

// How widely to search.
struct search_width {
    std::size_t beam; // states that are followed at the same time
    float cut;        // how much worse than the best one a state may be, in nats
    std::size_t lead; // plies before the first that does not fit
    // The same if that one is well-formed: it may be right, and a slip long before it the cause, which was
    // legal by chance.
    std::size_t lead_to_other_ply;
};

// Usually enough.
inline constexpr search_width usual_width{.beam = 24, .cut = 12, .lead = 12, .lead_to_other_ply = 40};
// For lines in which that may have dropped the right reading early (verdicts.hpp).
inline constexpr search_width crowded_width{.beam = 100, .cut = 16, .lead = 40, .lead_to_other_ply = 40};
// For lines in which a slip long before may be the cause of all that does not fit.
inline constexpr search_width whole_line{.beam = 24,
                                         .cut = 16,
                                         .lead = std::numeric_limits<std::size_t>::max(),
                                         .lead_to_other_ply = std::numeric_limits<std::size_t>::max()};

// What it may cost, in nats, that plies were written so, before a text is taken for no game.
struct cost_bounds {
    float in_window = 120; // of a search
    float ahead = 90;      // from a misfit
};

// A ply that a word is not read as, since something else in the game speaks against it.
struct refuted_reading {
    std::uint32_t word = 0;
    std::string_view text; // without marks
};

struct decoding_settings {
    search_width width = usual_width;
    // What the text says about the plies besides which they are. A text without any sign of a kind has no
    // habit of writing it.
    bool has_marks = true; // whether it marks checks and the like at all
    std::string_view marks;
    char capture_sign = '\0';  // 0: captures have none
    exchanged_signs exchanged; // the price of another sign is that in a word that is a ply

    std::size_t calm = 14; // so many fitting plies in a row end a search

    std::span<const refuted_reading> refuted;

    // Bounds on the time. A line is given up if so many plies in a row cost too much;
    std::size_t window = 12;
    // if two quick looks at so many plies find too few that fit, and that the others would cost too much;
    std::size_t look_ahead = 16;
    std::size_t few_misfits = 4; // which never are too many
    cost_bounds most;
    // or if more states than this are followed, on average.
    std::size_t states_per_word = 200;
};

// A step of the likeliest reading.
template <class lines> struct decoded_step {
    step_kind kind = step_kind::read;
    word_range words;
    float cost = 0;
    float margin = 0; // as in judged_step
    float likely_margin = 0;
    spelling second;
    typename lines::position before{};
    typename lines::ply played{}; // of steps that play one
    bool is_as_written = false;   // as in lattice_step
};

template <class lines> struct decoded_line {
    std::vector<decoded_step<lines>> steps; // where it was searched; the other words fit as they are
    std::uint32_t end = 0;                  // the words before it have been read
    bool is_hopeless = false;               // the line was given up there
};

// A ply of the likeliest reading, in order.
template <lines_of_play lines> struct followed_ply {
    word_range words;
    const decoded_step<lines>* step = nullptr; // none: it fits as it is written
    const typename lines::position& before;
    const typename lines::ply& played;
};

} // namespace ctlpgn::repair
