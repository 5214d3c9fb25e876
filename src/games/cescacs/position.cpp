#include "position.hpp"

#include "zobrist.hpp"

namespace ctlpgn::cescacs {

namespace {

struct placed_kind {
    piece_kind kind;
    hex at;
};

// White's pieces at the start; Black's mirror them (rules of play: Board).
constexpr std::array<placed_kind, 27> start_pieces{{
    {piece_kind::wyvern, hex::at(7, 0)},   {piece_kind::queen, hex::at(6, 1)},
    {piece_kind::king, hex::at(8, 1)},     {piece_kind::pegasus, hex::at(5, 2)},
    {piece_kind::bishop, hex::at(7, 2)},   {piece_kind::pegasus, hex::at(9, 2)},
    {piece_kind::rook, hex::at(4, 3)},     {piece_kind::knight, hex::at(6, 3)},
    {piece_kind::knight, hex::at(8, 3)},   {piece_kind::rook, hex::at(10, 3)},
    {piece_kind::pawn, hex::at(3, 4)},     {piece_kind::elephant, hex::at(5, 4)},
    {piece_kind::bishop, hex::at(7, 4)},   {piece_kind::elephant, hex::at(9, 4)},
    {piece_kind::pawn, hex::at(11, 4)},    {piece_kind::pawn, hex::at(2, 5)},
    {piece_kind::pawn, hex::at(4, 5)},     {piece_kind::elephant, hex::at(6, 5)},
    {piece_kind::elephant, hex::at(8, 5)}, {piece_kind::pawn, hex::at(10, 5)},
    {piece_kind::pawn, hex::at(12, 5)},    {piece_kind::pawn, hex::at(5, 6)},
    {piece_kind::bishop, hex::at(7, 6)},   {piece_kind::pawn, hex::at(9, 6)},
    {piece_kind::pawn, hex::at(6, 7)},     {piece_kind::pawn, hex::at(8, 7)},
    {piece_kind::pawn, hex::at(7, 8)},
}};

position make_start_position() {
    position p;
    for (const placed_kind& placed : start_pieces) {
        p.put(placed.at, {side::white, placed.kind});
        p.put(placed.at.mirrored(), {side::black, placed.kind});
    }
    p.castling = {castling_state::rkr, castling_state::rkr};
    return p;
}

} // namespace

void position::clear(hex h) {
    const piece old = at(h);
    if (old.is_empty())
        return;
    const side owner = old.owner();
    board_.clear(h);
    occupied_[index_of(owner)].erase(h);
    if (kings_[index_of(owner)] == h)
        kings_[index_of(owner)] = pieces(owner, piece_kind::king).first();
}

void position::put(hex h, piece p) {
    clear(h);
    if (p.is_empty())
        return;
    board_.put(h, p);
    occupied_[index_of(p.owner())].insert(h);
    hex& king = kings_[index_of(p.owner())];
    if (p.kind() == piece_kind::king && h < king) // none is above every hex
        king = h;
}

hex_set position::pieces(side s, piece_kind kind) const {
    hex_set found;
    occupied(s).for_each([&](hex h) {
        if (at(h).kind() == kind)
            found.insert(h);
    });
    return found;
}

int position::count(side s, piece_kind kind) const {
    return pieces(s, kind).size();
}

bool same_situation(const position& left, const position& right) {
    position copy = left;
    copy.half_move_clock = right.half_move_clock;
    copy.move_number = right.move_number;
    return copy == right;
}

namespace {

std::uint64_t hash_of_state(const circumstances& p) {
    std::uint64_t key = zobrist.to_move[index_of(p.to_move)];
    for (side s : {side::white, side::black})
        key ^= zobrist.castling[index_of(s)][static_cast<std::size_t>(p.castling[index_of(s)])];
    return key;
}

std::uint64_t hash_of_hex(const position& p, hex h) {
    return zobrist.pieces[p.at(h).code()][h.index()]; // nothing for an empty one
}

} // namespace

std::uint64_t board_hash(const position& p) {
    std::uint64_t key = hash_of_state(p);
    p.occupied().for_each([&](hex h) { key ^= hash_of_hex(p, h); });
    return key;
}

std::uint64_t board_hash_after_step(std::uint64_t hash_before, const circumstances& before,
                                    const position& after, const ply& step) {
    const auto key = [](piece what, hex asked) { return zobrist.pieces[what.code()][asked.index()]; };
    const side us = before.to_move;
    std::uint64_t changed = key({us, step.mover}, step.from) ^ hash_of_hex(after, step.to);
    if (step.capture != capture_kind::none)
        changed ^= key({opponent(us), step.captured}, step.to);
    return hash_before ^ changed ^ hash_of_state(before) ^ hash_of_state(after);
}

std::uint64_t board_hash_after(std::uint64_t hash_before, const position& before, const position& after) {
    std::uint64_t key = hash_before ^ hash_of_state(before) ^ hash_of_state(after);
    after.layout().each_difference(before.layout(),
                                   [&](hex h) { key ^= hash_of_hex(before, h) ^ hash_of_hex(after, h); });
    return key;
}

std::uint64_t hash(const position& p) {
    std::uint64_t key = board_hash(p);
    if (p.special.kind != special_kind::none && p.special.pawn)
        key ^= zobrist.special[static_cast<std::size_t>(p.special.kind)][p.special.pawn.index()];
    return key;
}

const position& start_position() {
    static const position start = make_start_position();
    return start;
}

} // namespace ctlpgn::cescacs
