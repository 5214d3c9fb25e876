#include "games/cescacs/attack.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

hex at(const std::string& name) {
    return name == "-" ? hex{} : hex_named(name);
}

void check_verdict(const position& p, const ply& claimed, illegality why, const std::string& where = "-",
                   const std::string& replacement = "-") {
    const verdict found = judge(p, claimed);
    CHECK(found.why == why);
    CHECK(found.at == at(where));
    CHECK(found.attacker == at(replacement));
    const std::vector<ply> plies = legal_plies(p);
    const bool generated = std::find(plies.begin(), plies.end(), claimed) != plies.end();
    CHECK(generated == (why == illegality::none));
}

} // namespace

TEST_CASE("verdicts name illegal movements", "[cescacs][legality]") {
    const position start = start_position();
    check_verdict(start, step(kind::pawn, "F8", "F10"), illegality::none);
    check_verdict(start, step(kind::pawn, "E7", "E13"), illegality::none);
    check_verdict(start, step(kind::pawn, "F8", "F14"), illegality::triple_step_origin, "F8");
    check_verdict(start, step(kind::pawn, "E7", "E15"), illegality::wrong_movement, "E15");
    check_verdict(start, step(kind::pawn, "E7", "F10"), illegality::pawn_needs_capture, "F10");
    check_verdict(start, step(kind::rook, "C3", "C15"), illegality::blocked, "C5");
    check_verdict(start, step(kind::rook, "C3", "D8"), illegality::wrong_movement, "D8");
    check_verdict(start, step(kind::elephant, "D4", "B4"), illegality::incoherent, "B4");
    check_verdict(start, step(kind::elephant, "D4", "A7"), illegality::wrong_movement, "A7");
    check_verdict(start, step(kind::queen, "E1", "P7"), illegality::blocked, "D2");
    check_verdict(start, step(kind::king, "G1", "I7"), illegality::wrong_movement, "I7");
}

TEST_CASE("a knight rides over an empty hex to an empty hex", "[cescacs][legality]") {
    const position p = read_pdtl("/26:1k1/19:5n2/15:4n3/14:3N3/9:2N5/2:1K1/ w -- - 0 30");
    check_verdict(p, step(kind::knight, "F14", "H4"), illegality::none);
    check_verdict(p, step(kind::knight, "F14", "B22"), illegality::none);
    check_verdict(p, step(kind::knight, "F14", "X12"), illegality::none);
    check_verdict(p, takes(kind::knight, "F14", "G15", kind::knight), illegality::wrong_movement, "G15");
    const position ridden = read_pdtl("/26:1k1/24:2j2/19:4n3/14:3N3/2:1K1/ w -- - 0 30");
    check_verdict(ridden, step(kind::knight, "F14", "H24"), illegality::blocked, "G19");
    check_verdict(ridden, takes(kind::knight, "F14", "G19", kind::knight), illegality::none);
    const position taken = read_pdtl("/26:1k1/24:3j1/14:3N3/2:1K1/ w -- - 0 30");
    check_verdict(taken, takes(kind::knight, "F14", "H24", kind::bishop), illegality::ride_captures, "H24");
}

TEST_CASE("a pawn captures obliquely only a scornful pawn", "[cescacs][legality]") {
    const position p = read_pdtl("/27:1k/24:2j2/15:3p4/14:3p3/13:3PP3/4:2J2/3:1N2/1:1K/ w -- F14 0 30");
    check_verdict(p, special(capture_kind::scornful, "G13", "F14"), illegality::none);
    check_verdict(p, special(capture_kind::scornful, "E13", "F14"), illegality::scornful_unavailable, "F14");
    check_verdict(p, takes(kind::pawn, "G13", "F14", kind::pawn), illegality::pawn_captures_wrongly, "F14");
    check_verdict(p, takes(kind::pawn, "E13", "E15", kind::pawn), illegality::pawn_captures_wrongly, "E15");
    position late = p;
    late.special = {};
    check_verdict(late, special(capture_kind::scornful, "G13", "F14"), illegality::scornful_unavailable,
                  "F14");
}

