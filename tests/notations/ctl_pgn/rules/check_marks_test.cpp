#include "notations/ctl_pgn/rules/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

// Of the ply with this text; the bishop checks from a hex away.
std::string with_bishop_check(const std::string& mark) {
    return game_text("1. JF6-K18, E21-E17\n2. JK18×EH24" + mark + " :");
}

// The fixed text.
std::string fixed(std::string text) {
    const auto found = rule_findings(text);
    for (auto each = found.rbegin(); each != found.rend(); ++each) {
        REQUIRE(each->remedy);
        CHECK(each->remedy->safe);
        for (auto edit = each->remedy->edits.rbegin(); edit != each->remedy->edits.rend(); ++edit)
            text.replace(edit->begin, edit->end - edit->begin, edit->text);
    }
    return text;
}

} // namespace

TEST_CASE("each mark is right where it belongs, and plain + for any check", "[rules][marks]") {
    CHECK(judged(with_bishop_check("+")).empty());
    CHECK(judged(with_bishop_check("+^")).empty());
    CHECK(judged(with_bishop_check("")) == codes{"R031"});
    CHECK(judged(with_bishop_check("+∞")) == codes{"R033"});
    CHECK(judged(with_bishop_check("++")) == codes{"R033"});
    const std::string rook = "/27:1k/15:2R5/1:1K/ w -- - 0 1";
    CHECK(judged(game_text("1. RC15-G15+∞ :", "/28:k/15:2R5/3:2R1/1:1K/ w -- - 0 1")) == codes{"R002"});
    CHECK(judged(game_text("1. RC15-G19+∞ :", rook)).empty());
    CHECK(judged(game_text("1. RC15-G19+^ :", rook)) == codes{"R033"});
    CHECK(judged(game_text("1. RC15-D14+ :", rook)) == codes{"R032"});
}

TEST_CASE("a mark belongs to each ply that is written, also where White's is repeated", "[rules][marks]") {
    const auto game = [](const std::string& first, const std::string& again) {
        return game_text("1. RC15-G19" + first + ", KG27-F28 :\n(\n.1. RC15-G19" + again + ", KG27-F26\n.)",
                         "/27:1k/15:2R5/1:1K/ w -- - 0 1");
    };
    CHECK(judged(game("+", "+")).empty());
    CHECK(judged(game("+", "")) == codes{"R031"});
    CHECK(judged(game("", "")) == codes{"R031", "R031"});
    CHECK(judged(game("+", "++")) == codes{"R033"});
    CHECK(fixed(game("", "")) == game("+", "+"));
}

TEST_CASE("a fixed check mark is right", "[rules][marks]") {
    for (const char* const mark : {"", "+∞", "++", "^+"}) {
        INFO(mark);
        CHECK(judged(fixed(with_bishop_check(mark)), "R").empty());
    }
    CHECK(fixed(with_bishop_check("")) == with_bishop_check("+"));
    CHECK(fixed(with_bishop_check("++")) == with_bishop_check("+^"));
    CHECK(fixed(game_text("1. F8-F10+, F20-F18++ :")) == game_text("1. F8-F10, F20-F18 :"));
}

TEST_CASE("only a mate gets the mark of mate", "[rules][marks]") {
    const std::string position = "/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1";
    const auto game = [&](const std::string& moves, const std::string& result) {
        std::string text = game_text(moves, position);
        return text.replace(text.rfind("*\n"), 1, result);
    };
    CHECK(judged(game("1. DD24-F26#", "3-0")).empty());
    CHECK(judged(game("1. DD24-F26 :", "3-0")) == codes{"R035"});
    CHECK(fixed(game("1. DD24-F26+^ :", "3-0")) == game("1. DD24-F26#", "3-0"));
    CHECK(judged(game("1. DD24-F26+ :", "0-3")) == codes{"R035", "M032"});
    CHECK(judged(game("1. DD24-D26#", "3-0")) == codes{"R034"});
    CHECK(fixed(game("1. DD24-A21#", "3-0")) == game("1. DD24-A21 :", "3-0"));
    const auto found = rule_findings(game("1. DD24-D26#", "3-0"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].message.find(" answers it") != std::string::npos);
    CHECK(fixed(game("1. DD24-D26#", "3-0")) == game("1. DD24-D26+ :", "3-0"));
}
