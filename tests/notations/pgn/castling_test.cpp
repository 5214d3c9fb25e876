// Castlings of orthodox chess and of Chess960.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string set_up(const std::string& fen) {
    return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n";
}

std::string uci_of_last(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    return to_json(*reader.next(), pgn_notation(), {})["moves"].back().value("uci", "");
}

std::string in_uci(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    format_options options;
    options.words.letters = pgn_notation().find_letters("UCI");
    return moves_of(format_game(*reader.next(), pgn_notation(), options));
}

// A starting position without the pieces between king and rooks, so that both sides may castle at once.
chess::position only_castling_men(int number) {
    chess::position p = chess::chess960_start(number);
    for (int i = 0; i != chess::square_count; ++i) {
        const auto at = chess::square::from_index(i);
        const chess::piece_kind kind = p.at(at).kind();
        using enum chess::piece_kind;
        if (kind == queen || kind == bishop || kind == knight)
            p.clear(at);
    }
    return p;
}

// Whether White's other rook is on one of the squares that king and rook leave, cross or reach.
bool is_other_rook_in_the_way(const chess::position& p, chess::wing w) {
    const bool is_kings = w == chess::wing::king;
    const int king = p.king(chess::side::white).file();
    const int rook = chess::castling_rook(p, chess::side::white, w).file();
    const int other =
        chess::castling_rook(p, chess::side::white, is_kings ? chess::wing::queen : chess::wing::king).file();
    const auto [first, last] = is_kings ? std::minmax({king, rook, 5, 6}) : std::minmax({king, rook, 2, 3});
    return other >= first && other <= last;
}

} // namespace

TEST_CASE("pgn: in Chess960 a castling's second square is always the rook's", "[pgn]") {
    for (int number = 0; number != 960; ++number) {
        const chess::position p = only_castling_men(number);
        const std::string fen = pgn::write_fen(p);
        const auto name = [](chess::square s) {
            return std::string{static_cast<char>('a' + s.file()), static_cast<char>('1' + s.rank())};
        };
        for (const chess::wing w : {chess::wing::king, chess::wing::queen}) {
            const std::string move = w == chess::wing::king ? "O-O" : "O-O-O";
            const std::string text = pgn_game("1. " + move, "*", "[Variant \"Chess960\"]\n" + set_up(fen));
            const std::string uci =
                name(p.king(chess::side::white)) + name(chess::castling_rook(p, chess::side::white, w));
            INFO(text);
            // A castling that the other rook blocks is not legal, and has no UCI.
            if (is_other_rook_in_the_way(p, w)) {
                CHECK(uci_of_last(text).empty());
                continue;
            }
            CHECK(uci_of_last(text) == uci);
            CHECK(in_uci(text).starts_with("1. " + uci));
        }
    }
    CHECK(uci_of_last(pgn_game("1. O-O", "*", set_up("4k3/8/8/8/8/8/8/4K2R w K - 0 1"))) == "e1g1");
}

TEST_CASE("pgn: Chess960 without its tag is reported and read as Chess960", "[pgn][fixes]") {
    for (int number = 0; number < 960; number += 7) {
        const std::string fen = pgn::write_fen(chess::chess960_start(number));
        const std::string text = pgn_game("1. a3 a6", "*", set_up(fen));
        INFO(text);
        // With the king on e1 and rooks in the corners orthodox chess has the same castlings.
        if (fen[0] == 'r' && fen[4] == 'k' && fen[7] == 'r')
            continue;
        CHECK(pgn_findings(text) == "missing-variant");
        const std::string fixed = unsafely_fixed_pgn(text);
        CHECK(fixed.find("[Variant \"Chess960\"]\n") != std::string::npos);
        CHECK(pgn_findings(fixed) == "");
        CHECK(resolved_plies(fixed) == resolved_plies(text));
    }
    for (const std::string_view name : {"Fischer Random Chess", "Freestyle Chess", "960", "wild/fr",
                                        "Chess 960", "Fischerandom", "Freestyle"})
        CHECK(pgn_findings(pgn_game("1. O-O+", "*",
                                    "[Variant \"" + std::string(name) + "\"]\n" +
                                        set_up("5k2/8/8/8/8/8/8/5KR1 w K - 0 1"))) == "");
    CHECK(pgn_findings(pgn_game("1. e4", "*", "[Variant \"Regular\"]\n")) == "");
}

TEST_CASE("pgn: orthodox chess castles from file e with rooks in the corners", "[pgn]") {
    const auto found = [](const std::string& fen, std::string_view moves) {
        return pgn_findings(pgn_game(moves, "*", set_up(fen)));
    };
    CHECK(found("4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1", "1. O-O").find("castling-rook-missing") == 0);
    CHECK(resolved_plies(pgn_game("1. O-O", "*", set_up("4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1"))) == "O-O");
    CHECK(found("4k3/8/8/8/8/8/8/R3K1R1 w Q - 0 1", "1. O-O-O") == "");
    CHECK(found("1r2k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "1... Kf7") == "castling-rook-missing");
    CHECK(found("3k4/8/8/8/8/8/8/3K3R w K - 0 1", "1. Ke2") == "castling-king-not-home");
}

TEST_CASE("pgn: a game cannot be won if neither side can mate", "[pgn][fixes]") {
    const auto found = [](const std::string& fen, std::string_view moves, std::string_view result) {
        return pgn_findings(pgn_game(moves, result, set_up(fen)));
    };
    const std::string last = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1";
    CHECK(found(last, "1. Kxe2", "1-0") == "result-against-dead-position");
    CHECK(found(last, "1. Kxe2", "0-1") == "result-against-dead-position");
    CHECK(found(last, "1. Kxe2", "1/2-1/2") == "");
    CHECK(found(last, "1. Kxe2", "*") == "");
    CHECK(found("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1", "1. Kd2", "1/2-1/2") == "play-after-dead-position");
    // Tag and moves agree, so the last move may be the slip: no fix.
    CHECK(unsafely_fixed_pgn(pgn_game("1. Kxe2", "1-0", set_up(last))) ==
          pgn_game("1. Kxe2", "1-0", set_up(last)));
}

TEST_CASE("pgn: a game that ends with a fivefold repetition could have been drawn before", "[pgn]") {
    std::string moves;
    for (int i = 0; i != 4; ++i)
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    CHECK(pgn_findings(pgn_game(moves, "1/2-1/2")) == "play-after-threefold");
    CHECK(pgn_findings(pgn_game(moves + "e4", "1/2-1/2")) == "play-after-fivefold");
}
