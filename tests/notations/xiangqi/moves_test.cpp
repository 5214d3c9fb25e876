// Plies as text: each form means the played ply.
#include "games/xiangqi/reading.hpp"
#include "games/xiangqi/rules.hpp"
#include "games/xiangqi/samples.hpp"
#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/board.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

namespace elephant_chess = ctlpgn::xiangqi;

// The written ply, as read and resolved on the board.
std::string read_again(const elephant_chess::position& before, const std::string& text,
                       const std::string& format) {
    const std::string number = before.to_move == elephant_chess::side::red ? "1. " : "1. ... ";
    const std::string file = "FORMAT " + format + "\nGAME 1\nSTART{\n" + number + text + "\n}\n";
    game read;
    std::vector<finding> findings;
    in_xiangqi().read_game(file, true, true, {}, read, findings);
    const bool is_read = std::ranges::all_of(
        findings, [](const finding& each) { return describe(each.id).severity == level::note; });
    if (!is_read || read.plies.size() != 1)
        return "unreadable: " + text;
    const elephant_chess::resolution found = elephant_chess::resolve(before, read.plies.front());
    return found.fault == elephant_chess::contradiction::none
               ? elephant_chess::move_text(before, found.played, elephant_chess::read_format("ICCS"))
               : "unknown: " + text;
}