TEST_CASE("a pawn is captured en passant on either hex of a triple step, and only at once",
          "[cescacs][legality]") {
    const position p =
        read_pdtl("/27:1k/26:1j1/22:2p4/14:4p2/13:4P3/12:3pp2/6:2P4/2:1J1/1:1K/ b Kk G13@9-11 0 30");
    check_verdict(p, special(capture_kind::en_passant_first, "F12", "G9"), illegality::none);
    check_verdict(p, special(capture_kind::en_passant_first, "H12", "G9"), illegality::none);
    check_verdict(p, special(capture_kind::en_passant, "H14", "G11"), illegality::none);
    check_verdict(p, special(capture_kind::en_passant, "H12", "G11"), illegality::pawn_captures_wrongly,
                  "G11");
    position late = p;
    late.special = {};
    check_verdict(late, special(capture_kind::en_passant, "H14", "G11"), illegality::en_passant_unavailable,
                  "G11");
    const position next = after(p, special(capture_kind::en_passant_first, "F12", "G9"));
    CHECK(next.is_empty(at("G13")));
    CHECK(next.holds(at("G9"), side::black, kind::pawn));
}

TEST_CASE("a piece that shields the king is pinned", "[cescacs][legality]") {
    const position p =
        read_pdtl("/26:1k1/20:3r3/13:6d1/12:1v1R3/10:2P1N2/8:3K3/6:4E2/4:4r/3:D3/ w -- - 0 30");
    check_verdict(p, step(kind::rook, "F12", "G13"), illegality::pinned, "F12", "F20");
    check_verdict(p, step(kind::rook, "F12", "F14"), illegality::none);
    // An elephant pins a piece between it and a king two hexes ahead.
    const position behind = read_pdtl("/26:1k1/18:3e3/16:3R3/14:3K3/ w -- - 0 30");
    check_verdict(behind, step(kind::rook, "F16", "G17"), illegality::pinned, "F16", "F18");
    check_verdict(behind, takes(kind::rook, "F16", "F18", kind::elephant), illegality::none);
}

TEST_CASE("an en passant capture may not open a line on its own king", "[cescacs][legality]") {
    // White's pawn on E11 takes on F14 the pawn F12 that covers the king from the bishop.
    const position p = read_pdtl("/26:1k1/12:1K1p1j1/11:3P4/ w -- F12@14 0 30");
    check_verdict(p, special(capture_kind::en_passant, "E11", "F14"), illegality::capture_uncovers_king,
                  "F12", "K12");
    const position free = read_pdtl("/26:1k1/12:1K1p1n1/11:3P4/ w -- F12@14 0 30");
    check_verdict(free, special(capture_kind::en_passant, "E11", "F14"), illegality::none);
}

TEST_CASE("a check must be answered and the king may not step into one", "[cescacs][legality]") {
    const position p = read_pdtl("/27:1k/21:3p4/13:4rj2/6:2P1P2/4:2J2/3:RN1E/1:1K/ w -- - 0 30");
    check_verdict(p, step(kind::rook, "C3", "C5"), illegality::check_unanswered, "G1", "G13");
    check_verdict(p, step(kind::king, "G1", "G3"), illegality::king_attacked, "G3", "G13");
    check_verdict(p, step(kind::king, "G1", "I5"), illegality::leap_after_king_move, "G1");
    position unmoved = p;
    unmoved.castling[0] = castling_state::k;
    check_verdict(unmoved, step(kind::king, "G1", "I5"), illegality::leap_in_check, "G1", "G13");
    const position bare = read_pdtl("/27:1k/26:1D1/20:3K3/ b -- - 0 30");
    check_verdict(bare, takes(kind::king, "G27", "F26", kind::queen), illegality::none);
    position crossed = bare;
    crossed.to_move = side::white;
    check_verdict(crossed, takes(kind::queen, "F26", "G27", kind::king), illegality::king_captured, "G27");
}

