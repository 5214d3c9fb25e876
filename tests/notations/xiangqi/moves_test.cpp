// Half-moves as text: in each form, what is written means what was played.
#include "games/xiangqi/reading.hpp"
#include "games/xiangqi/rules.hpp"
#include "games/xiangqi/samples.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/board.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <set>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

namespace elephant_chess = ctlpgn::xiangqi;

// The half-move that is written, as the reader and the board understand it.
std::string read_again(const elephant_chess::position& before, const std::string& text,
                       const std::string& format) {
    const std::string number = before.to_move == elephant_chess::side::red ? "1. " : "1. ... ";
    const std::string file = "FORMAT " + format + "\nGAME 1\nSTART{\n" + number + text + "\n}\n";
    game read;
    std::vector<finding> findings;
    in_xiangqi().read_game(file, true, true, {}, read, findings);
    if (!findings.empty() || read.plies.size() != 1)
        return "unreadable: " + text;
    const elephant_chess::resolution found = elephant_chess::resolve(before, read.plies.front());
    return found.fault == elephant_chess::contradiction::none
               ? elephant_chess::move_text(before, found.played, elephant_chess::read_format("ICCS"))
               : "unknown: " + text;
}

void compare_texts(const elephant_chess::position& before) {
    const elephant_chess::file_format coordinates = elephant_chess::read_format("ICCS");
    for (const std::string format :
         {"AXF", "WXF", "LALG", "SALG", "ICCS", "AXF, K(K) R(C) N(H) C(P) G(A) M(E) P(S)"}) {
        const elephant_chess::file_format layout = elephant_chess::read_format(format);
        std::set<std::string> all;
        for (const elephant_chess::ply& each : legal_plies(before)) {
            const std::string text = elephant_chess::move_text(before, each, layout);
            INFO(elephant_chess::fen_of(before) << ": " << text << " in " << format);
            CHECK(read_again(before, text, format) == elephant_chess::move_text(before, each, coordinates));
            CHECK(all.insert(text).second);
        }
    }
}

// Many pawns beyond the river, several on a file.
elephant_chess::position with_pawns(std::mt19937_64& random) {
    elephant_chess::position made;
    made.put(elephant_chess::point::at(4, 0), {elephant_chess::side::red, elephant_chess::piece_kind::king});
    made.put(elephant_chess::point::at(3, 9),
             {elephant_chess::side::black, elephant_chess::piece_kind::king});
    for (int count = 0; count != 5; ++count) {
        const int file = static_cast<int>(random() % 3);
        made.put(elephant_chess::point::at(file, 5 + static_cast<int>(random() % 5)),
                 {elephant_chess::side::red, elephant_chess::piece_kind::pawn});
        made.put(elephant_chess::point::at(8 - file, static_cast<int>(random() % 5)),
                 {elephant_chess::side::black, elephant_chess::piece_kind::pawn});
    }
    made.to_move = random() % 2 == 0 ? elephant_chess::side::red : elephant_chess::side::black;
    return made;
}

} // namespace

TEST_CASE("Xiangqi: every legal move has a text of its own in each form, which means it", "[xiangqi][many]") {
    play_out(15, 20, [](const elephant_chess::position& before, const auto&) { compare_texts(before); });
}

TEST_CASE("Xiangqi: so have pawns of which several stand on a file", "[xiangqi][many]") {
    std::mt19937_64 random(15); // NOLINT: the same positions every time
    for (int count = 0; count != 200; ++count)
        compare_texts(with_pawns(random));
}

TEST_CASE("Xiangqi: tandem pawns are called as books call them", "[xiangqi]") {
    // Four pawns on file e.
    const auto before = *elephant_chess::position_of_fen("3k5/9/4P4/4P4/4P4/4P4/9/9/9/5K3 w");
    const auto text = [&before](int rank, const char* format) {
        const auto from = elephant_chess::point::at(4, rank);
        return elephant_chess::move_text(before, complete_ply(before, from, from.step(1, 0)),
                                         elephant_chess::read_format(format));
    };
    CHECK(text(7, "AXF") == "PA=4");
    CHECK(text(4, "AXF") == "PD=4");
    CHECK(text(7, "WXF") == "++.4");
    CHECK(text(6, "WXF") == "P+.4");
    CHECK(text(5, "WXF") == "P-.4");
    CHECK(text(4, "WXF") == "--.4");
}

