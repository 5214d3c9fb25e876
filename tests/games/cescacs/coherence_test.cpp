#include "games/cescacs/coherence.hpp"
#include "games/cescacs/play.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

constexpr piece black(kind k) {
    return {side::black, k};
}
constexpr piece nothing{};

void check_finding(const position& p, const ply& claimed, incoherence what, const std::string& where,
                   piece found = nothing, piece expected = nothing) {
    const coherence_finding finding = check_coherence(p, claimed);
    CHECK(finding.what == what);
    CHECK(finding.at == hex_named(where));
    CHECK(finding.found == found);
    CHECK(finding.expected == expected);
}

} // namespace

TEST_CASE("a finding names the piece on the origin", "[cescacs][coherence]") {
    const position p = start_position();
    check_finding(p, step(kind::rook, "F12", "F14"), incoherence::origin_empty, "F12", nothing,
                  white(kind::rook));
    check_finding(p, step(kind::rook, "E3", "D8"), incoherence::origin_holds_other_piece, "E3",
                  white(kind::knight), white(kind::rook));
    check_finding(p, step(kind::knight, "E25", "D20"), incoherence::origin_holds_opponents_piece, "E25",
                  black(kind::knight), white(kind::knight));
    CHECK(check_coherence(p, step(kind::knight, "E3", "D8")).is_coherent());
}

TEST_CASE("a finding names the piece on the target", "[cescacs][coherence]") {
    const position p = start_position();
    check_finding(p, step(kind::knight, "E3", "F8"), incoherence::target_holds_own_piece, "F8",
                  white(kind::pawn));
    check_finding(p, step(kind::knight, "E3", "F20"), incoherence::target_holds_opponents_piece, "F20",
                  black(kind::pawn));
    check_finding(p, takes(kind::knight, "E3", "F10", kind::pawn), incoherence::captures_empty_hex, "F10",
                  nothing, black(kind::pawn));
    check_finding(p, takes(kind::knight, "E3", "F8", kind::pawn), incoherence::captures_own_piece, "F8",
                  white(kind::pawn), black(kind::pawn));
    check_finding(p, takes(kind::knight, "E3", "F20", kind::rook), incoherence::captures_other_piece, "F20",
                  black(kind::pawn), black(kind::rook));
}

TEST_CASE("a special capture takes an existing pawn", "[cescacs][coherence]") {
    const position p = read_pdtl("/27:1k/13:4P3/12:3pp2/1:1K/ b -- G13@9-11 0 30");
    CHECK(check_coherence(p, special(capture_kind::en_passant_first, "F12", "G9")).is_coherent());
    CHECK(check_coherence(p, special(capture_kind::en_passant_first, "F12", "G9", kind::none)).is_coherent());
    check_finding(p, special(capture_kind::en_passant, "F12", "G9"), incoherence::en_passant_no_pawn, "G11",
                  nothing, white(kind::pawn));
    check_finding(p, special(capture_kind::en_passant, "F12", "H12"), incoherence::en_passant_target_occupied,
                  "H12", black(kind::pawn));
    check_finding(p, special(capture_kind::scornful, "F12", "G11"), incoherence::scornful_no_pawn, "G11",
                  nothing, white(kind::pawn));
    check_finding(p,
                  {ply_kind::step, kind::king, hex_named("G27"), hex_named("G9"), capture_kind::en_passant,
                   kind::pawn, promotion::none, no_castling},
                  incoherence::special_capture_by_other_piece, "G27", black(kind::king), black(kind::pawn));
    const position promoted = read_pdtl("/27:1k/24:p4/23:R5/1:1K/ b -- A23@21 0 30");
    CHECK(
        check_coherence(promoted, special(capture_kind::en_passant, "B24", "A21", kind::rook)).is_coherent());
    check_finding(promoted, special(capture_kind::en_passant, "B24", "A21"),
                  incoherence::captures_other_piece, "A23", white(kind::rook), white(kind::pawn));
}

TEST_CASE("a special capture takes only possible pieces", "[cescacs][coherence]") {
    const position p = read_pdtl("/17:3k4/16:3P3/15:4e3/1:1K/ w -- - 0 30");
    check_finding(p, special(capture_kind::scornful, "F16", "E17", kind::king), incoherence::scornful_no_pawn,
                  "E17", black(kind::king), black(kind::pawn));
    check_finding(p, special(capture_kind::en_passant, "F16", "G17", kind::elephant),
                  incoherence::en_passant_no_pawn, "G15", black(kind::elephant), black(kind::pawn));
}

