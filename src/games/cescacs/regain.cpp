#include "regain.hpp"

#include "attack.hpp"

namespace ctlpgn::cescacs {

kind_mask regainable(const position& p, side s, hex_colour colour) {
    std::array<std::uint8_t, piece_kind_count> count{};
    bool has_bishop_of_colour = false;
    p.occupied(s).for_each([&](hex h) {
        const piece_kind kind = p.at(h).kind();
        ++count[index_of(kind)];
        has_bishop_of_colour = has_bishop_of_colour || (kind == piece_kind::bishop && h.colour() == colour);
    });
    kind_mask kinds = 0;
    for (piece_kind kind : promotion_kinds) {
        const bool lost = count[index_of(kind)] < start_count[index_of(kind)];
        if (lost && !(kind == piece_kind::bishop && has_bishop_of_colour))
            kinds = static_cast<kind_mask>(kinds | mask_of(kind));
    }
    return kinds;
}

hex_set awaiting_pawns(const position& p, side s) {
    hex_set pawns;
    const hex_set candidates = last_hexes(s) & p.occupied(s);
    candidates.for_each([&](hex h) {
        if (p.at(h).kind() == piece_kind::pawn)
            pawns.insert(h);
    });
    return pawns;
}

hex_set find_pawns_that_must_promote(const position& p) {
    hex_set forced;
    const hex_set awaiting = awaiting_pawns(p, p.to_move);
    if (awaiting.empty() || in_check(p, p.to_move))
        return forced;
    awaiting.for_each([&](hex h) {
        if (regainable(p, p.to_move, h.colour()) != 0)
            forced.insert(h);
    });
    return forced;
}

} // namespace ctlpgn::cescacs
