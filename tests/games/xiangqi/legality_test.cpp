#include "games/xiangqi/rules.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::xiangqi;
using namespace ctlpgn::xiangqi_tests;

namespace {

const std::string start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

point maybe(const std::string& name) {
    return name == "-" ? point{} : point_named(name);
}

void check_verdict(const std::string& fen, const ply& claimed, illegality why, const std::string& at,
                   const std::string& replacement = "-") {
    INFO(fen << ' ' << name_of(claimed.from) << name_of(claimed.to));
    const verdict found = judge(read_fen(fen), claimed);
    CHECK(found.why == why);
    CHECK(found.at == maybe(at));
    CHECK(found.attacker == maybe(replacement));
}

/// A step of the piece there to another point, completed by the board.
void check(const std::string& fen, const std::string& source, const std::string& output, illegality why,
           const std::string& at = "-", const std::string& replacement = "-") {
    check_verdict(fen, complete_ply(read_fen(fen), point_named(source), point_named(output)), why, at,
                  replacement);
}

} // namespace

TEST_CASE("xiangqi: contradictions to the board have their kinds", "[xiangqi][legality]") {
    using enum illegality;
    check(start, "e5", "e6", origin_empty, "e5");
    check(start, "e6", "e5", origin_holds_opponents_piece, "e6");
    check(start, "a0", "a3", target_holds_own_piece, "a3");
    const point b2 = point_named("b2");
    check_verdict(start, {piece_kind::rook, b2, point_named("b4"), piece_kind::none},
                  origin_holds_other_piece, "b2");
    check_verdict(start, {piece_kind::cannon, b2, point_named("b9"), piece_kind::none},
                  target_holds_opponents_piece, "b9");
    check_verdict(start, {piece_kind::cannon, b2, point_named("b9"), piece_kind::rook}, captures_other_piece,
                  "b9");
    check_verdict(start, {piece_kind::cannon, b2, point_named("b4"), piece_kind::pawn}, captures_nothing,
                  "b4");
    check(start, "b2", "b9", none);
    CHECK(contradicts_board(captures_other_piece));
    CHECK_FALSE(contradicts_board(king_captured));
}

TEST_CASE("xiangqi: illegal movements have their kinds", "[xiangqi][legality]") {
    using enum illegality;
    check("3k5/9/9/9/9/9/9/3A5/4K4/5A3 w - - 0 1", "d2", "c1", leaves_palace, "c1");
    check("3k5/9/9/9/9/9/9/5K3/9/9 w - - 0 1", "f2", "g2", leaves_palace, "g2");
    check("3k5/9/9/9/9/9/9/9/5K3/9 w - - 0 1", "f1", "f3", wrong_movement, "f1");
    check("3k5/9/9/9/9/2B6/9/9/9/4K4 w - - 0 1", "c4", "e6", crosses_river, "e6");
    check("3k5/9/9/9/9/2B6/9/9/9/4K4 w - - 0 1", "c4", "c3", wrong_movement, "c4");
    check("3k5/9/9/9/9/2B6/3P5/9/9/4K4 w - - 0 1", "c4", "e2", elephant_eye_blocked, "d3");
    check(start, "b0", "d1", horse_leg_blocked, "c0");
    check(start, "b0", "b1", wrong_movement, "b0");
    check(start, "a3", "a2", pawn_moves_back, "a3");
    check(start, "a3", "b3", pawn_before_river, "a3");
    check(start, "a3", "a5", wrong_movement, "a3");
    check(start, "a0", "a6", blocked, "a3");
    check(start, "a0", "b1", wrong_movement, "a0");
    check(start, "h2", "h8", blocked, "h7");
    check("3k5/9/9/9/4p4/9/9/4C4/9/4K4 w - - 0 1", "e2", "e5", cannon_needs_screen, "e5");
    check("3k5/9/4p4/4p4/4p4/9/9/4C4/9/4K4 w - - 0 1", "e2", "e7", cannon_has_screens, "e6");
    check("4k4/4R4/9/9/9/9/9/9/9/3K5 w - - 0 1", "e8", "e9", king_captured, "e9");
}

TEST_CASE("xiangqi: a ply that exposes the king has its reason", "[xiangqi][legality]") {
    using enum illegality;
    check("4k4/9/4r4/9/9/9/9/9/4A4/4K4 w - - 0 1", "e1", "d2", pinned, "e1", "e7");
    check("3k5/9/4r4/9/9/9/9/9/9/3AK4 w - - 0 1", "d0", "e1", none);
    check("3k5/9/4r4/9/9/9/9/R8/9/4K4 w - - 0 1", "a2", "a3", check_unanswered, "e0", "e7");
    check("3k5/9/3r5/9/9/9/9/9/9/4K4 w - - 0 1", "e0", "d0", king_attacked, "d0", "d7");
    check("4k4/9/4c4/9/9/9/9/R8/9/4K4 w - - 0 1", "a2", "e2", becomes_screen, "e2", "e7");
    check("4k4/9/9/9/9/9/4R4/9/9/4K4 w - - 0 1", "e3", "d3", kings_face, "e0", "e9");
    check("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "e0", "d0", kings_face, "d0", "d9");
    check("3k5/9/9/9/9/9/9/5n3/5C3/4K4 w - - 0 1", "f1", "b1", pinned, "f1", "f2");
}

TEST_CASE("standings and dead positions of xiangqi", "[xiangqi]") {
    CHECK(standing_of(start_position()) == standing::quiet);
    CHECK(standing_of(read_fen("4k4/9/4R4/9/9/9/9/9/9/3K5 b - - 0 1")) == standing::check);
    CHECK(standing_of(read_fen("4k4/4P4/3P5/9/9/9/9/9/9/4K4 b - - 0 1")) == standing::check);
    CHECK(standing_of(read_fen("R3k4/1R7/9/9/9/9/9/9/9/4K4 b - - 0 1")) == standing::mate);
    CHECK(standing_of(read_fen("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1")) == standing::stalemate);
    CHECK(rules::stalemate_loses);
    CHECK(is_dead(read_fen("3k5/4a4/9/9/9/9/9/4B4/9/4K4 w - - 0 1")));
    CHECK_FALSE(is_dead(read_fen("3k5/4a4/9/9/9/P8/9/4B4/9/4K4 w - - 0 1")));
}
