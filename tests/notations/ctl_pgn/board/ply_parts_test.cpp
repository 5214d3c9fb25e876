// Where the parts of plies are.
#include "notations/ctl_pgn/board/support.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

// "number|piece|origin|sign|captured|target|promotion|check|glyph|draw offer|end mark" of every ply.
std::vector<std::string> parts_in(const std::string& moves) {
    checked_games games(game_text(moves), check_level::syntax);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    std::vector<std::string> found;
    for (const ply& each : read->plies) {
        const ply_parts parts = ctl_pgn::parts_of(*read, each);
        std::string& text = found.emplace_back();
        for (const span part :
             {parts.number, parts.piece, parts.origin, parts.sign, parts.captured, parts.target,
              parts.promotion, parts.check, parts.glyph, parts.draw_offer, parts.end_mark})
            text.append(read->raw(part)).append("|");
        text.pop_back();
    }
    return found;
}

} // namespace

TEST_CASE("the grammar gives the places of a ply's parts", "[board]") {
    CHECK(
        parts_in("12. JF6×NC15+^ ?!, E21-E17\n13. GH2-F4 !(=):") ==
        std::vector<std::string>{"12|J|F6|×|N|C15||+^|?!||", "||E21|-||E17|||||", "13|G|H2|-||F4|||!|(=)|:"});
    CHECK(parts_in("3. G26@F25=&, KRD-DE++\n4. F25=V#") ==
          std::vector<std::string>{"3||G26|@||F25|=&||||", "|KRD||-||DE||++|||", "4||F25|||F25|=V|#|||"});
}

TEST_CASE("unreadable parts are empty in their places", "[board]") {
    const std::string moves = "1. JF6-, G21-G17 :";
    checked_games games(game_text(moves), check_level::syntax);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    const ply& broken = read->plies[0];
    CHECK(broken.kind == ply_kind::unreadable);
    CHECK(read->raw(ctl_pgn::parts_of(*read, broken).origin) == "F6");
    CHECK(ctl_pgn::find_part(*read, broken, ctl_pgn::ply_part::promotion) == broken.text());
}
