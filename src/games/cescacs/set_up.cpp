#include "set_up.hpp"

#include "attack.hpp"
#include "special.hpp"

#include <array>

namespace ctlpgn::cescacs {

namespace {

using findings = std::vector<set_up_finding>;

void check_numbers(const position& p, side s, findings& found) {
    for (std::size_t code = 1; code < piece_kind_count; ++code) {
        const piece what{s, static_cast<piece_kind>(code)};
        const hex_set hexes = p.pieces(s, what.kind());
        if (what.kind() == piece_kind::king) {
            if (hexes.empty())
                found.push_back({set_up_fault::king_missing, {}, what});
            if (hexes.size() > 1)
                found.push_back({set_up_fault::several_kings, hexes.last(), what});
        } else if (hexes.size() > start_count[code]) {
            found.push_back({set_up_fault::too_many, {}, what});
        }
    }
    std::array<bool, 3> has_bishop{};
    p.pieces(s, piece_kind::bishop).for_each([&](hex h) {
        bool& seen = has_bishop[static_cast<std::size_t>(h.colour())];
        if (seen)
            found.push_back({set_up_fault::bishops_of_one_colour, h, p.at(h)});
        seen = true;
    });
}

void check_castling_state(const position& p, side s, findings& found) {
    const castling_state state = p.castling[index_of(s)];
    const castling_homes& home = homes_of(s);
    const piece rook{s, piece_kind::rook};
    if (allows(state, king_bit) && !p.holds(home.king, s, piece_kind::king))
        found.push_back({set_up_fault::castling_king_not_home, home.king, {s, piece_kind::king}});
    if (allows(state, king_rook_bit) && p.at(home.king_rook) != rook)
        found.push_back({set_up_fault::castling_rook_not_home, home.king_rook, rook});
    if (allows(state, queen_rook_bit) && p.at(home.queen_rook) != rook)
        found.push_back({set_up_fault::castling_rook_not_home, home.queen_rook, rook});
}

// A pawn, or on a last hex anything that a pawn becomes.
bool may_just_have_stepped(const position& p, hex h, side stepper) {
    const piece what = p.at(h);
    if (!what.belongs_to(stepper))
        return false;
    const bool became = last_hexes(stepper).contains(h) && what.kind() != piece_kind::elephant &&
                        what.kind() != piece_kind::king;
    return what.kind() == piece_kind::pawn || became;
}

void check_straight_step(const position& p, side stepper, findings& found) {
    const special_capture& offered = p.special;
    const bool triple = offered.kind == special_kind::triple_step;
    const direction back = forward[index_of(stepper)].backward;
    std::array<hex, 3> behind{}; // the hexes that the step crossed or left, the nearest first
    hex last = offered.pawn;
    for (std::size_t i = 0; i < (triple ? 3U : 2U) && last; ++i) {
        last = next_hex(last, back);
        behind[i] = last;
    }
    const std::array<hex, 2> crossed =
        triple ? std::array{behind[1], behind[0]} : std::array{behind[0], hex{}};
    if (last.is_none() || offered.crossed != crossed || (triple && !triple_origins(stepper).contains(last))) {
        found.push_back({set_up_fault::special_no_such_step, offered.pawn, p.at(offered.pawn)});
        return;
    }
    for (hex h : behind) {
        if (h && !p.is_empty(h))
            found.push_back({set_up_fault::special_way_occupied, h, p.at(h)});
    }
}

void check_special_capture(const position& p, findings& found) {
    const special_capture& offered = p.special;
    if (offered.kind == special_kind::none)
        return;
    const side stepper = opponent(p.to_move);
    if (offered.pawn.is_none() || !may_just_have_stepped(p, offered.pawn, stepper)) {
        found.push_back({set_up_fault::special_no_pawn, offered.pawn, {stepper, piece_kind::pawn}});
        return;
    }
    if (offered.kind != special_kind::scornful) {
        check_straight_step(p, stepper, found);
        return;
    }
    bool scorned = false;
    for_each_special_capture(p, [&](const ply&) { scorned = true; });
    if (!scorned)
        found.push_back(
            {set_up_fault::scornful_no_scorned_pawn, offered.pawn, {p.to_move, piece_kind::pawn}});
}

} // namespace

std::vector<set_up_finding> check_set_up(const position& p) {
    findings found;
    for (side s : {side::white, side::black})
        check_numbers(p, s, found);
    if (in_check(p, opponent(p.to_move))) {
        const hex king = p.king(opponent(p.to_move));
        found.push_back({set_up_fault::opponent_in_check, king, p.at(king)});
    }
    for (side s : {side::white, side::black})
        check_castling_state(p, s, found);
    check_special_capture(p, found);
    return found;
}

castling_state usable_castling(const position& p, side s) {
    const castling_homes& home = homes_of(s);
    std::uint8_t missing = 0;
    if (!p.holds(home.king, s, piece_kind::king))
        missing |= king_bit;
    if (!p.holds(home.king_rook, s, piece_kind::rook))
        missing |= king_rook_bit;
    if (!p.holds(home.queen_rook, s, piece_kind::rook))
        missing |= queen_rook_bit;
    return without(p.castling[index_of(s)], missing);
}

} // namespace ctlpgn::cescacs
