#include "notations/xiangqi/positions/men.hpp"

#include "games/xiangqi/set_up.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/words.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

code code_of(set_up_fault fault) {
    switch (fault) {
    case set_up_fault::king_missing: return codes::no_king;
    case set_up_fault::several_kings: return codes::too_many_kings;
    case set_up_fault::king_outside_palace: return codes::king_outside_palace;
    case set_up_fault::kings_face: return codes::kings_see_each_other;
    case set_up_fault::opponent_in_check: return codes::waiting_king_attacked;
    case set_up_fault::guard_off_points: return codes::guard_off_points;
    case set_up_fault::elephant_off_points: return codes::elephant_off_points;
    case set_up_fault::pawn_off_points: return codes::pawn_off_points;
    case set_up_fault::too_many: return codes::too_many_men;
    case set_up_fault::clock_above_moves: break; // says nothing of the board
    }
    return codes::none;
}

std::string detail_of(const set_up_finding& fault) {
    switch (fault.fault) {
    case set_up_fault::king_missing:
    case set_up_fault::several_kings: return std::string(name_of(fault.what.owner()));
    case set_up_fault::too_many:
        return std::string(name_of(fault.what.owner()))
            .append(" has too many ")
            .append(word_of(fault.what.kind()))
            .append("s");
    default: break;
    }
    return std::string(name_of(fault.at));
}

} // namespace

position position_of(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move) {
    position made;
    for (const written_man& each : men)
        if (made.is_empty(each.at))
            made.put(each.at, each.what);
    made.to_move = to_move.value_or(xiangqi::side::red);
    made.move_number = 0;
    return made;
}

void check_men(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move, span turn,
               std::vector<finding>& findings) {
    std::array<const written_man*, point_count> first{};
    for (const written_man& each : men) {
        const written_man*& there = first[each.at.index()];
        if (there == nullptr) {
            there = &each;
            continue;
        }
        finding& added = findings.emplace_back();
        added.id = codes::point_taken_twice;
        added.where = each.where;
        added.related.push_back(
            {there->where, "the first piece on " + std::string(name_of(each.at)) + " is here"});
    }
    for (const set_up_finding& fault : check_set_up(position_of(men, to_move))) {
        const code id = code_of(fault.fault);
        if (id == codes::none)
            continue;
        finding& added = findings.emplace_back();
        added.id = id;
        const written_man* const man = fault.at ? first[fault.at.index()] : nullptr;
        added.where = man != nullptr ? man->where : turn;
        added.detail = detail_of(fault);
    }
}

} // namespace ctlpgn::xiangqi
