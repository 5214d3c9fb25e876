#include "notations/xiangqi/positions/men.hpp"

#include "games/xiangqi/set_up.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/words.hpp"
#include "play/written_men.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// What play/written_men.hpp requires of a notation.
struct words_of_faults {
    static constexpr std::size_t place_count = point_count;
    static constexpr code taken_twice = codes::point_taken_twice;
    static constexpr std::string_view man = "piece";

    static std::string_view place_name(point at) { return name_of(at); }
    static code code_of(set_up_fault fault) {
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
        case set_up_fault::clock_above_moves: break; // does not concern the board
        }
        return codes::none;
    }

    static std::string detail_of(const set_up_finding& fault) {
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
};

} // namespace

position position_of(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move) {
    return position_of_men<position>(men, to_move.value_or(xiangqi::side::red));
}

namespace {

bool is_in_palace_of(xiangqi::side player, point at) {
    const bool is_below = at.rank() <= 2;
    const bool is_above = at.rank() >= rank_count - 3;
    return at.file() >= 3 && at.file() <= 5 && (player == xiangqi::side::red ? is_below : is_above);
}

// Red's king, if it has changed places with Black's; otherwise null. Other faults are then consequences.
const written_man* king_that_changed_places(const std::vector<written_man>& men) {
    const written_man* red = nullptr;
    bool has_black = false;
    for (const written_man& each : men) {
        if (each.what.kind() != piece_kind::king)
            continue;
        if (!is_in_palace_of(opponent(each.what.owner()), each.at))
            return nullptr;
        if (each.what.owner() == xiangqi::side::red)
            red = &each;
        else
            has_black = true;
    }
    return has_black ? red : nullptr;
}

} // namespace

void check_men(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move, span turn,
               std::vector<finding>& findings) {
    if (const written_man* const king = king_that_changed_places(men)) {
        finding& added = findings.emplace_back();
        added.id = codes::exchanged_sides;
        added.where = king->where;
        return;
    }
    check_men_as<words_of_faults>(men, position_of(men, to_move), turn, findings);
}

} // namespace ctlpgn::xiangqi
