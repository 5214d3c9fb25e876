#include "position.hpp"

#include "games/common/keys.hpp"
#include "games/common/large_table.hpp"
#include "variants/rules.hpp"
#include "zobrist.hpp"

#include <array>

namespace ctlpgn::chess {

namespace {

using back_rank = std::array<piece_kind, file_count>;

constexpr zobrist_keys make_zobrist_keys() {
    games::key_sequence next(0xC4E55);
    zobrist_keys keys;
    keys.pieces = games::piece_keys<square_count>(next);
    for (std::uint64_t& key : keys.castling)
        key = next();
    for (std::uint64_t& key : keys.en_passant)
        key = next();
    keys.black_to_move = next();
    return keys;
}

position with_back_rank(const back_rank& kinds) {
    position p;
    for (const side s : {side::white, side::black}) {
        for (int file = 0; file < file_count; ++file) {
            const piece_kind kind = kinds[static_cast<std::size_t>(file)];
            p.put(square::at(file, home_rank(s)), {s, kind});
            p.put(square::at(file, pawn_rank(s)), {s, piece_kind::pawn});
            if (kind == piece_kind::rook)
                p.castling.insert(square::at(file, home_rank(s)));
        }
    }
    return p;
}

// Puts a piece on one of the files that are still free, counted from the left.
void put_on_free_file(back_rank& rank, int free_before, piece_kind kind) {
    for (piece_kind& each : rank) {
        if (each == piece_kind::none && free_before-- == 0) {
            each = kind;
            return;
        }
    }
}

} // namespace

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE zobrist_keys zobrist = games::made_by(make_zobrist_keys);

square castling_rook(const position& p, side s, wing w) {
    const square king = p.king(s);
    if (king.is_none())
        return {};
    const square_set rooks = p.castling & squares_of_rank(home_rank(s));
    const square outermost = w == wing::king ? rooks.last() : rooks.first();
    return outermost && wing_of(king, outermost) == w ? outermost : square{};
}

bool has_orthodox_castling(const position& p) {
    return !p.castling.any_of([&](square rook) {
        const side s = rook.rank() == home_rank(side::white) ? side::white : side::black;
        return p.king(s) != square::at(4, home_rank(s)) ||
               (rook.file() != 0 && rook.file() != file_count - 1);
    });
}

bool same_situation(const position& left, const position& right) {
    return left.to_move == right.to_move && left.en_passant == right.en_passant &&
           left.castling == right.castling && static_cast<const board&>(left) == right &&
           static_cast<const variant_circumstances&>(left) == right;
}

namespace {

// What the board does not show, spread over the key.
std::uint64_t key_of_variant(const variant_circumstances& now) {
    std::uint64_t key = now.promoted.bits();
    const auto add = [&key](std::uint64_t value) { key = (key ^ value) * 0x9E3779B97F4A7C15ULL; };
    add(now.variant->number);
    for (const std::uint8_t each : now.checks_left)
        add(each);
    for (const auto& hand : now.in_hand)
        for (const std::uint8_t each : hand)
            add(each);
    return key;
}

} // namespace

std::uint64_t hash(const position& p) {
    std::uint64_t key = p.key();
    if (p.to_move == side::black)
        key ^= zobrist.black_to_move;
    if (p.en_passant)
        key ^= zobrist.en_passant[p.en_passant.index()];
    p.castling.for_each([&](square rook) { key ^= zobrist.castling[rook.index()]; });
    if (p.variant != nullptr) [[unlikely]]
        key ^= key_of_variant(p);
    return key;
}

const position& start_position() {
    static const position start = chess960_start(518);
    return start;
}

position chess960_start(int number) {
    // Scharnagl's numbering: bishop on a light square, bishop on a dark one, queen, knights, and then rook,
    // king, rook.
    static constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    back_rank rank{};
    rank[static_cast<std::size_t>(number % 4 * 2 + 1)] = piece_kind::bishop;
    number /= 4;
    rank[static_cast<std::size_t>(number % 4 * 2)] = piece_kind::bishop;
    number /= 4;
    put_on_free_file(rank, number % 6, piece_kind::queen);
    const auto& [first, second] = knights[static_cast<std::size_t>(number / 6)];
    put_on_free_file(rank, second, piece_kind::knight);
    put_on_free_file(rank, first, piece_kind::knight);
    for (const piece_kind kind : {piece_kind::rook, piece_kind::king, piece_kind::rook})
        put_on_free_file(rank, 0, kind);
    return with_back_rank(rank);
}

} // namespace ctlpgn::chess
