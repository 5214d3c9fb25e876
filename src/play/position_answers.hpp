// Questions about single positions, for every game alike.
#pragma once

#include "ctlpgn/notation.hpp"
#include "play/perft.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn {

// More than anybody can count.
inline constexpr std::uint32_t most_plies_more = 1000;

// notation::plies, for a position that can be played: the legal plies, as text_of(ply) writes them.
template <class position, class writing>
std::vector<possible_ply> legal_texts(const position& from, std::uint32_t more, const writing& text_of) {
    const auto depth = static_cast<int>(std::min(more, most_plies_more));
    std::vector<possible_ply> found;
    for (const auto& each : legal_plies(from))
        found.push_back({text_of(each), perft(after(from, each), depth)});
    sort_stably(found, {}, &possible_ply::text);
    return found;
}

// notation::end_in, for a position that can be played.
template <class rules> end_of_play end_by(const typename rules::position& here, side to_move) {
    const side other = to_move == side::white ? side::black : side::white;
    switch (standing_of(here)) {
    case rules::standing::mate: return {"checkmate", other};
    case rules::standing::stalemate:
        return {"stalemate", rules::stalemate_loses ? std::optional(other) : std::nullopt};
    default: break;
    }
    return is_dead(here) ? end_of_play{"dead"} : end_of_play();
}

// The same without counting lines.
template <class position, class writing>
std::vector<std::string> legal_texts(const position& from, const writing& text_of) {
    std::vector<std::string> found;
    for (const auto& each : legal_plies(from))
        found.push_back(text_of(each));
    sort_stably(found);
    return found;
}

// Whether plies can be judged in the position.
template <class position> bool is_playable(const position& shown) {
    return std::ranges::none_of(check_set_up(shown),
                                [](const auto& each) { return prevents_play(each.fault); });
}

} // namespace ctlpgn
