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

// What play/written_men.hpp asks of a notation.
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
        case set_up_fault::clock_above_moves: break; // says nothing of the board
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

void check_men(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move, span turn,
               std::vector<finding>& findings) {
    check_men_as<words_of_faults>(men, position_of(men, to_move), turn, findings);
}

} // namespace ctlpgn::xiangqi
