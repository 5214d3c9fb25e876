#include "games/chess/castling.hpp"
#include "games/chess/movement.hpp"
#include "games/chess/rules.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::chess;
using namespace ctlpgn::chess_tests;

namespace {

square maybe(const std::string& name) {
    return name == "-" ? square{} : square_named(name);
}

void check_verdict(const std::string& fen, const ply& claimed, illegality why, const std::string& at,
                   const std::string& replacement = "-") {
    INFO(fen << ' ' << uci_of(claimed));
    const verdict found = judge(read_fen(fen), claimed);
    CHECK(found.why == why);
    CHECK(found.at == maybe(at));
    CHECK(found.attacker == maybe(replacement));
}

/// A step of the piece there, completed by the board.
void check_step(const std::string& fen, const std::string& source, const std::string& output, illegality why,
                const std::string& at, const std::string& replacement = "-",
                piece_kind becomes = piece_kind::none) {
    check_verdict(fen, complete_step(read_fen(fen), square_named(source), square_named(output), becomes), why,
                  at, replacement);
}

void check_castling(const std::string& fen, wing w, illegality why, const std::string& at,
                    const std::string& replacement = "-") {
    check_verdict(fen, castling_on(read_fen(fen), w), why, at, replacement);
}

} // namespace

TEST_CASE("chess: contradictions to the board have their kinds", "[chess][legality]") {
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const square e2 = square_named("e2");
    const square e4 = square_named("e4");
    check_verdict(start, make_step(piece_kind::pawn, e4, e2), illegality::origin_empty, "e4");
    check_verdict(start, make_step(piece_kind::pawn, square_named("e7"), e4),
                  illegality::origin_holds_opponents_piece, "e7");
    check_verdict(start, make_step(piece_kind::knight, e2, e4), illegality::origin_holds_other_piece, "e2");
    check_verdict(start, make_step(piece_kind::knight, square_named("g1"), e2),
                  illegality::target_holds_own_piece, "e2");
    check_verdict(start, make_step(piece_kind::queen, square_named("d1"), square_named("d7")),
                  illegality::target_holds_opponents_piece, "d7");
    check_verdict(start, make_step(piece_kind::pawn, e2, e4, piece_kind::pawn), illegality::captures_nothing,
                  "e4");
    check_verdict(start,
                  make_step(piece_kind::queen, square_named("d1"), square_named("d7"), piece_kind::rook),
                  illegality::captures_other_piece, "d7");
    CHECK(contradicts_board(illegality::origin_empty));
    CHECK(contradicts_board(illegality::captures_other_piece));
    CHECK_FALSE(contradicts_board(illegality::none));
    CHECK_FALSE(contradicts_board(illegality::king_captured));
}

TEST_CASE("chess: illegal movements have their kinds", "[chess][legality]") {
    const std::string fen = "4k3/2p1P3/8/3pP3/1r6/8/P6P/R1B1K2R w KQ - 0 1";
    check_step(fen, "c1", "c2", illegality::wrong_movement, "c1");
    check_step(fen, "a1", "a3", illegality::blocked, "a2");
    check_step(fen, "h1", "h8", illegality::blocked, "h2");
    check_step(fen, "e7", "e8", illegality::king_captured, "e8");
    check_step("8/4k3/4P3/8/8/8/8/4K3 w - - 0 1", "e6", "e8", illegality::double_step_not_home, "e6");
    check_step("8/8/4k3/4P3/8/8/8/4K3 w - - 0 1", "e5", "f5", illegality::wrong_movement, "e5");
    check_step("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4", "d5", illegality::pawn_needs_capture, "d5");
    check_step("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", illegality::en_passant_unavailable, "d6");
    check_step("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", illegality::none, "-");
    check_step("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2", "e4", illegality::pawn_blocked, "e3");
    check_step("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2", "e4", illegality::pawn_blocked, "e4");
    check_verdict("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1",
                  make_step(piece_kind::pawn, square_named("e2"), square_named("e4")),
                  illegality::target_holds_opponents_piece, "e4");
}

TEST_CASE("an illegal promotion is reported with its reason", "[chess][legality]") {
    const std::string fen = "8/3P2k1/8/8/8/8/3P4/3NK3 w - - 0 1";
    check_step(fen, "d7", "d8", illegality::promotion_missing, "d8");
    check_step(fen, "d7", "d8", illegality::promotion_never, "d8", "-", piece_kind::king);
    check_step(fen, "d7", "d8", illegality::promotion_never, "d8", "-", piece_kind::pawn);
    check_step(fen, "d2", "d3", illegality::promotion_misplaced, "d3", "-", piece_kind::queen);
    check_step(fen, "d1", "c3", illegality::promotion_misplaced, "c3", "-", piece_kind::queen);
    check_step(fen, "d7", "d8", illegality::none, "-", "-", piece_kind::knight);
}

