#include "notations/pgn/positions/sense.hpp"

#include "games/chess/set_up.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::pgn {

namespace {

using enum chess::set_up_fault;

// The part of the text with the fault, and the details for its message.
enum class place_of_fault : std::uint8_t { placement, man, turn, rights, castling, en_passant, clock };
enum class detail_of_fault : std::uint8_t { none, player, square };

struct fault_row {
    chess::set_up_fault fault;
    code id;
    place_of_fault where;
    detail_of_fault detail;
};

constexpr fault_row rows[] = {
    {king_missing, codes::king_missing, place_of_fault::placement, detail_of_fault::player},
    {several_kings, codes::several_kings, place_of_fault::man, detail_of_fault::player},
    {pawn_on_end_rank, codes::pawn_on_end_rank, place_of_fault::man, detail_of_fault::square},
    {too_many_pawns, codes::too_many_pawns, place_of_fault::placement, detail_of_fault::player},
    {too_many_pieces, codes::too_many_pieces, place_of_fault::placement, detail_of_fault::player},
    {too_many_promoted, codes::too_many_promoted, place_of_fault::placement, detail_of_fault::player},
    {opponent_in_check, codes::opponent_in_check, place_of_fault::turn, detail_of_fault::square},
    {impossible_check, codes::impossible_check, place_of_fault::man, detail_of_fault::square},
    {castling_king_not_home, codes::castling_king_not_home, place_of_fault::rights, detail_of_fault::player},
    {castling_rook_missing, codes::castling_rook_missing, place_of_fault::castling, detail_of_fault::square},
    {castling_several_on_wing, codes::castling_several_on_wing, place_of_fault::rights,
     detail_of_fault::square},
    {en_passant_wrong_rank, codes::en_passant_wrong_rank, place_of_fault::en_passant, detail_of_fault::none},
    {en_passant_no_pawn, codes::en_passant_no_pawn, place_of_fault::en_passant, detail_of_fault::none},
    {en_passant_way_occupied, codes::en_passant_way_occupied, place_of_fault::en_passant,
     detail_of_fault::square},
    {en_passant_late, codes::en_passant_late, place_of_fault::clock, detail_of_fault::none},
    {clock_above_moves, codes::clock_above_moves, place_of_fault::clock, detail_of_fault::none},
};

span span_of(const fault_row& row, const chess::set_up_finding& fault, const position_places& places) {
    switch (row.where) {
    case place_of_fault::man: return fault.at ? places.men[fault.at.index()] : places.placement;
    case place_of_fault::turn: return places.turn;
    case place_of_fault::rights: return places.rights;
    case place_of_fault::castling: return fault.at ? places.castlings[fault.at.index()] : places.rights;
    case place_of_fault::en_passant: return places.en_passant;
    case place_of_fault::clock: return places.clock;
    case place_of_fault::placement: break;
    }
    return places.placement;
}

std::string detail_of(const fault_row& row, const chess::set_up_finding& fault) {
    switch (row.detail) {
    case detail_of_fault::player: return fault.what.owner() == chess::side::white ? "White" : "Black";
    case detail_of_fault::square: return std::string(words.places[place_of(fault.at)]);
    case detail_of_fault::none: break;
    }
    return {};
}

} // namespace

// A square without a possible capture is valid: the standard writes it after every double step (16.1.3.4).
void check_sense(const read_position& position, std::vector<finding>& findings, const rules_of_game& rules) {
    if (!position.readable)
        return;
    for (const chess::set_up_finding& fault : chess::check_set_up(position_in(position, rules.variant))) {
        const auto* const row = std::ranges::find(rows, fault.fault, &fault_row::fault);
        if (row == std::ranges::end(rows))
            continue;
        finding& added = findings.emplace_back();
        added.id = row->id;
        added.where = span_of(*row, fault, position.places);
        added.detail = detail_of(*row, fault);
    }
}

} // namespace ctlpgn::pgn