TEST_CASE("castling needs its right, its ways and a safe king", "[cescacs][legality]") {
    const std::string far_king = "/28:k/";
    const auto white = [&](const std::string& lines, const std::string& rights) {
        return read_pdtl(far_king + lines + " w " + rights + " - 0 30");
    };
    const ply krk_ii = make_castling(side::white, 0);
    const ply krd_de = make_castling(side::white, 12);
    const ply krr_hih = make_castling(side::white, 19);
    check_verdict(white("3:R2R/1:1K/", "RKR-"), krk_ii, illegality::none);
    check_verdict(white("3:R2R/1:1K/", "RKR-"), krd_de, illegality::none);
    check_verdict(white("3:R2R/1:1K/", "RKR-"), krr_hih, illegality::none);
    check_verdict(white("3:R2R/1:1K/", "--"), krk_ii, illegality::castling_king_moved, "G1");
    check_verdict(white("3:R2R/1:1K/", "RK-"), krk_ii, illegality::castling_rook_moved, "I3");
    check_verdict(white("3:R2R/1:1K/", "KR-"), krr_hih, illegality::castling_rook_moved, "C3");
    check_verdict(white("4:1N3/3:R2R/1:1K/", "RKR-"), krr_hih, illegality::castling_way_blocked, "D4");
    check_verdict(white("7:4r3/3:R2R/1:1K/", "RKR-"), krk_ii, illegality::castling_in_check, "G1", "G7");
    check_verdict(white("19:5r2/3:R2R/1:1K/", "RKR-"), krk_ii, illegality::castling_target_attacked, "I5",
                  "I19");
    const position next = after(white("3:R2R/1:1K/", "RKR-"), krr_hih);
    CHECK(next.holds(at("H6"), side::white, kind::king));
    CHECK(next.holds(at("I7"), side::white, kind::rook));
    CHECK(next.holds(at("H8"), side::white, kind::rook));
    CHECK(next.castling[0] == castling_state::none);
    CHECK(next.occupied(side::white).size() == 3);
}

TEST_CASE("a castling rook may not expose its king's target", "[cescacs][legality]") {
    const position p = read_pdtl("/28:k/5:r5/3:R2R/1:1K/ w RKR- - 0 30");
    check_verdict(p, make_castling(side::white, 11), illegality::castling_target_attacked, "D2", "A5");
    check_verdict(p, make_castling(side::white, 18), illegality::none);
}

TEST_CASE("a pawn becomes a piece that its side has lost", "[cescacs][legality]") {
    // F26 is a coloured hex; White has lost everything but the bishops of the black and white hexes, and a
    // queen.
    const position p = read_pdtl("/27:1k/26:1P1/10:3D3/7:J7/6:3J3/1:1K/ w -- - 0 30");
    const auto to_last = [](promotion becomes) { return step(kind::pawn, "F26", "F28", becomes); };
    check_verdict(p, to_last(promotion::rook), illegality::none);
    check_verdict(p, to_last(promotion::queen), illegality::promotion_not_regainable, "F28");
    check_verdict(p, to_last(promotion_to(kind::elephant)), illegality::promotion_never, "F28");
    check_verdict(p, to_last(promotion_to(kind::king)), illegality::promotion_never, "F28");
    check_verdict(p, to_last(promotion::awaiting), illegality::promotion_omitted, "F28");
    check_verdict(p, to_last(promotion::none), illegality::incoherent, "F28");
    check_verdict(p, to_last(promotion::bishop), illegality::promotion_bishop_colour, "F28");
}

TEST_CASE("an awaiting pawn is promoted as soon as it can be", "[cescacs][legality]") {
    for (const perft_line& line : read_perft_file()) {
        if (line.id != "await-forced")
            continue;
        position p = read_pdtl(line.pdtl);
        check_verdict(p, make_promotion_in_place(at("T22"), kind::queen), illegality::none);
        check_verdict(p, make_promotion_in_place(at("T22"), kind::rook), illegality::promotion_not_regainable,
                      "T22");
        check_verdict(p, step(kind::pawn, "F8", "F10"), illegality::promotion_due, "T22");
        p.put(at("E1"), {side::white, kind::queen});
        p.put(at("G3"), {side::white, kind::knight});
        check_verdict(p, step(kind::pawn, "F8", "F10"), illegality::none);
    }
    const position checked = read_pdtl("/28:k/22:P6/14:4r2/1:1K/0:V/ w -- - 0 30");
    const position other = read_pdtl("/28:k/22:P6/13:4r3/1:1K/0:V/ w -- - 0 30");
    check_verdict(checked, make_promotion_in_place(at("T22"), kind::queen), illegality::none);
    check_verdict(other, make_promotion_in_place(at("T22"), kind::queen),
                  illegality::promotion_in_place_in_check, "G1", "G13");
    check_verdict(other, step(kind::king, "G1", "H2"), illegality::none);
}

