#include "castling.hpp"

namespace ctlpgn::chess {

castling_way way_of(const ply& castling) {
    const square_set ends(castling.to);
    const square_set king_way = between(castling.from, castling.to) | ends;
    const square rook_to = rook_target(castling);
    const square_set rook_way = between(castling.rook, rook_to) | square_set(rook_to);
    const square_set both = square_set(castling.from) | square_set(castling.rook);
    return {(king_way | rook_way) & ~both, king_way | square_set(castling.from)};
}

ply castling_on(const position& p, wing w) {
    const side us = p.to_move;
    const square king = p.king(us);
    if (const square rook = castling_rook(p, us, w))
        return make_castling(king, rook);
    const int corner_file = w == wing::king ? file_count - 1 : 0;
    const square corner = square::at(corner_file, king.rank());
    const square_set side_of_wing =
        between(king, corner) | (corner == king ? square_set{} : square_set(corner));
    const square_set rooks = side_of_wing & p.pieces(us, piece_kind::rook);
    const square outermost = w == wing::king ? rooks.last() : rooks.first();
    return make_castling(king, outermost ? outermost : corner);
}

namespace {

// The rooks with which a side may castle, as squares of the first rank; empty if a right is not sound.
square_set files_of_rights(const position& p, side s) {
    const square king = p.king(s);
    const square_set rights = p.castling & squares_of_rank(home_rank(s));
    square_set files;
    if (king.is_none() || king.rank() != home_rank(s))
        return files;
    const bool is_unsound = rights.any_of([&](square rook) {
        files.insert(square::at(rook.file(), 0));
        return !p.holds(rook, s, piece_kind::rook) || castling_rook(p, s, wing_of(king, rook)) != rook;
    });
    return is_unsound ? square_set{} : files;
}

} // namespace

bool has_rights_of_chess960_alone(const position& p) {
    if (has_orthodox_castling(p))
        return false;
    const square_set files = files_of_rights(p, side::white);
    return !files.empty() && files == files_of_rights(p, side::black) &&
           p.king(side::white).file() == p.king(side::black).file();
}

void keep_orthodox_rights(position& p) {
    for (const side s : {side::white, side::black}) {
        const square_set rank = squares_of_rank(home_rank(s));
        const bool is_home = p.king(s) == start_position().king(s);
        p.castling &= is_home ? ~rank | (start_position().castling & rank) : ~rank;
    }
}

bool is_legal_castling(const position& p, wing w) {
    const side us = p.to_move;
    const square rook = castling_rook(p, us, w);
    const square king = p.king(us);
    if (rook.is_none() || king.rank() != home_rank(us) || !p.holds(rook, us, piece_kind::rook))
        return false;
    const castling_way way = way_of(make_castling(king, rook));
    if (!(way.passed & p.occupied()).empty())
        return false;
    const square_set others = p.occupied() & ~square_set(king) & ~square_set(rook);
    return !way.by_king.any_of([&](square s) { return !attackers(p, s, opponent(us), others).empty(); });
}

} // namespace ctlpgn::chess
