#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

// The piece on a hex of a position as text.
bool has_line(const std::string& position, const std::string& line) {
    return position.find("/" + line + "/") != std::string::npos;
}

std::vector<std::string> played(const std::string& text) {
    std::vector<std::string> plies;
    checked_games games(text);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    ctl_pgn::replay on_board(*read);
    on_board.run(
        [&](const ctl_pgn::replayed_ply& each) { plies.emplace_back(read->raw(each.written.text())); });
    return plies;
}

} // namespace

TEST_CASE("positions follow the main line", "[replay]") {
    const auto positions = positions_in(game_text("1. F8-F12, F20-F16\n2. F12-F14 :"));
    REQUIRE(positions.size() == 3);
    CHECK(positions[0].find(" b RKRrkr F12@10 0 1") != std::string::npos);
    CHECK(positions[1].find(" w RKRrkr F16@18 0 2") != std::string::npos);
    CHECK(has_line(positions[2], "14:3P3"));
}

TEST_CASE("a triple step names the lines in the order of crossing", "[replay]") {
    const auto positions = positions_in(game_text("1. G7-G13, E21-E15 :"));
    CHECK(positions[0].find(" G13@9-11 ") != std::string::npos);
    CHECK(positions[1].find(" E15@19-17 ") != std::string::npos);
}

TEST_CASE("a variation replaces White's ply, Black's, or Black's after White's own", "[replay]") {
    const std::string main = "1. G7-G13, E21-E17\n";
    const std::string rest = "2. E7-E9 :";
    CHECK(codes_in(game_text(main + "(1. G7-G9, E21-E15\n2. G9-G11)\n" + rest)).empty());
    CHECK(codes_in(game_text(main + "(1. …, G21-G19\n2. G13-G15, G19-G17)\n" + rest)).empty());
    CHECK(codes_in(game_text(main + "(1. G7-G13, G21-G19\n2. G13-G15)\n" + rest)).empty());
    CHECK(codes_in(game_text(main + "(1. G7-G9)\n(1. …, E21-E19)\n" + rest)).empty());
}

TEST_CASE("variations are replayed at any depth", "[replay]") {
    const std::string text = game_text("1. G7-G13, E21-E17\n"
                                       "2. E7-E9, E17-E15\n"
                                       "(2. E7-E11, E17-E15\n"
                                       ".3. F8-F10, F20-F18\n"
                                       ".(3. F8-F12, F20-F16\n"
                                       "..4. C5-C7\n"
                                       "..(4. I5-I11, I23-I17)))\n"
                                       "3. E9-E11 :");
    CHECK(codes_in(text).empty());
    const auto positions = positions_in(text);
    std::size_t written = 0;
    for (const std::string& each : positions)
        written += each.empty() ? 0 : 1;
    CHECK(written == 14);
    CHECK(played(text).size() == 14);
}

TEST_CASE("a thousand nested variations need no stack", "[replay]") {
    std::string text = "1. G7-G9, E21-E19\n";
    std::string closing;
    for (int i = 0; i < 120; ++i) {
        text += "(1. G7-G" + std::string(i % 2 == 0 ? "11" : "13") + ", E21-E19\n";
        closing += ")";
    }
    CHECK(codes_in(game_text(text + closing + "\n2. G9-G11 :")).empty());
}

TEST_CASE("a variation whose number names an earlier move branches there", "[replay]") {
    std::string shifted;
    for (int i = 2; i <= 40; ++i)
        shifted += std::to_string(i) + ". " + (i % 2 == 0 ? "KG1-H4, KG27-H24\n" : "KH4-G1, KH24-G27\n");
    const auto game_with = [&](const std::string& variation) {
        return game_text("1. EH4-H8, EH24-H20\n" + shifted + variation + "\n41. F8-F10 :");
    };
    constexpr std::size_t black_of_second = 2 * 1 + 1;
    constexpr std::size_t black_of_variation = 2 * 40;
    const auto positions = positions_in(game_with("(2. …, KG27-H24)"));
    CHECK(positions.at(black_of_variation) == positions.at(black_of_second));
    CHECK(codes_in(game_with("(2. …, KG27-H24)")).empty());
    // The number has been reported; it may explain Black's bishop on F26.
    CHECK(codes_in(game_with("(2. …, KG27-F26)")).empty());
}

TEST_CASE("a variation whose number names no move is not replayed", "[replay]") {
    const std::string text = game_text("1. G7-G9, G21-G19\n(7. F10-F12)\n2. G9-G11 :");
    CHECK(codes_in(text).empty());
    CHECK(played(text).size() == 3);
}

TEST_CASE("a variation of a first move branches where its line begins", "[replay]") {
    CHECK(codes_in(game_text("1. G7-G9, G21-G19\n(1. G7-G11, G21-G17\n(1. G7-G13)\n2. G11-G13)\n2. G9-G11 :"))
              .empty());
    CHECK(codes_in(game_text("3. …, F20-F18\n(3. …, F20-F16)\n4. F8-F10 :",
                             "/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 3"))
              .empty());
}

TEST_CASE("after a gap only unexplained faults are reported", "[replay]") {
    const auto codes = [](const std::string& moves) { return codes_in(game_text(moves)); };
    const std::vector<std::string> none;
    const std::vector<std::string> empty_origin{"B001"};
    const std::vector<std::string> others_piece{"B003"};
    // Black may have done anything with one of its pieces.
    CHECK(codes("1. G7-G9, nonsense\n2. F8-F10, F18-F16 :") == none);
    CHECK(codes("1. G7-G9\n2. F8-F10, F18-F16 :") == none); // Black's ply is missing
    CHECK(codes("1. G7-G9, G21-M99\n2. F8-F10, NC15-D17\n3. F10-F12, ED17×F10 :") == none);
    CHECK(codes("1. G7-G9, nonsense\n2. F8×G19 :") == none);
    // But not with White's, and it does not become White's.
    CHECK(codes("1. G7-G9, nonsense\n2. F10-F12, F18-F16 :") == empty_origin);
    CHECK(codes("1. G7-G9, nonsense\n2. G21-G19 :") == others_piece);
    CHECK(codes("1. G7-G9\n2. G21-G19 :") == others_piece);
    CHECK(codes("1. F10-F12, nonsense\n2. G7-G9 :") == empty_origin);
    // In variations that branch off before it, everything counts.
    CHECK(codes("1. G7-G9, nonsense\n(1. …, F8-F10)\n2. F8-F10 :") == others_piece);
    // The position is as certain as the text's claims.
    const auto positions = positions_in(game_text("1. G7-G9, nonsense\n2. F8-F10 :"));
    CHECK_FALSE(positions[0].empty());
    CHECK(positions[1].empty());
    CHECK_FALSE(positions[2].empty());
}

TEST_CASE("nothing is replayed on another board, or from nowhere", "[replay]") {
    CHECK(codes_in("[Variant \"Grand C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n1. "
                   "F10-F12 :\n*\n")
              .empty());
    CHECK(codes_in(game_text("12. F10-F12 :")).empty());
    CHECK(codes_in(game_text("1. F10-F12 :", "/27:k/8:3P3/1:1K/ w -- - 0 1")) ==
          std::vector<std::string>{"P001"});
}