TEST_CASE("an awaiting pawn keeps its oblique step towards the centre", "[cescacs][legality]") {
    const std::string black =
        "/28:v/27:dk/26:gjg/25:rnnr/24:1ejep/23:2eepp/22:P2jp2/21:3pp3/20:3p3/8:3P3/7:3PP3/"
        "6:2PJP2/5:1PEEPP/4:PEJEP/3:RNNR/";
    const auto steps = [](promotion becomes) { return step(kind::pawn, "T22", "A23", becomes); };
    const position complete = read_pdtl(black + "2:GJG/1:DK/0:V/ w RKRrkr - 0 20");
    check_verdict(complete, steps(promotion::awaiting), illegality::none);
    check_verdict(complete, steps(promotion_to(kind::queen)), illegality::promotion_not_regainable, "A23");
    CHECK(after(complete, steps(promotion::awaiting)).special == special_capture{});

    // The bishop of the coloured hexes is regainable on A23 and not on T22.
    const position lost_bishop = read_pdtl(black + "2:G1G/1:DK/0:V/ w RKRrkr - 0 20");
    check_verdict(lost_bishop, steps(promotion_to(kind::bishop)), illegality::none);
    check_verdict(lost_bishop, steps(promotion::awaiting), illegality::promotion_omitted, "A23");

    const position lost_queen = read_pdtl(black + "2:GJG/1:1K/0:V/ w RKRrkr - 0 20");
    check_verdict(lost_queen, steps(promotion_to(kind::queen)), illegality::promotion_due, "T22");

    position blocked = complete;
    blocked.put(at("A23"), {side::black, kind::rook});
    check_verdict(blocked, takes(kind::pawn, "T22", "A23", kind::rook), illegality::incoherent, "A23");
    ply captures = takes(kind::pawn, "T22", "A23", kind::rook);
    captures.becomes = promotion::awaiting;
    check_verdict(blocked, captures, illegality::awaiting_pawn_moves, "T22");

    const position black_waits =
        read_pdtl("/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeep1/22:2pjp2/21:3pp3/20:3p3/"
                  "6:3J2p/5:2E3/2:GJG/1:1K/0:V/ b -rkr - 0 20");
    check_verdict(black_waits, step(kind::pawn, "X6", "L5", promotion::awaiting), illegality::none);
    const position in_centre = read_pdtl("/28:P/27:dk/6:2JJJ2/3:RNNR/2:G1G/1:DK/0:V/ w -- - 0 20");
    for (const ply& each : legal_plies(in_centre))
        CHECK(each.from != at("F28"));
}

TEST_CASE("checks are distinguished", "[cescacs][check]") {
    const auto classify = [](const std::string& lines) {
        return classify_check(read_pdtl(lines + " w -- - 0 30"));
    };
    CHECK(classify("/28:k/14:4r2/1:1K/") == check_kind::none);
    CHECK(classify("/28:k/13:4r3/1:1K/") == check_kind::far);
    CHECK(classify("/28:k/3:2r1/1:1K/") == check_kind::adjoining);
    CHECK(classify("/28:k/6:4n2/1:1K/") == check_kind::adjoining);
    CHECK(classify("/28:k/5:3e2/1:1K/") == check_kind::far);
    CHECK(classify("/28:k/13:4r3/6:4n2/1:1K/") == check_kind::double_check);
    for (const perft_line& line : read_perft_file()) {
        if (line.id == "mate-author1")
            CHECK(classify_check(read_pdtl(line.pdtl)) == check_kind::mate);
        if (line.id == "stalemate")
            CHECK(is_stalemate(read_pdtl(line.pdtl)));
    }
}
