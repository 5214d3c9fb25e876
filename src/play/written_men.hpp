// Positions that are written as lists of men, for every game alike.
#pragma once

#include "ctlpgn/finding.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

// The board; if two men are on one place, the first counts. A man has `at`, `what`, and `where` it is
// written.
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

// Appends what cannot occur in a position of a game: men on a place that is taken, and the faults that the
// game finds on the board, with the span of the man in question, or `rest`. The notation's `words` are:
// `taken_twice`, `man`, the name of a man, and place_name(place); code_of(fault), none if it is not reported;
// detail_of(finding).
template <class words, class position, class man>
void check_men_as(const std::vector<man>& men, const position& shown, span rest,
                  std::vector<finding>& findings) {
    std::vector<const man*> first(words::place_count);
    std::vector<decltype(man::what)> not_put; // on the board, since their places are taken
    for (const man& each : men) {
        const man*& there = first[static_cast<std::size_t>(each.at.index())];
        if (there == nullptr) {
            there = &each;
            continue;
        }
        not_put.push_back(each.what);
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
        const bool is_written = !fault.at && std::ranges::find(not_put, fault.what) != not_put.end();
        if (id == code::none || is_written)
            continue;
        finding& added = findings.emplace_back();
        added.id = id;
        const man* const named = fault.at ? first[static_cast<std::size_t>(fault.at.index())] : nullptr;
        added.where = named != nullptr ? named->where : rest;
        added.detail = words::detail_of(fault);
    }
}

} // namespace ctlpgn
