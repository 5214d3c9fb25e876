#include "notations/ctl_pgn/positions/position_faults.hpp"

#include "games/cescacs/attack.hpp"
#include "games/cescacs/set_up.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"

#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::set_up_fault;
using cescacs::set_up_finding;

// Men with the hexes they are on.
class placed_men {
  public:
    explicit placed_men(const position_setup& setup) : setup_(setup) {}

    [[nodiscard]] span at(cescacs::hex wanted) const {
        for (const position_setup::line& line : setup_.lines)
            for (std::size_t i = 0; i != line.man_count; ++i)
                if (hex_of(line, setup_.men[line.first_man + i]) == wanted)
                    return setup_.men[line.first_man + i].where;
        return whole();
    }

    // The first surplus piece of a kind.
    [[nodiscard]] span beyond(cescacs::piece what, std::size_t most) const {
        for (const position_setup::man& man : setup_.men)
            if (game_side(man.owner) == what.owner() && kind_of(man.piece) == what.kind() && most-- == 0)
                return man.where;
        return whole();
    }

    [[nodiscard]] span whole() const {
        return setup_.lines.empty() ? span{}
                                    : span{setup_.lines.front().where.begin, setup_.lines.back().where.end};
    }

  private:
    const position_setup& setup_;
};

// A side's wrong castling field is one fault; a surplus or missing piece is one, too.
class fault_filter {
  public:
    bool repeats(const set_up_finding& found) {
        const std::size_t side = cescacs::index_of(found.what.owner());
        switch (found.fault) {
        case set_up_fault::king_missing: rights_[side] = true; return false;
        case set_up_fault::too_many:
            bishops_[side] = bishops_[side] || found.what.kind() == cescacs::piece_kind::bishop;
            return false;
        case set_up_fault::bishops_of_one_colour: return bishops_[side];
        case set_up_fault::castling_king_not_home:
        case set_up_fault::castling_rook_not_home: return std::exchange(rights_[side], true);
        case set_up_fault::special_way_occupied: return std::exchange(way_, true);
        default: return false;
        }
    }

  private:
    bool rights_[2] = {};
    bool bishops_[2] = {};
    bool way_ = false;
};

struct fault_text {
    code id;
    span where;
    std::string detail;
};

fault_text text_of(const set_up_finding& found, const position_setup& setup, const cescacs::position& p,
                   const placed_men& men) {
    const std::string name = found.what.is_empty() ? std::string() : piece_name(found.what);
    const std::string place = found.at ? std::string(hex_name(found.at)) : std::string();
    switch (found.fault) {
    case set_up_fault::king_missing: return {codes::king_missing, men.whole(), side_name(found.what.owner())};
    case set_up_fault::several_kings:
        return {codes::several_kings, men.at(found.at), side_name(found.what.owner())};
    case set_up_fault::too_many: {
        const std::size_t most = cescacs::start_count[cescacs::index_of(found.what.kind())];
        return {codes::too_many_pieces, men.beyond(found.what, most),
                side_name(found.what.owner()) + " begins with " + counted_pieces(most, found.what.kind())};
    }
    case set_up_fault::bishops_of_one_colour:
        return {codes::bishops_of_one_colour, men.at(found.at), side_name(found.what.owner())};
    case set_up_fault::castling_king_not_home:
        return {codes::right_without_king, setup.rights_where, "the " + name + " is not on " + place};
    case set_up_fault::castling_rook_not_home:
        return {codes::right_without_rook, setup.rights_where, "no " + name + " is on " + place};
    case set_up_fault::special_no_pawn:
        return {codes::special_without_pawn, setup.special.where,
                "no " + name + " is on " + place + ", and " + side_name(found.what.owner()) +
                    " has just moved"};
    case set_up_fault::special_no_such_step: return {codes::special_no_such_step, setup.special.where, place};
    case set_up_fault::special_way_occupied:
        return {codes::special_way_occupied, setup.special.where, "a " + name + " is on " + place};
    case set_up_fault::scornful_no_scorned_pawn:
        return {codes::impossible_scorn, setup.special.where, "no " + name + " can have been scorned"};
    case set_up_fault::opponent_in_check: {
        const cescacs::hex asked = first_checker(p, found.what.owner());
        return {codes::opponent_in_check, men.at(found.at), piece_on(p, asked) + " attacks " + place};
    }
    }
    return {codes::none, {}, {}};
}

} // namespace

void check_board(const position_setup& setup, std::vector<finding>& findings) {
    const placed_men men(setup);
    fault_filter filter;
    const cescacs::position p = build_position(setup);
    for (const set_up_finding& found : check_set_up(p)) {
        if (filter.repeats(found))
            continue;
        fault_text asked = text_of(found, setup, p, men);
        finding& added = findings.emplace_back();
        added.id = asked.id;
        added.where = asked.where;
        added.detail = std::move(asked.detail);
    }
}

} // namespace ctlpgn::ctl_pgn
