#include "ctlpgn/reader.hpp"
#include "lint/findings_in.hpp"
#include "tree/reference_targets.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

// The targets of the game's references: "5: 1.2 2.0", the id of the ply and the path, or "-".
std::string targets_in(const std::string& text) {
    const std::unique_ptr<byte_source> source = open_text(text);
    game_reader reader(*source, *find_notation("ctl-pgn"));
    const game* const read = reader.next();
    REQUIRE(read != nullptr);
    const game_lines lines(*read);
    const reference_targets targets(*read, lines);
    std::string result;
    std::vector<reference_step> path;
    for (const reference_target& target : targets.all()) {
        if (target.status == target_status::no_target)
            continue;
        result.append(result.empty() ? "" : ", ");
        if (target.status != target_status::found) {
            result += "-";
            continue;
        }
        result += std::to_string(target.at_ply);
        targets.path_to(target.line, path);
        for (const reference_step& step : path)
            result.append(" ")
                .append(std::to_string(step.number))
                .append(".")
                .append(std::to_string(step.label));
    }
    return result;
}

} // namespace

TEST_CASE("every form of a reference leads to its ply", "[lint]") {
    const std::string moves = "1. G7-G13, E21-E17\n"       // plies 0, 1
                              "($[2] 1. E7-E13, G21-G17\n" // 2, 3
                              ".2. H6-H12, I23-I19\n"      // 4, 5
                              ".($[1] 2. …, I23-I17\n"     // 6
                              "..3. K4-K8))\n"             // 7
                              "($[3] 1. …, G21-G17)\n"     // 8
                              "2. E7-E13, G21-G15 :\n";    // 9, 10
    const auto from_end = [&](std::string_view references) {
        return targets_in(game_of(moves + "{ " + std::string(references) + " }"));
    };
    CHECK(from_end("#1 #2 #1@W #1@B #2@B") == "0, 9, 0, 1, 10");
    CHECK(from_end("#1.2 #1[#1.2] #2[#1.2]@B #2[#1.2]@W") == "2 1.2, 2 1.2, 5 1.2, 4 1.2");
    CHECK(from_end("#2[#2.1#1.2] #3[#2.1#1.2] #3[#2.1#1.2]@W #2[#2.1#1.2]@W") ==
          "6 1.2 2.1, 7 1.2 2.1, 7 1.2 2.1, -");
    CHECK(from_end("#1.3 #1[#1.3]@B #1[#1.3]@W") == "8 1.3, 8 1.3, -");
    CHECK(from_end("#1@N #1[2] #.1 #.1$[2]@W") == "1, 2 1.2, 0, 2 1.2");
}

TEST_CASE("in a variation, numbers refer to its moves and to those before it", "[lint]") {
    CHECK(targets_in(game_of("1. G7-G13, E21-E17\n"  // plies 0, 1
                             "2. E7-E13, G21-G17\n"  // 2, 3
                             "(2. …, I23-I19\n"      // 4
                             ".3. H6-H12, I19-I17\n" // 5, 6
                             ".{ #1 #2 #2@W #2@B #3 #4 }\n"
                             ".(3. L5-L7\n" // 7
                             "..{ #1 #2@W #2@B #3 }))\n"
                             "3. H6-H12, I23-I21\n" // 8, 9
                             "4. K4-K8 :")) == "0, 4 2.0, 2, 4 2.0, 5 2.0, -, 0, 2, 4 2.0, 7 2.0 3.0");
}

TEST_CASE("labels are looked up from the inside out", "[lint]") {
    CHECK(targets_in(game_of("1. G7-G13, E21-E17\n"        // plies 0, 1
                             "($[1] 1. E7-E13, G21-G17)\n" // 2, 3
                             "($[2] 1. H6-H12, G21-G17\n"  // 4, 5
                             ".{ #1.1 #1[#1.1]@B #1.2 #1.3 }\n"
                             ".($[1] 1. …, I23-I19)\n" // 6
                             ".{ #1.1 #1[#1.1#1.2] }\n"
                             ".2. L5-L7)\n" // 7
                             "{ #1.1 #1[#1.1#1.2] }\n"
                             "2. E7-E13 :")) ==
          "6 1.2 1.1, 6 1.2 1.1, 4 1.2, -, 6 1.2 1.1, 6 1.2 1.1, 2 1.1, 6 1.2 1.1");
}

TEST_CASE("wrong numbers lead references to the moves that were expected", "[lint]") {
    CHECK(targets_in(game_of("1. G7-G13, E21-E17\n7. E7-E13, G21-G17\n3. H6-H12 :\n{ #2 #3 #7 }")) ==
          "2, 4, -");
}

TEST_CASE("closing comments see the whole main line", "[lint]") {
    CHECK(targets_in(std::string(head) +
                     "\n1. G7-G13, E21-E17\n($[1] 1. H6-H12)\n2. E7-E13 :\n*\n{ #2 #1.1 }\n") == "3, 2 1.1");
}

TEST_CASE("many references in deep variations lead where they should", "[lint]") {
    constexpr int depth = 150;
    constexpr int count = 20000;
    std::string moves = "1. G7-G13, E21-E17\n";
    for (int i = 0; i != depth; ++i)
        moves += "($[1] 1. …, G21-G17\n";
    for (int i = 0; i != count; ++i)
        moves += "{ #1@W #1.1 #5 }\n($[2] 1. …, G21-G19)\n";
    moves += std::string(depth, ')') + "\n2. E7-E13 :";
    const std::string found = targets_in(game_of(moves));
    CHECK(found.starts_with("0, "));
}
