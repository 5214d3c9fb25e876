#include "games/diplomat/rules.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::diplomat;
using namespace ctlpgn::diplomat_tests;

namespace {

const std::string start = "w Kd1 Re1 Df1 Bc1 Hb1 b2 c2 d2 e2 f2 / Kk1 Rl1 Dm1 Bj1 Hi1 i2 j2 k2 l2 m2";

cell maybe(const std::string& name) {
    return name == "-" ? cell{} : cell_named(name);
}

void check_verdict(const std::string& set_up, const ply& claimed, const verdict& expected) {
    INFO(set_up << ' ' << text_of(claimed));
    const verdict found = judge(read_set_up(set_up), claimed);
    CHECK(found.why == expected.why);
    CHECK(found.at == expected.at);
    CHECK(found.attacker == expected.attacker);
    CHECK(found.open == expected.open);
}

/// A step of the piece there to another cell, completed by the board.
void check(const std::string& set_up, const std::string& source, const std::string& output, illegality why,
           const std::string& at = "-", const std::string& replacement = "-",
           piece_kind becomes = piece_kind::none) {
    check_verdict(set_up, complete_ply(read_set_up(set_up), cell_named(source), cell_named(output), becomes),
                  {why, maybe(at), maybe(replacement)});
}

void check_open(const std::string& set_up, const std::string& source, const std::string& output,
                open_point open, piece_kind becomes = piece_kind::none) {
    check_verdict(set_up, complete_ply(read_set_up(set_up), cell_named(source), cell_named(output), becomes),
                  {illegality::none, {}, {}, open});
}

void check_suborn(const std::string& set_up, const std::string& source, const std::string& output,
                  illegality why, const std::string& at = "-", const std::string& replacement = "-") {
    check_verdict(set_up, make_suborn(read_set_up(set_up), cell_named(source), cell_named(output)),
                  {why, maybe(at), maybe(replacement)});
}

} // namespace

TEST_CASE("the start of Diplomat chess is set up on crowns 1 and 2", "[diplomat]") {
    CHECK(start_position() == read_set_up(start));
    CHECK(check_set_up(start_position()).empty());
}

TEST_CASE("Diplomat chess: contradictions to the board have their kinds", "[diplomat][legality]") {
    using enum illegality;
    check(start, "g2", "h2", origin_empty, "g2");
    check(start, "i2", "h2", origin_holds_opponents_piece, "i2");
    check(start, "e1", "e2", target_holds_own_piece, "e2");
    check_verdict(start, {ply_kind::step, piece_kind::rook, cell_named("d1"), cell_named("d3")},
                  {origin_holds_other_piece, cell_named("d1"), {}});
    check_verdict(start,
                  {ply_kind::step, piece_kind::horse, cell_named("b1"), cell_named("a3"), piece_kind::pawn},
                  {captures_nothing, cell_named("a3"), {}});
    check_suborn(start, "f1", "g1", captures_nothing, "g1");
}

TEST_CASE("Diplomat chess: illegal movements have their kinds", "[diplomat][legality]") {
    using enum illegality;
    const std::string bare = "w Kd1 Ra1 Bg1 / Kk1 a2";
    check(start, "e1", "e3", blocked, "e2");
    check(bare, "a1", "b2", wrong_movement, "a1");
    check(bare, "a1", "a3", blocked, "a2");
    check(bare, "a1", "n1", none);
    check(bare, "g1", "g3", wrong_movement, "g1");
    check(bare, "g1", "4", none);
    check(start, "f1", "g3", wrong_movement, "f1");
    check(start, "f1", "g2", none);
    check("w Kd1 Df1 / Kk1 g2", "f1", "g2", diplomat_captures, "g2");
    check("w Kd1 f2 / Kk1 Hg2", "f2", "g2", pawn_blocked, "g2");
    check("w Kd1 f2 / Kk1", "f2", "g3", pawn_needs_capture, "g3");
    check("w Kd1 f2 / Kk1 Hg3", "f2", "g3", none);
    check("w Kd1 f2 / Kk1", "f2", "e2", pawn_moves_back, "f2");
    check("w Kd1 f2 / Kk1", "f2", "h2", wrong_movement, "f2");
    check("w Kd1 Rj2 / Kk2", "j2", "k2", king_captured, "k2");
}

TEST_CASE("diplomats suborn adjacent pieces", "[diplomat][legality]") {
    using enum illegality;
    check_suborn("w Kd1 Df1 / Kk1 g2", "f1", "g2", none);
    check_suborn("w Kd1 Df1 / Kk1 h2", "f1", "h2", suborned_from_afar, "h2");
    check_suborn("w Kd1 Rf1 / Kk1 g1", "f1", "g1", suborned_by_other, "f1");
    check_suborn("w Kd1 D4 / Kk1 Rn3", "4", "n3", none);
    check_suborn("w Kd1 Dj1 / Kk1", "j1", "k1", king_captured, "k1");
    check_suborn("w Kd1 Df1 / Kk1 g2 Rd3", "f1", "g2", check_unanswered, "d1", "d3");
    check_suborn("w Kd1 De2 / Kk1 Rd3", "e2", "d3", none);
    const position p = read_set_up("w Kd1 Df1 / Kk1 g2");
    const position done = after(p, make_suborn(p, cell_named("f1"), cell_named("g2")));
    CHECK(write_set_up(done) == "b Kd1 Df1 g2 / Kk1");
}

