#include "samples.hpp"

#include "games/common/perft_file.hpp"
#include "reading.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::chess_tests {

using namespace chess;

namespace {

constexpr std::array strewn_kinds{piece_kind::pawn,   piece_kind::pawn, piece_kind::pawn,  piece_kind::knight,
                                  piece_kind::bishop, piece_kind::rook, piece_kind::queen, piece_kind::rook};

void put_kings(position& p, std::mt19937_64& random) {
    for (const side s : {side::white, side::black}) {
        square at;
        do {
            const bool home = random() % 2 == 0;
            at = home ? square::at(static_cast<int>(random() % 8), home_rank(s))
                      : square::from_index(static_cast<int>(random() % square_count));
        } while (!p.is_empty(at));
        p.put(at, {s, piece_kind::king});
    }
}

void strew(position& p, std::mt19937_64& random) {
    const std::uint64_t count = 2 + random() % 24;
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto at = square::from_index(static_cast<int>(random() % square_count));
        const piece_kind kind = strewn_kinds[random() % strewn_kinds.size()];
        const side s = random() % 2 == 0 ? side::white : side::black;
        const bool home = kind == piece_kind::rook && random() % 2 == 0;
        const square target = home ? square::at(at.file(), home_rank(s)) : at;
        const bool pawn_at_end = kind == piece_kind::pawn && (target.rank() == 0 || target.rank() == 7);
        if (p.is_empty(target) && !pawn_at_end)
            p.put(target, {s, kind});
    }
}

void add_rights(position& p, std::mt19937_64& random) {
    for (const side s : {side::white, side::black}) {
        if (p.king(s).rank() != home_rank(s))
            continue;
        const square_set rooks = p.pieces(s, piece_kind::rook) & squares_of_rank(home_rank(s));
        for (const wing w : {wing::king, wing::queen}) {
            square_set on_wing;
            rooks.for_each([&](square rook) {
                if (wing_of(p.king(s), rook) == w)
                    on_wing.insert(rook);
            });
            // The outermost, so that X-FEN can express it, too.
            const square chosen = w == wing::king ? on_wing.last() : on_wing.first();
            if (chosen && random() % 4 != 0)
                p.castling.insert(chosen);
        }
    }
    p.en_passant = square::at(static_cast<int>(random() % 8), crossed_rank(opponent(p.to_move)));
}

} // namespace

position strewn_position(std::mt19937_64& random) {
    for (;;) {
        position p;
        put_kings(p, random);
        strew(p, random);
        p.to_move = random() % 2 == 0 ? side::white : side::black;
        add_rights(p, random);
        p = settled(p);
        const std::vector<set_up_finding> found = check_set_up(p);
        const auto is_bad = [](const set_up_finding& each) {
            return prevents_play(each.fault) || each.fault == set_up_fault::impossible_check ||
                   each.fault == set_up_fault::en_passant_way_occupied;
        };
        if (std::none_of(found.begin(), found.end(), is_bad))
            return p;
    }
}

position next_start(std::mt19937_64& random) {
    static const std::vector<games_tests::perft_line> known = games_tests::read_perft_file("chess");
    switch (random() % 4) {
    case 0: return start_position();
    case 1: return read_settled_fen(known[random() % known.size()].position);
    case 2: return chess960_start(static_cast<int>(random() % 960));
    default: return strewn_position(random);
    }
}

bool is_rare(const position&, const ply& played) {
    const bool double_step = played.mover == piece_kind::pawn && (played.from.rank() ^ played.to.rank()) == 2;
    return played.kind != ply_kind::step || played.becomes != piece_kind::none || double_step;
}

} // namespace ctlpgn::chess_tests
