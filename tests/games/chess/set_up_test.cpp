#include "games/chess/rules.hpp"
#include "reading.hpp"
#include "samples.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::chess;
using namespace ctlpgn::chess_tests;

namespace {

constexpr piece white(piece_kind kind) {
    return {side::white, kind};
}
constexpr piece black(piece_kind kind) {
    return {side::black, kind};
}

void check_only_fault(const std::string& fen, set_up_fault fault, const std::string& where, piece what) {
    INFO(fen);
    const std::vector<set_up_finding> found = check_set_up(read_fen(fen));
    REQUIRE(found.size() == 1);
    CHECK(found[0].fault == fault);
    CHECK(found[0].at == (where == "-" ? square{} : square_named(where)));
    CHECK(found[0].what == what);
}

} // namespace

TEST_CASE("positions that games of chess reach have no fault of set-up", "[chess][set_up]") {
    int faults = 0;
    const auto start = [](std::mt19937_64& random) {
        return chess960_start(static_cast<int>(random() % 960));
    };
    ctlpgn::games_tests::play_out<rules>(7, 20'000, start, is_rare,
                                         [&](const position& p, const std::vector<ply>&) {
                                             faults += static_cast<int>(check_set_up(p).size());
                                             faults += settled(p) == p ? 0 : 1;
                                         });
    CHECK(faults == 0);
}

TEST_CASE("each fault of kings and counts is found separately", "[chess][set_up]") {
    using enum set_up_fault;
    check_only_fault("4k3/8/8/8/8/8/8/8 w - - 0 1", king_missing, "-", white(piece_kind::king));
    check_only_fault("4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", several_kings, "e1", white(piece_kind::king));
    check_only_fault("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", pawn_on_end_rank, "a1", black(piece_kind::pawn));
    check_only_fault("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", too_many_pawns, "-", white(piece_kind::pawn));
    check_only_fault("4k3/8/8/8/8/8/QQQQQQQQ/QQQQK1Q1 b - - 0 1", too_many_promoted, "-",
                     white(piece_kind::pawn));
    check_only_fault("4k3/8/8/8/8/NNNN4/PPPPPPP1/4K3 w - - 0 1", too_many_promoted, "-",
                     white(piece_kind::pawn));
    check_only_fault("4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - 0 1", too_many_promoted, "-",
                     white(piece_kind::pawn));
    check_only_fault("4k3/8/8/8/RRRR4/RRRR4/RRRRRRRR/4K3 b - - 0 1", too_many_pieces, "-",
                     white(piece_kind::king));
    CHECK(prevents_play(king_missing));
    CHECK(prevents_play(opponent_in_check));
    CHECK_FALSE(prevents_play(too_many_pawns));
}

TEST_CASE("impossible checks are found", "[chess][set_up]") {
    using enum set_up_fault;
    check_only_fault("4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", opponent_in_check, "e1", white(piece_kind::king));
    check_only_fault("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", impossible_check, "e1", white(piece_kind::king));
    check_only_fault("4k3/8/8/8/r3K2r/8/8/8 w - - 0 1", impossible_check, "e4", white(piece_kind::king));
    check_only_fault("4r1k1/8/8/8/1b6/3n4/8/4K3 w - - 0 1", impossible_check, "e1", white(piece_kind::king));
    CHECK(check_set_up(read_fen("4r1k1/8/8/8/8/3n4/8/4K3 w - - 0 1")).empty());
    CHECK(check_set_up(read_fen("4r1k1/8/8/8/1b6/8/8/4K3 w - - 0 1")).empty());
}

TEST_CASE("rights to castle need king and rook at home", "[chess][set_up]") {
    using enum set_up_fault;
    check_only_fault("4k3/8/8/8/8/8/4K3/7R w K - 0 1", castling_king_not_home, "e2", white(piece_kind::king));
    check_only_fault("4k3/8/8/8/8/8/8/4K3 w K - 0 1", castling_rook_missing, "h1", white(piece_kind::rook));
    check_only_fault("1r2k3/8/8/8/8/8/8/4K3 w a - 0 1", castling_rook_missing, "a8", black(piece_kind::rook));
    check_only_fault("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", castling_several_on_wing, "b1",
                     white(piece_kind::rook));
    const position p = settled(read_fen("r3k3/8/8/8/8/8/8/RR2K2N w ABHq - 0 1"));
    CHECK(write_fen(p) == "r3k3/8/8/8/8/8/8/RR2K2N w Aa - 0 1");
}

TEST_CASE("en passant has to fit the board, the turn and the clock", "[chess][set_up]") {
    using enum set_up_fault;
    const piece pawn = black(piece_kind::pawn);
    check_only_fault("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", en_passant_wrong_rank, "d3", pawn);
    check_only_fault("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", en_passant_no_pawn, "d6", pawn);
    check_only_fault("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", en_passant_way_occupied, "d7", pawn);
    check_only_fault("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", en_passant_way_occupied, "d6", pawn);
    check_only_fault("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", en_passant_no_capture, "d6", pawn);
    check_only_fault("8/8/8/K2pP2r/8/8/8/6k1 w - d6 0 1", en_passant_no_capture, "d6", pawn);
    check_only_fault("4k3/8/8/3pP3/8/8/8/4K3 w - d6 4 9", en_passant_late, "d6", pawn);
    check_only_fault("4r1k1/8/8/2Pp4/8/8/8/4K3 w - d6 0 1", impossible_check, "e1", pawn);
    CHECK(check_set_up(read_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9")).empty());
    CHECK(write_fen(settled(read_fen("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1"))) ==
          "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
}

TEST_CASE("the clock of chess cannot exceed what was played", "[chess][set_up]") {
    check_only_fault("4k3/8/8/8/8/8/8/4K3 w - - 100000 1", set_up_fault::clock_above_moves, "-",
                     white(piece_kind::king));
    CHECK(check_set_up(read_fen("4k3/8/8/8/8/8/8/4K3 w - - 100 100000")).empty());
    CHECK(check_set_up(read_fen("4k3/8/8/8/8/8/8/4K3 w - - 7 0")).empty());
}