TEST_CASE("chess: a ply that leaves the king attacked has its reason", "[chess][legality]") {
    check_step("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2", "d3", illegality::pinned, "e2", "e8");
    check_step("4r1k1/8/8/8/8/8/8/B3K3 w - - 0 1", "a1", "d4", illegality::check_unanswered, "e1", "e8");
    check_step("4r1k1/8/8/8/8/8/8/B3K3 w - - 0 1", "a1", "e5", illegality::none, "-");
    check_step("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "d1", illegality::king_attacked, "d1", "d8");
    check_step("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4", "e3", illegality::king_attacked, "e3", "e8");
    check_step("8/8/8/K2pP2r/8/8/8/6k1 w - d6 0 1", "e5", "d6", illegality::capture_uncovers_king, "d5",
               "h5");
    check_step("6k1/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", "e5", "d6", illegality::pinned, "e5", "g7");
    check_verdict("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", make_null(), illegality::null_in_check, "e1", "e8");
    check_verdict("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", make_null(), illegality::none, "-");
}

TEST_CASE("an illegal castling is reported with its reason", "[chess][legality]") {
    const std::string board = "r3k2r/8/8/8/8/8/8/R3K2R ";
    check_castling(board + "w KQkq - 0 1", wing::king, illegality::none, "-");
    check_castling(board + "w Qkq - 0 1", wing::king, illegality::castling_right_missing, "h1");
    check_castling("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", wing::queen, illegality::castling_way_blocked, "b1");
    check_castling("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", wing::king, illegality::castling_right_missing, "h1");
    check_castling("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", wing::king, illegality::castling_in_check, "e1", "e3");
    check_castling("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", wing::king, illegality::castling_way_attacked, "f1",
                   "f3");
    check_castling("4k3/8/8/8/8/1r6/8/R3K3 w Q - 0 1", wing::queen, illegality::none, "-");
}

TEST_CASE("castling in Chess960 may move the rook alone, and may uncover its king", "[chess][legality]") {
    check_castling("4k3/8/8/8/8/8/8/6KR w H - 0 1", wing::king, illegality::none, "-");
    const position done = after(read_fen("4k3/8/8/8/8/8/8/6KR w H - 0 1"),
                                castling_on(read_fen("4k3/8/8/8/8/8/8/6KR w H - 0 1"), wing::king));
    CHECK(write_fen(done) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    check_castling("4k3/8/8/8/8/8/8/rR2K3 w B - 0 1", wing::queen, illegality::castling_way_attacked, "c1",
                   "a1");
}

TEST_CASE("en passant is offered only where a legal ply can use it", "[chess]") {
    const auto offered = [](const std::string& fen, const std::string& source, const std::string& output) {
        const position p = read_fen(fen);
        return after(p, complete_step(p, square_named(source), square_named(output))).en_passant;
    };
    CHECK(offered("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2", "e4") == square_named("e3"));
    CHECK(offered("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e4").is_none());
    CHECK(offered("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e2", "e4").is_none());
    CHECK(offered("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2", "e4").is_none());
}

TEST_CASE("standings and dead positions of chess", "[chess]") {
    CHECK(standing_of(start_position()) == standing::quiet);
    CHECK(standing_of(read_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")) == standing::check);
    CHECK(standing_of(read_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")) ==
          standing::mate);
    CHECK(standing_of(read_fen("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")) == standing::stalemate);
    for (const char* dead : {"4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4KN2", "4k3/8/8/8/8/8/b7/4K3",
                             "4k3/8/8/8/8/8/b1B1B3/4KB2", "2b1k3/8/8/8/8/8/8/3BK3"})
        CHECK(is_dead(read_fen(std::string(dead) + " w - - 0 1")));
    for (const char* alive : {"4k3/8/8/8/8/8/8/4KNN1", "4kn2/8/8/8/8/8/8/4KB2", "4k3/8/8/8/8/8/P7/4K3",
                              "4k3/8/8/8/8/8/8/3RK3", "1b2k3/8/8/8/8/8/8/3BK3"})
        CHECK_FALSE(is_dead(read_fen(std::string(alive) + " w - - 0 1")));
}
