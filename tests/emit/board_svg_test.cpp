#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "emit/viewer/base64.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace ctlpgn;

namespace {

bool is_near(plan_point left, plan_point right) {
    return std::hypot(left.x - right.x, left.y - right.y) < 0.5;
}

} // namespace

TEST_CASE("the plan of a board fits its notation", "[pictures]") {
    for (const notation* const chosen : notations()) {
        if (!has_picture(*chosen))
            continue;
        INFO(chosen->name);
        const board_plan& plan = chosen->plan();
        CHECK(plan.cells.size() == chosen->words->places.size());
        for (const plan_player& each : plan.players) {
            CHECK_FALSE(each.name.empty());
            for (const piece_picture& piece : each.pieces) {
                INFO(piece.name);
                CHECK(std::ranges::count(chosen->words->pieces, piece.name) +
                          (chosen->words->pawn == piece.name ? 1 : 0) !=
                      0);
                CHECK_FALSE(piece.body.empty());
            }
        }
        CHECK(plan.labels[0].size() == plan.labels[1].size());
    }
}

TEST_CASE("flipping a board moves its cells onto other cells", "[pictures]") {
    for (const notation* const chosen : notations()) {
        if (!has_picture(*chosen))
            continue;
        INFO(chosen->name);
        const board_plan& plan = chosen->plan();
        for (std::size_t i = 0; i != plan.cells.size(); ++i) {
            const plan_point turned = plan.position_of(static_cast<place>(i), true);
            CHECK(std::ranges::any_of(plan.cells,
                                      [&](const plan_cell& each) { return is_near(each.centre, turned); }));
            CHECK(plan.cells[i].centre.x > 0);
            CHECK(plan.cells[i].centre.x < plan.width);
            CHECK(plan.cells[i].centre.y > 0);
            CHECK(plan.cells[i].centre.y < plan.height);
        }
    }
}

TEST_CASE("an invalid position has no picture", "[pictures]") {
    for (const notation* const chosen : notations())
        for (const std::string_view text : {"", "nonsense", "<svg/>"}) {
            INFO(chosen->name << ' ' << text);
            std::vector<finding> findings;
            CHECK(board_svg(*chosen, text, {}, findings).empty());
        }
}

TEST_CASE("a picture names the side to move and escapes names", "[pictures]") {
    for (const notation* const chosen : notations()) {
        if (!has_picture(*chosen))
            continue;
        INFO(chosen->name);
        std::vector<finding> findings;
        const board_picture picture{.players = {"<b>\"&", "\xff"}, .title = "<script>"};
        const std::string svg = board_svg(*chosen, chosen->initial(game{}).text, picture, findings);
        CHECK(findings.empty());
        CHECK(svg.find(" to move</title>") != std::string::npos);
        CHECK(svg.find("&lt;b&gt;") != std::string::npos);
        CHECK(svg.find("<b>") == std::string::npos);
        CHECK(svg.find("<script") == std::string::npos);
        CHECK(svg.find('\xff') == std::string::npos);
    }
}

TEST_CASE("base64 follows RFC 4648", "[pictures]") {
    CHECK(emit::base64("").empty());
    CHECK(emit::base64("f") == "Zg==");
    CHECK(emit::base64("fo") == "Zm8=");
    CHECK(emit::base64("foo") == "Zm9v");
    CHECK(emit::base64("foobar") == "Zm9vYmFy");
    CHECK(emit::base64("\xFF\xFE\xFB") == "//77");
}

TEST_CASE("arrows and coloured cells are drawn, and the end of a game is said", "[pictures]") {
    for (const notation* const chosen : notations()) {
        if (!has_picture(*chosen))
            continue;
        INFO(chosen->name);
        std::vector<finding> findings;
        const auto places = static_cast<place>(chosen->plan().cells.size());
        const board_picture picture{
            .coloured = {{0, "red"}, {places, "green"}},
            .arrows = {{0, 1, "yellow"}, {0, 1, ""}, {1, 1, "cyan"}, {places, 1, "orange"}},
            .standing = "White is mated"};
        const std::string svg = board_svg(*chosen, chosen->initial(game{}).text, picture, findings);
        const std::string drawn = svg.substr(svg.find("</style>"));
        const auto has = [&drawn](std::string_view text) { return drawn.find(text) != std::string::npos; };
        CHECK(has("class=\"tinted colour-red\""));
        CHECK(has("class=\"arrow colour-yellow\""));
        CHECK(has("class=\"arrow colour-blue\""));
        for (const std::string_view nowhere : {"green", "cyan", "orange"})
            CHECK_FALSE(has(nowhere));
        CHECK(svg.find("<title>White is mated</title>") != std::string::npos);
    }
}