void compare_texts(const elephant_chess::position& before) {
    const elephant_chess::file_format coordinates = elephant_chess::read_format("ICCS");
    for (const std::string format :
         {"AXF", "WXF", "LALG", "SALG", "ICCS", "AXF, K(K) R(C) N(H) C(P) G(A) M(E) P(S)", "Vietnamese"}) {
        const elephant_chess::file_format layout = elephant_chess::read_format(format);
        std::set<std::string> all;
        for (const elephant_chess::ply& each : legal_plies(before)) {
            const std::string text = elephant_chess::move_text(before, each, layout);
            // In Vietnamese there are no words for pawns on several files, and for the fourth on one.
            if (text.empty() && each.mover == elephant_chess::piece_kind::pawn && format == "Vietnamese")
                continue;
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

TEST_CASE("Xiangqi: Vietnamese moves are recognised by their letters and signs", "[xiangqi]") {
    const std::string list = "1. P2-5 M8.7 2. M2.3 X9-8 3. B7.1 S4.5 4. M8.7 P8.4 5. Tg5.1 P8/2\n";
    const std::string wxf = "FORMAT WXF\nGAME\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n3. P7+1 A4+5\n"
                            "4. H8+7 C8+4\n5. K5+1 C8-2\n}\n";
    CHECK(names_of(list) == "missing-game");
    CHECK(converted(list, "wxf") == wxf);
    CHECK(formatted("FORMAT Vietnamese\nGAME\nSTART{\n" + list + "}\n").find("5. Tg5.1 P8/2\n") !=
          std::string::npos);
    const std::string pgn = "[Game \"Chinese Chess\"]\n[Red \"Hu\"]\n\n";
    CHECK(names_of(pgn + list + "*\n") == "");
    CHECK(converted(pgn + list + "*\n", "iccs").find("5. E0-E1 H3-H5\n") != std::string::npos);
    // Without such letters and signs it is in the form of the Federation.
    CHECK(names_of(pgn + "1. P7+1 M3+5 *\n") == "");
}

TEST_CASE("Xiangqi: every legal ply has a unique text in each form, which is read back", "[xiangqi][many]") {
    play_out(15, 20, [](const elephant_chess::position& before, const auto&) { compare_texts(before); });
}

TEST_CASE("Xiangqi: pawns on several files have the names that the Federation gives them",
          "[xiangqi][many]") {
    std::mt19937_64 random(15); // NOLINT: the same positions every time
    for (int count = 0; count != 200; ++count)
        compare_texts(with_pawns(random));
}

TEST_CASE("Xiangqi: tandem pawns have the names of books", "[xiangqi]") {
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

// The Federation's page on notation: pawns on one file, and on two.
TEST_CASE("Xiangqi: pawns on one file have the names that the Federation gives them", "[xiangqi]") {
    struct named_pawns {
        const char* position;
        std::vector<std::pair<std::string, std::string>> moves; // as the Federation writes them, and in ICCS
    };
    const std::vector<named_pawns> all{
        {"3k5/6P2/6P2/9/9/9/9/9/9/5K3 w", {{"P+.4", "G8-F8"}, {"P-.4", "G7-F7"}}},
        {"3k5/6P2/6P2/6P2/9/9/9/9/9/5K3 w", {{"P+.4", "G8-F8"}, {"P3.4", "G7-F7"}, {"P-.4", "G6-F6"}}},
        {"3k5/6P2/6P2/6P2/6P2/9/9/9/9/5K3 w",
         {{"++.4", "G8-F8"}, {"P+.4", "G7-F7"}, {"P-.4", "G6-F6"}, {"--.4", "G5-F5"}}},
        {"3k2P2/6P2/6P2/6P2/6P2/9/9/9/9/5K3 w",
         {{"++.4", "G9-F9"}, {"P+.4", "G8-F8"}, {"P3.4", "G7-F7"}, {"P-.4", "G6-F6"}, {"--.4", "G5-F5"}}},
        {"3k5/6P2/6P2/2P3P2/2P6/9/9/9/9/5K3 w",
         {{"3+.4", "G8-F8"}, {"33.4", "G7-F7"}, {"3-.4", "G6-F6"}, {"7+.6", "C6-D6"}, {"7-.6", "C5-D5"}}},
        {"3k5/9/9/9/9/2p6/2p3p2/6p2/6p2/5K3 b",
         {{"3-.4", "C4-D4"}, {"3+.4", "C3-D3"}, {"7-.6", "G3-F3"}, {"77.6", "G2-F2"}, {"7+.6", "G1-F1"}}}};
    for (const named_pawns& each : all) {
        const auto before = *elephant_chess::position_of_fen(each.position);
        for (const auto& [text, coordinates] : each.moves) {
            INFO(each.position << " " << text);
            CHECK(read_again(before, text, "WXF") == coordinates);
            const auto legal = legal_plies(before);
            CHECK(std::ranges::count_if(legal, [&](const elephant_chess::ply& played) {
                      return elephant_chess::move_text(before, played, elephant_chess::read_format("WXF")) ==
                             text;
                  }) == 1);
        }
    }
}

namespace {

// Numbers of pawns are counted from the mover's right, and the front ones first.
std::string chinese_mover(const elephant_chess::position& before, const elephant_chess::ply& played) {
    static const std::vector<std::string> digits{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
    const bool is_red = before.to_move == elephant_chess::side::red;
    const auto own_file = [is_red](int file) { return static_cast<std::size_t>(is_red ? 8 - file : file); };
    std::vector<std::vector<elephant_chess::point>> files(9);
    before.pieces(before.to_move, played.mover).for_each([&](elephant_chess::point at) {
        files[own_file(at.file())].push_back(at);
    });
    std::vector<elephant_chess::point> numbered;
    std::size_t files_with_several = 0;
    for (auto& file : files) {
        std::ranges::sort(file, {},
                          [is_red](elephant_chess::point at) { return is_red ? -at.rank() : at.rank(); });
        files_with_several += file.size() > 1 ? 1U : 0U;
        if (file.size() > 1)
            numbered.insert(numbered.end(), file.begin(), file.end());
    }
    const std::string piece(elephant_chess::character_of({before.to_move, played.mover}));
    const auto& here = files[own_file(played.from.file())];
    if (here.size() < 2)
        return piece + digits[own_file(played.from.file())];
    if (files_with_several == 1 && here.size() < 4)
        return (here.front() == played.from ? "前" : here.back() == played.from ? "后" : "中") + piece;
    const auto at = std::ranges::find(numbered, played.from) - numbered.begin();
    return digits[static_cast<std::size_t>(at)] + piece;
}

std::string in_chinese(const elephant_chess::position& before, const elephant_chess::ply& played) {
    // Direction and reach are those of AXF.
    std::string text = elephant_chess::move_text(before, played, elephant_chess::read_format("AXF"));
    static const std::vector<std::string> digits{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
    const char sign = text[2];
    return chinese_mover(before, played) +
           (sign == '+'   ? "进"
            : sign == '-' ? "退"
                          : "平") +
           digits[static_cast<std::size_t>(text[3] - '1')];
}

} // namespace

TEST_CASE("Xiangqi: Chinese names of pawns follow the players' numbering", "[xiangqi][many]") {
    std::mt19937_64 random(16); // NOLINT: the same positions every time
    for (int count = 0; count != 300; ++count) {
        const auto before = with_pawns(random);
        for (const elephant_chess::ply& each : legal_plies(before)) {
            const std::string text = in_chinese(before, each);
            INFO(elephant_chess::fen_of(before) << ": " << text);
            CHECK(read_again(before, text, "AXF") ==
                  elephant_chess::move_text(before, each, elephant_chess::read_format("ICCS")));
        }
    }
    const auto read = [](const char* position, const char* text) {
        return read_again(*elephant_chess::position_of_fen(position), text, "AXF");
    };
    const char* const two_files = "3k5/9/9/9/2P1P4/2P1P4/9/9/9/5K3 w";
    CHECK(read(two_files, "前五平六") == "E5-D5");
    CHECK(read(two_files, "后七平六") == "C4-D4");
    CHECK(read(two_files, "前兵七平八") == "C5-B5");
    CHECK(read(two_files, "1兵平4") == "E5-F5");
    CHECK(read(two_files, "前５平４") == "E5-F5");
    CHECK(read("3k5/9/9/9/4C4/9/4C4/9/9/5K3 w", "前炮五平一") == "E5-I5");
}

// What the language is, the strict reading says; the game is found by the tolerant one.
TEST_CASE("a ply is written in the first form that can express it", "[xiangqi]") {
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
            const std::string file = elephant_chess::game_from({}, text, {});
            INFO(format << ": " << text);
            CHECK(file == expected(text));
            CHECK(in_xiangqi().accepts(file, {}));
        }
    }
    for (const std::string text :
         {"PA=4", "++.4", "P-.4", "%%", "C2.5 C8.5", "c2.", "2. C2.5", "}", "C2.5\n}\nGAME 2\nSTART{"}) {
        INFO(text);
        CHECK(elephant_chess::game_from({}, text, {}) == expected(text));
    }
}

TEST_CASE("Xiangqi: a ply that contradicts the board is not legal", "[xiangqi]") {
    const auto game_of = [](std::string_view moves, std::string_view before = "GAME 1\n") {
        return std::string(before).append("START{\n").append(moves).append("\n}\n");
    };
    const auto broken = [](const std::string& text) { return tests::broken_rules_in(text, in_xiangqi()); };
    CHECK(broken(game_of("1. H2-E2 H9-G7")) == "- -");
    CHECK(broken(game_of("1. A0-A3 A9-A8")) == "own-piece-on-target -"); // nothing is said of what follows
    CHECK(broken(game_of("1. A4-A5 A9-A8")) == "empty-origin -");
    CHECK(broken(game_of("1. A9-A8 A9-A8")) == "opponent-on-origin -");
    const std::string axf = "FORMAT AXF\nGAME 1\n";
    CHECK(broken(game_of("1. R9+3 R9+1", axf)) == "own-piece-on-target -");
    CHECK(broken(game_of("1. C3=5 N8+7", axf)) == "no-such-mover -");
    CHECK(broken(game_of("1. C2-5 N8+7", axf)) == "off-the-board -");
    const std::string lalg = "FORMAT LALG\nGAME 1\n";
    CHECK(broken(game_of("1. Rh2-e2", lalg)) == "other-piece-on-origin");
    CHECK(broken(game_of("1. Ch2xe2 Nh9-g7", lalg)) == "empty-capture -");
    // Which of two that can be played is meant, it is not known.
    CHECK(broken(game_of("1. C5=4", axf + "FEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\n")) == "-");
}

TEST_CASE("Xiangqi: a blocked target is reported with its piece", "[xiangqi]") {
    const auto message = [](const std::string& half_move) {
        const auto found = found_in("GAME 1\nSTART{\n1. " + half_move + "\n}\n");
        return found.empty() ? std::string() : found.front().message;
    };
    CHECK(message("A0-A3").ends_with("would take Red's pawn"));
    CHECK(message("A0-A0").ends_with("would take itself"));
}
