#include "playouts.hpp"

#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "reading.hpp"

namespace ctlpgn::cescacs_tests {

using namespace cescacs;

namespace {

constexpr int plies_in_a_game = 160;

bool is_rare(const ply& played) {
    const bool leap = played.mover == piece_kind::king && jumps_from(played.from).contains(played.to);
    return played.kind != ply_kind::step || played.becomes != promotion::none ||
           played.capture > capture_kind::ordinary || leap;
}

const ply& draw(const std::vector<ply>& plies, std::mt19937_64& random) {
    std::vector<const ply*> rare;
    std::vector<const ply*> pawn;
    for (const ply& played : plies) {
        if (is_rare(played))
            rare.push_back(&played);
        if (played.mover == piece_kind::pawn)
            pawn.push_back(&played);
    }
    const std::uint64_t chance = random() % 8;
    if (chance < 2 && !rare.empty())
        return *rare[random() % rare.size()];
    if (chance < 4 && !pawn.empty())
        return *pawn[random() % pawn.size()];
    return plies[random() % plies.size()];
}

void with_promotions(const ply& claimed, side us, const std::function<void(const ply&)>& visit) {
    visit(claimed);
    if (claimed.mover != piece_kind::pawn || !last_hexes(us).contains(claimed.to))
        return;
    for (std::size_t code = 1; code < 16; ++code) {
        const promotion becomes = static_cast<promotion>(code);
        if (code < piece_kind_count || becomes == promotion::awaiting) {
            ply promoting = claimed;
            promoting.becomes = becomes;
            visit(promoting);
        }
    }
}

} // namespace

void play_out(std::uint64_t seed, int positions,
              const std::function<void(const position&, const std::vector<ply>&)>& visit) {
    std::mt19937_64 random(seed);
    const std::vector<perft_line> starts = read_perft_file();
    std::vector<ply> plies;
    for (std::size_t game = 0; positions > 0; ++game) {
        position p = game % 2 == 0 ? start_position() : read_pdtl(starts[game / 2 % starts.size()].pdtl);
        for (int i = 0; i < plies_in_a_game && positions > 0; ++i, --positions) {
            legal_plies(p, plies);
            visit(p, plies);
            if (plies.empty())
                break;
            apply_claimed(p, draw(plies, random));
        }
    }
}

void for_each_natural_claim(const position& p, const std::function<void(const ply&)>& visit) {
    const side us = p.to_move;
    p.occupied(us).for_each([&](hex from) {
        const piece_kind mover = p.at(from).kind();
        for (int i = 0; i < hex_count; ++i) {
            const hex to = hex::from_index(i);
            const piece target = p.at(to);
            ply claimed =
                target.is_empty() ? make_step(mover, from, to) : make_capture(mover, from, to, target.kind());
            with_promotions(claimed, us, visit);
            if (mover != piece_kind::pawn || p.special.kind == special_kind::none)
                continue;
            claimed.captured = p.at(p.special.pawn).kind();
            for (capture_kind capture :
                 {capture_kind::scornful, capture_kind::en_passant, capture_kind::en_passant_first}) {
                claimed.capture = capture;
                with_promotions(claimed, us, visit);
            }
        }
        ply in_place = make_promotion_in_place(from, piece_kind::none);
        with_promotions(in_place, us, visit);
    });
    for (std::size_t i = 0; i < castling_count; ++i)
        visit(make_castling(us, i));
}

ply random_claim(std::mt19937_64& random) {
    const auto any_hex = [&] { return hex::from_index(static_cast<int>(random() % hex_count)); };
    const auto any_kind = [&] { return static_cast<piece_kind>(1 + random() % (piece_kind_count - 1)); };
    const std::uint64_t what = random() % 16;
    if (what == 0)
        return make_castling(random() % 2 == 0 ? side::white : side::black, random() % castling_count);
    if (what == 1)
        return make_promotion_in_place(any_hex(), any_kind());
    ply claimed = make_step(any_kind(), any_hex(), any_hex());
    claimed.capture = static_cast<capture_kind>(random() % 5);
    if (claimed.capture != capture_kind::none)
        claimed.captured = any_kind();
    if (random() % 4 == 0)
        claimed.becomes = random() % 4 == 0 ? promotion::awaiting : promotion_to(any_kind());
    return claimed;
}

} // namespace ctlpgn::cescacs_tests