// What the language is, the strict reading says; the game is found by the tolerant one.
TEST_CASE("a game is written in the first form that has its half-move", "[xiangqi]") {
    const auto expected = [](const std::string& text) {
        std::string first;
        for (const std::string_view form : elephant_chess::form_names) {
            const std::string file = "FORMAT " + std::string(form) + "\nGAME 1\nSTART{\n1. " + text + "\n}\n";
            if (in_xiangqi().accepts(file, {}))
                return file;
            if (first.empty())
                first = file;
        }
        return first;
    };
    for (const std::string format : {"AXF", "WXF", "LALG", "SALG", "ICCS"}) {
        const elephant_chess::file_format layout = elephant_chess::read_format(format);
        for (const elephant_chess::ply& each : legal_plies(elephant_chess::start_position())) {
            const std::string text =
                elephant_chess::move_text(elephant_chess::start_position(), each, layout);
            const std::string file = elephant_chess::game_from({}, text);
            INFO(format << ": " << text);
            CHECK(file == expected(text));
            CHECK(in_xiangqi().accepts(file, {}));
        }
    }
    for (const std::string text :
         {"PA=4", "++.4", "P-.4", "%%", "C2.5 C8.5", "c2.", "2. C2.5", "}", "C2.5\n}\nGAME 2\nSTART{"}) {
        INFO(text);
        CHECK(elephant_chess::game_from({}, text) == expected(text));
    }
}

TEST_CASE("Xiangqi: what contradicts the board is no legal half-move, whatever contradicts it", "[xiangqi]") {
    const auto game_of = [](std::string_view moves, std::string_view before = "GAME 1\n") {
        return std::string(before).append("START{\n").append(moves).append("\n}\n");
    };
    const auto broken = [](const std::string& text) { return tests::broken_rules_in(text, in_xiangqi()); };
    CHECK(broken(game_of("1. H2-E2 H9-G7")) == "- -");
    CHECK(broken(game_of("1. A0-A3 A9-A8")) == "own-piece-on-target -"); // nothing is said of what follows
    CHECK(broken(game_of("1. A4-A5 A9-A8")) == "nobody-on-origin -");
    CHECK(broken(game_of("1. A9-A8 A9-A8")) == "opponent-on-origin -");
    const std::string axf = "FORMAT AXF\nGAME 1\n";
    CHECK(broken(game_of("1. R9+3 R9+1", axf)) == "own-piece-on-target -");
    CHECK(broken(game_of("1. C3=5 N8+7", axf)) == "no-such-mover -");
    CHECK(broken(game_of("1. C2-5 N8+7", axf)) == "off-the-board -");
    const std::string lalg = "FORMAT LALG\nGAME 1\n";
    CHECK(broken(game_of("1. Rh2-e2", lalg)) == "other-piece-on-origin");
    CHECK(broken(game_of("1. Ch2xe2 Nh9-g7", lalg)) == "empty-capture -");
    // Which of two that can be played is meant, nobody knows.
    CHECK(broken(game_of("1. C5=4", axf + "FEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\n")) == "-");
}

TEST_CASE("Xiangqi: what stands on the target is told, and is only the piece itself where it stays",
          "[xiangqi]") {
    const auto message = [](const std::string& half_move) {
        const auto found = found_in("GAME 1\nSTART{\n1. " + half_move + "\n}\n");
        return found.empty() ? std::string() : found.front().message;
    };
    CHECK(message("A0-A3").ends_with("would take Red's pawn"));
    CHECK(message("A0-A0").ends_with("would take itself"));
}