TEST_CASE("a promotion needs a pawn and a last hex", "[cescacs][coherence]") {
    const position p = read_pdtl("/27:1k/26:1P1/22:P6/9:2N5/1:1K/ w -- - 0 30");
    check_finding(p, step(kind::knight, "C9", "E13", promotion::queen), incoherence::promotion_by_other_piece,
                  "E13", white(kind::knight), white(kind::pawn));
    check_finding(p, step(kind::pawn, "F26", "F28"), incoherence::promotion_missing, "F28",
                  white(kind::pawn));
    check_finding(p, step(kind::pawn, "F26", "C19", promotion::queen), incoherence::promotion_off_last_hex,
                  "C19", white(kind::pawn));
    CHECK(check_coherence(p, step(kind::pawn, "F26", "F28", promotion::awaiting)).is_coherent());
    CHECK(check_coherence(p, make_promotion_in_place(hex_named("T22"), kind::rook)).is_coherent());
    check_finding(p, make_promotion_in_place(hex_named("P21"), kind::rook), incoherence::awaiting_no_pawn,
                  "P21", nothing, white(kind::pawn));
    check_finding(p, make_promotion_in_place(hex_named("F26"), kind::rook),
                  incoherence::awaiting_off_last_hex, "F26", white(kind::pawn), white(kind::pawn));
    ply still_awaiting = make_promotion_in_place(hex_named("T22"), kind::none);
    still_awaiting.becomes = promotion::awaiting;
    check_finding(p, still_awaiting, incoherence::awaiting_names_no_piece, "T22", white(kind::pawn),
                  white(kind::pawn));
}

TEST_CASE("castling needs its pieces at home and its targets free", "[cescacs][coherence]") {
    const ply krr_eef = make_castling(side::white, 23);
    const position p = read_pdtl("/27:1k/3:R2R/1:1K/ w -- - 0 30");
    CHECK(check_coherence(p, krr_eef).is_coherent());
    position changed = p;
    changed.put(hex_named("E7"), black(kind::pawn));
    check_finding(changed, krr_eef, incoherence::castling_target_occupied, "E7", black(kind::pawn));
    CHECK(check_coherence(changed, make_castling(side::white, 0)).is_coherent());
    changed = p;
    changed.put(hex_named("C3"), white(kind::knight));
    check_finding(changed, krr_eef, incoherence::castling_rook_not_home, "C3", white(kind::knight),
                  white(kind::rook));
    changed.clear(hex_named("G1"));
    check_finding(changed, krr_eef, incoherence::castling_king_not_home, "G1", nothing, white(kind::king));
}

TEST_CASE("a wrong claim is played as claimed", "[cescacs][claim]") {
    const position p = start_position();
    position next = after(p, step(kind::rook, "E3", "E13"));
    CHECK(next.holds(hex_named("E3"), side::white, kind::knight));
    CHECK(next.holds(hex_named("E13"), side::white, kind::rook));
    next = after(p, step(kind::king, "G3", "G9"));
    CHECK(next.king(side::white) == hex_named("G9"));
    CHECK(next.count(side::white, kind::king) == 1);
    CHECK(next.castling[0] == castling_state::none);
    next = after(p, takes(kind::knight, "E3", "I25", kind::queen));
    CHECK(next.holds(hex_named("I25"), side::white, kind::knight));
    CHECK(next.castling[1] == castling_state::rk);
    next = after(p, takes(kind::knight, "E3", "G27", kind::king));
    CHECK(next.king(side::black).is_none());
    CHECK(next.castling[1] == castling_state::none);
}

TEST_CASE("special captures are written after every double, triple and scornful step", "[cescacs][claim]") {
    const position p = start_position();
    CHECK(after(p, step(kind::pawn, "F8", "F12")).special ==
          after_double_step(side::white, hex_named("F12")));
    CHECK(after(p, step(kind::pawn, "F8", "F12")).special.crossed[0] == hex_named("F10"));
    CHECK(after(p, step(kind::pawn, "F8", "F10")).special == special_capture{});
    const special_capture triple = after(p, step(kind::pawn, "E7", "E13")).special;
    CHECK(triple.kind == special_kind::triple_step);
    CHECK(triple.crossed == std::array<hex, 2>{hex_named("E9"), hex_named("E11")});
    const position facing = read_pdtl("/27:1k/15:4p3/13:4P3/1:1K/ b -- - 0 30");
    CHECK(after(facing, step(kind::pawn, "G15", "F14")).special == after_scornful_step(hex_named("F14")));
    CHECK(after(facing, step(kind::pawn, "G15", "H14")).special == after_scornful_step(hex_named("H14")));
    CHECK(after(facing, step(kind::king, "G27", "F26")).special == special_capture{});
}

TEST_CASE("clock and number continue", "[cescacs][claim]") {
    position p = read_pdtl("/27:1k/26:2R/15:4p3/13:4P3/1:1K/ w -- - 7 30");
    p = after(p, step(kind::king, "G1", "G3"));
    CHECK(p.half_move_clock == 8);
    CHECK(p.move_number == 30);
    p = after(p, takes(kind::king, "G27", "H26", kind::rook));
    CHECK(p.half_move_clock == 0);
    CHECK(p.move_number == 31);
    p.move_number = 0;
    p.to_move = side::black;
    CHECK(after(p, step(kind::king, "H26", "G27")).move_number == 0);
    CHECK(after(p, step(kind::pawn, "G15", "F14")).half_move_clock == 0);
}
