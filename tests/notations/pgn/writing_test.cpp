// Export format (8.2).
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string moves_of(std::string_view formatted) {
    return std::string(formatted.substr(formatted.find("\n\n") + 2));
}

std::string formatted_moves(std::string_view moves, std::string_view result = "*",
                            std::string_view tags = {}) {
    return moves_of(formatted_pgn(pgn_game(moves, result, tags)));
}

} // namespace

TEST_CASE("pgn: numbers, marks and origins are written as the board has them", "[pgn]") {
    CHECK(formatted_moves("e4 e5 Nf3 Nc6") == "1. e4 e5 2. Nf3 Nc6 *\n");
    CHECK(formatted_moves("1. f3 e5 2. g4 Qh4#", "0-1") == "1. f3 e5 2. g4 Qh4# 0-1\n");
    CHECK(formatted_moves("1.e4 {a} e5 (1...c5 2.Nf3) 2.Nf3") ==
          "1. e4 {a} 1... e5 (1... c5 2. Nf3) 2. Nf3 *\n");
    CHECK(formatted_moves("1. e4! e5 $14 $2") == "1. e4 $1 e5 $14 $2 *\n");
    CHECK(formatted_moves("3... Kd8 4. e4", "*",
                          "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 4 3\"]\n") ==
          "3... Kd8 4. e4 *\n");
}

TEST_CASE("pgn: the seven tags come first, the others by name", "[pgn]") {
    CHECK(formatted_pgn(
              "[ECO \"C20\"]\n[Annotator \"Me\"]\n[Result \"*\"]\n[Black \"?\"]\n[White \"?\"]\n[Round "
              "\"?\"]\n[Date \"????.??.??\"]\n[Site \"?\"]\n[Event \"?\"]\n*\n") ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
          "\"?\"]\n[Result \"*\"]\n[Annotator \"Me\"]\n[ECO \"C20\"]\n\n*\n");
}

TEST_CASE("pgn: lines have 79 characters at most", "[pgn]") {
    std::string moves;
    for (int i = 0; i != 40; ++i)
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    const std::string text = formatted_pgn(pgn_game(moves));
    for (std::size_t at = 0; at != text.size();) {
        const std::size_t end = text.find('\n', at);
        CHECK(end - at <= 79);
        at = end + 1;
    }
}
