#include "ctlpgn/json.hpp"
#include "fake_notation.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace ctlpgn;
using namespace ctlpgn::emit_tests;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

std::string text_of(const game& what, std::span<const diagnostic> found, json_options how,
                    std::string_view file = {}) {
    std::string all;
    json_writer writer([&](std::string_view block) { all += block; }, how);
    writer.write(what, fake_notation, found, file);
    writer.finish();
    return all;
}

json game_in(const std::string& document) {
    return json::parse(document).at("games").at(0);
}

// The bytes that a node's span covers.
std::string covered(const game& of, const json& node, const char* key = "span") {
    const auto begin = node.at(key).at(0).get<std::uint64_t>() - of.offset;
    const auto end = node.at(key).at(1).get<std::uint64_t>() - of.offset;
    return std::string(of.text.substr(begin, end - begin));
}

} // namespace

TEST_CASE("every field of a game is written, in the order of the documentation", "[emit]") {
    const std::string document = text_of(rich_game(), {}, {});
    const ordered_json game = ordered_json::parse(rich_game_json());
    const std::string head = R"({"schemaVersion":"1.1","format":"fake-text","games":[)";
    CHECK(document == head + game.dump() + "]}\n");
}

TEST_CASE("pretty text is what nlohmann writes with two blanks", "[emit]") {
    const std::string document = text_of(rich_game(), {}, {.pretty = true});
    CHECK(document == ordered_json::parse(document).dump(2) + "\n");
    CHECK(json::parse(document) == json::parse(text_of(rich_game(), {}, {})));
}

TEST_CASE("a value in memory is what is written", "[emit]") {
    for (const bool spans : {false, true}) {
        const json_options how{.spans = spans};
        CHECK(to_json(rich_game(), fake_notation, {}, how) == game_in(text_of(rich_game(), {}, how)));
        CHECK(to_json(plain_game(), fake_notation, {}, how) == game_in(text_of(plain_game(), {}, how)));
    }
    const json line = to_json(rich_game(), fake_notation, {}, {.lines = true});
    CHECK(line == json::parse(text_of(rich_game(), {}, {.lines = true})));
}

TEST_CASE("what always is there is there when empty", "[emit]") {
    game nothing;
    nothing.index = 1;
    CHECK(to_json(nothing, fake_notation, {}) == json::parse(R"({"index":1,"variant":"Fake variant","tags":[],
        "initial":{"pdtl":"from b","turn":"black"},"moves":[],"diagnostics":[]})"));
}

TEST_CASE("spans are bytes of the file", "[emit]") {
    const game& rich = rich_game();
    const json g = to_json(rich, fake_notation, {}, {.spans = true});
    CHECK(g.at("span") == json({1000, 1000 + rich.text.size()}));
    CHECK(covered(rich, g.at("tags").at(1)) == "[Variant \"C\u2019s\"]");
    CHECK(covered(rich, g.at("comments").at(0)) == "{one\r\ntwo\rthree}");
    CHECK(covered(rich, g, "resultSpan") == "lost");
    CHECK(covered(rich, g.at("closingComments").at(0)) == "{fi}");
    const json& move = g.at("moves").at(0);
    CHECK(covered(rich, move) == "1? Ra@@b+^, to-both $2(=):");
    CHECK(covered(rich, move.at("white")) == "Ra@@b+^");
    CHECK(covered(rich, move.at("black")) == "to-both $2(=):");
    CHECK(covered(rich, move.at("comments").at(0).at("references").at(2)) == "#12.2");
    const json& outer = move.at("variations").at(0);
    CHECK(covered(rich, outer) == "({so}1. c*Rd=&#(2. ..., d=T ?!))");
    CHECK(covered(rich, outer.at("moves").at(0).at("variations").at(0)) == "(2. ..., d=T ?!)");
}

TEST_CASE("variations that replace nothing stand behind the moves of their line", "[emit]") {
    game_maker make;
    variation lost;
    lost.where = make.write("()");
    make.made.main_line.first_variation = make.add_variation(lost);
    const json g = to_json(make.finish(), fake_notation, {});
    CHECK(g.at("moves").empty());
    CHECK(g.at("variations") == json::parse(R"([{"replaces":"white","moves":[]}])"));
}

TEST_CASE("a game that is nested far deeper than the machine's stack is written", "[emit]") {
    constexpr node depth = 50'000;
    game_maker make;
    for (node level = 0; level < depth; ++level) {
        move m;
        m.number = (level + 1) & 0x7fffffffU;
        m.first_variation = level;
        make.add_move(m);
        variation v;
        v.line.first_move = level + 1;
        make.add_variation(v);
    }
    make.add_move(move{});
    make.made.main_line.first_move = 0;
    const std::string document = text_of(make.finish(), {}, {});
    const std::string bottom = R"("moves":[{}]}]})";
    const std::size_t at = document.find(bottom);
    REQUIRE(at != std::string::npos);
    // What closes: each level's line of play, variation, list of variations and move.
    std::string closing;
    for (node level = 1; level < depth; ++level)
        closing += "]}]}";
    CHECK(document.compare(at + bottom.size(), closing.size(), closing) == 0);
}

TEST_CASE("findings are written with the game and know their place in the file", "[emit]") {
    const diagnostic found[] = {{.id = code::unreadable_ply,
                                 .severity = level::error,
                                 .begin = 5'000'000'000,
                                 .end = 5'000'000'003,
                                 .line = 12,
                                 .column = 4,
                                 .game = 3,
                                 .message = "'Zz' is no ply"}};
    const json expected{{"code", code_text(code::unreadable_ply)},
                        {"name", "unreadable-ply"},
                        {"severity", level_text(level::error)},
                        {"message", "'Zz' is no ply"},
                        {"line", 12},
                        {"column", 4},
                        {"span", {5'000'000'000, 5'000'000'003}}};
    CHECK(game_in(text_of(rich_game(), found, {})).at("diagnostics") == json::array({expected}));
    CHECK(to_json(rich_game(), fake_notation, found).at("diagnostics") == json::array({expected}));
}

TEST_CASE("bytes that are not UTF-8 leave valid JSON, in text and in memory", "[emit]") {
    game_maker make;
    make.add_tag("Event", "caf\xE9 \x01");
    const game& made = make.finish();
    const json g = to_json(made, fake_notation, {});
    CHECK(g.at("tags").at(0).at("value") == "caf\uFFFD \x01");
    CHECK(g == game_in(text_of(made, {}, {})));
    CHECK(game_in(text_of(made, {}, {}, "\xFF.fake")).at("file") == "\uFFFD.fake");
}
