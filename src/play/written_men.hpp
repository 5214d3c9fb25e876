// Positions that are written as lists of men, alike for every game.
#pragma once

#include "ctlpgn/finding.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

// The board; where two men are said to be on a place, the first does. A man has `at`, `what`, and `where`
// it is written.
template <class position, class man>
position position_of_men(const std::vector<man>& men, decltype(position::to_move) to_move) {
    position made;
    for (const man& each : men)
        if (made.is_empty(each.at))
            made.put(each.at, each.what);
    made.to_move = to_move;
    made.move_number = 0;
    return made;
}

// Appends what cannot be in a position that a game has reached: men on a place that is taken, and what the
// game says of the board, over the man that it names, or else over `rest`. The notation says which `words`
// it has for that: `taken_twice`, `man`, what a man is called, and place_name(place); code_of(fault), none
// where nothing is written of it; detail_of(finding).
template <class words, class position, class man>
void check_men_as(const std::vector<man>& men, const position& shown, span rest,
                  std::vector<finding>& findings) {
    std::vector<const man*> first(words::place_count);
    for (const man& each : men) {
        const man*& there = first[static_cast<std::size_t>(each.at.index())];
        if (there == nullptr) {
            there = &each;
            continue;
        }
        finding& added = findings.emplace_back();
        added.id = words::taken_twice;
        added.where = each.where;
        added.related.push_back({there->where, std::string("the first ")
                                                   .append(words::man)
                                                   .append(" on ")
                                                   .append(words::place_name(each.at))
                                                   .append(" is here")});
    }
    for (const auto& fault : check_set_up(shown)) {
        const code id = words::code_of(fault.fault);
        if (id == code::none)
            continue;
        finding& added = findings.emplace_back();
        added.id = id;
        const man* const named = fault.at ? first[static_cast<std::size_t>(fault.at.index())] : nullptr;
        added.where = named != nullptr ? named->where : rest;
        added.detail = words::detail_of(fault);
    }
}

} // namespace ctlpgn