TEST_CASE("pawns are promoted on crown 1 of the enemy's half, or elsewhere if written",
          "[diplomat][legality]") {
    using enum illegality;
    const std::string pawn = "w Kd1 m2 / Kh3";
    check(pawn, "m2", "m1", none, "-", "-", piece_kind::rook);
    check(pawn, "m2", "m1", none);
    check(pawn, "m2", "m1", promotion_never, "m1", "-", piece_kind::king);
    check(pawn, "d1", "d2", promotion_misplaced, "d2", "-", piece_kind::rook);
    check_open(pawn, "m2", "l2", open_point::promotion_place, piece_kind::rook);
    check_open("w Kd1 k2 / Kh3", "k2", "k1", open_point::promotion_place);
    check("w Kd1 k2 / Kh3", "k2", "k1", none, "-", "-", piece_kind::bishop);
}

TEST_CASE("Diplomat chess: a ply that leaves the king attacked has its reason", "[diplomat][legality]") {
    using enum illegality;
    check("w Kd1 Hd2 / Kk1 Rd3", "d2", "f3", pinned, "d2", "d3");
    check("w Kd1 Hg2 / Kk1 Rd3", "g2", "h1", wrong_movement, "g2");
    check("w Kd1 Hg2 / Kk1 Rd3", "g2", "e3", check_unanswered, "d1", "d3");
    check("w Kd1 / Kk1 Re3", "d1", "e1", king_attacked, "e1", "e3");
    check("w Kd1 / Kk1 Rf1", "d1", "c1", king_attacked, "c1", "f1");
    check("w Kd1 / Kk1 Rg1", "d1", "d2", none);
}

TEST_CASE("plies that depend on an open point are accepted and reported", "[diplomat][legality]") {
    check_open("w Kd1 Bg2 / Kk1", "g2", "a3", open_point::bishop_past_centre);
    check_open("w Kd1 Ha3 / Kk1", "a3", "g3", open_point::horse_across_centre);
    check_open("w Kd1 f2 / Kk1", "f2", "f1", open_point::radial_forward);
    check_open("w Kd1 m2 / Kh1", "m2", "m3", open_point::radial_forward);
    check_open("w Ka1 / Kk1 Bg2", "a1", "a2", open_point::none);
    check_open("w Kb2 / Kk1 Bg2", "b2", "a3", open_point::bishop_past_centre);
    check_open("w Kd1 Ha3 / Kk1", "a3", "4", open_point::none);
    check_open("w Kd1 R4 / Kk1", "4", "a1", open_point::none);
}

TEST_CASE("standings and dead positions of Diplomat chess", "[diplomat]") {
    CHECK(standing_of(start_position()) == standing::quiet);
    CHECK(standing_of(read_set_up("b Kd1 Rk3 / Kk1")) == standing::check);
    CHECK(standing_of(read_set_up("b Kd1 Rk3 Rl3 Rj3 / Kk1")) == standing::mate);
    CHECK(standing_of(read_set_up("b Kd1 Ra2 Rl3 Rj3 / Kk1")) == standing::stalemate);
    CHECK(rules::stalemate_loses);
    CHECK(is_dead(read_set_up("w Kd1 / Kk1")));
    CHECK_FALSE(is_dead(read_set_up("w Kd1 Da1 / Kk1")));
}

TEST_CASE("Diplomat chess: each fault of a set-up is found separately", "[diplomat][set_up]") {
    const auto only_fault = [](const std::string& set_up) {
        const std::vector<set_up_finding> found = check_set_up(read_set_up(set_up));
        REQUIRE(found.size() == 1);
        return found[0];
    };
    using enum set_up_fault;
    const auto white = [](piece_kind kind) { return piece{side::white, kind}; };
    CHECK(only_fault("w Ra2 / Kk1") == set_up_finding{king_missing, {}, white(piece_kind::king)});
    CHECK(only_fault("w Kd1 Kg1 / Kk1") ==
          set_up_finding{several_kings, cell_named("g1"), white(piece_kind::king)});
    CHECK(only_fault("b Kd1 / Kk1 Rd3") ==
          set_up_finding{opponent_in_check, cell_named("d1"), white(piece_kind::king)});
    CHECK(only_fault("w Kd1 Ra1 Ra2 Rb2 a3 b3 c3 c2 c1 / Kk1 n1 n2 n3 m2 m3") ==
          set_up_finding{too_many_promoted, {}, white(piece_kind::pawn)});
    CHECK(only_fault("w Kd1 a1 a2 a3 b1 b2 b3 c1 c2 c3 d2 / Kk1 n1 n2 n3 m1 m2 m3 l3 l2 j2 j3") ==
          set_up_finding{too_many_pieces, {}, white(piece_kind::pawn)});
    CHECK(prevents_play(opponent_in_check));
    CHECK_FALSE(prevents_play(too_many_promoted));
}
