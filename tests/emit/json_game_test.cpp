#include "ctlpgn/json.hpp"
#include "fake_notation.hpp"
#include "notations/ctl_pgn/codes.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace ctlpgn;
using namespace ctlpgn::emit_tests;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

std::string text_of(const game& what, std::span<const diagnostic> found, json_options options,
                    std::string_view file = {}) {
    std::string all;
    json_writer writer([&](std::string_view block) { all += block; }, options);
    writer.write(what, fake_notation, found, file);
    writer.finish();
    return all;
}

json game_in(const std::string& document) {
    return json::parse(document).at("games").at(0);
}

// The bytes that a node's span covers.
std::string covered(const game& record, const json& node, const char* key = "span") {
    const auto begin = node.at(key).at(0).get<std::uint64_t>() - record.offset;
    const auto end = node.at(key).at(1).get<std::uint64_t>() - record.offset;
    return std::string(record.text.substr(begin, end - begin));
}

} // namespace

TEST_CASE("every field of a game is written, in the order of the documentation", "[emit]") {
    const std::string document = text_of(rich_game(), {}, {});
    const ordered_json game = ordered_json::parse(rich_game_json());
    const std::string head = R"({"schemaVersion":"2.1","format":"fake-text","games":[)";
    CHECK(document == head + game.dump() + "]}\n");
}

TEST_CASE("pretty text equals nlohmann's with two spaces", "[emit]") {
    const std::string document = text_of(rich_game(), {}, {.pretty = true});
    CHECK(document == ordered_json::parse(document).dump(2) + "\n");
    CHECK(json::parse(document) == json::parse(text_of(rich_game(), {}, {})));
}

TEST_CASE("a value in memory equals the written one", "[emit]") {
    for (const bool spans : {false, true})
        for (const game* const each : {&rich_game(), &plain_game()}) {
            const json_options options{.lines = true, .spans = spans};
            CHECK(to_json(*each, fake_notation, {}, options).dump() + "\n" == text_of(*each, {}, options));
        }
    CHECK(to_json(rich_game(), fake_notation, {}).dump() ==
          ordered_json::parse(text_of(rich_game(), {}, {})).at("games").at(0).dump());
}

TEST_CASE("fields marked always are present when empty", "[emit]") {
    game nothing;
    nothing.index = 1;
    CHECK(to_json(nothing, fake_notation, {}) ==
          ordered_json::parse(R"({"index":1,"variant":"Fake variant","tags":[],
        "initial":{"position":"from b","turn":"black"},"moves":[],"diagnostics":[]})"));
}

TEST_CASE("spans are bytes of the file", "[emit]") {
    const game& rich = rich_game();
    const json g = to_json(rich, fake_notation, {}, {.spans = true});
    CHECK(g.at("span") == json({1000, 1000 + rich.text.size()}));
    CHECK(covered(rich, g.at("tags").at(1)) == "[Variant \"C\u2019s\"]");
    CHECK(covered(rich, g.at("comments").at(0)) == "{one\r\ntwo\rthree}");
    CHECK(covered(rich, g, "resultSpan") == "lost");
    CHECK(covered(rich, g.at("closingComments").at(0)) == "{fi}");
    const json& second = g.at("moves").at(1);
    CHECK(covered(rich, g.at("moves").at(0)) == "Ra@@b+");
    CHECK(covered(rich, second) == "to-both $2!(=):");
    CHECK(covered(rich, second.at("comments").at(0).at("references").at(2)) == "#12.2");
    const json& outer = second.at("variations").at(0);
    CHECK(covered(rich, outer) == "({so}1. c*Rd=&#(2. ..., d=T ?!)--)");
    CHECK(covered(rich, outer.at("moves").at(0).at("variations").at(0)) == "(2. ..., d=T ?!)");
    CHECK(covered(rich, g.at("moves").at(3)) == "");
}

TEST_CASE("empty lines that a text begins with are not in the span of its game", "[emit]") {
    game_maker make;
    make.write("\n \r\n");
    make.add_tag("Event", "a");
    CHECK(to_json(make.finish(), fake_notation, {}, {.spans = true}).at("span") == json({4, 16}));
}

TEST_CASE("without a position, the first number decides the beginning", "[emit]") {
    game_maker make;
    ply first = make.write_step("a-b", 0, 1);
    first.number = 12;
    make.made.main_line.first_ply = make.add_ply(first);
    CHECK(to_json(make.finish(), fake_notation, {}).at("initial").at("number") == 12);
    make.made.plies[0].number_unknown = 1;
    CHECK_FALSE(to_json(make.finish(), fake_notation, {}).at("initial").contains("number"));
    make.made.plies[0].number_unknown = 0;
    make.add_tag("From", "a");
    CHECK(to_json(make.finish(), fake_notation, {}).at("initial").at("number") == 7);
}

TEST_CASE("variations that replace nothing are written after the moves", "[emit]") {
    game_maker make;
    variation lost;
    lost.where = make.write("()");
    make.annotate(make.made.main_line.first_annotation, annotation_kind::variation, make.add_variation(lost));
    const json g = to_json(make.finish(), fake_notation, {});
    CHECK(g.at("moves").empty());
    CHECK(g.at("variations") == json::parse(R"([{"moves":[]}])"));
}

TEST_CASE("a game nested far deeper than the stack allows is written", "[emit]") {
    constexpr node depth = 50'000;
    game_maker make;
    for (node level = 0; level < depth; ++level) {
        ply p;
        p.kind = ply_kind::unreadable;
        make.annotate(p.first_annotation, annotation_kind::variation, level);
        make.add_ply(p);
        variation v;
        v.line.first_ply = level + 1;
        make.add_variation(v);
    }
    ply last;
    last.kind = ply_kind::unreadable;
    make.add_ply(last);
    make.made.main_line.first_ply = 0;
    const std::string document = text_of(make.finish(), {}, {});
    const std::string bottom = R"("text":"","unreadable":true}]}]})";
    const std::size_t at = document.find(bottom);
    REQUIRE(at != std::string::npos);
    // The closing brackets: each level's line of play, variation, list of variations and ply.
    std::string closing;
    for (node level = 1; level < depth; ++level)
        closing += "]}]}";
    CHECK(document.compare(at + bottom.size(), closing.size(), closing) == 0);
}

TEST_CASE("plies resolved by the board are written like complete ones", "[emit]") {
    notation resolving = fake_notation;
    resolving.resolve = [](const game& asked, std::vector<ply>& output) {
        output = asked.plies;
        output[0].from = 3;
        output[0].captured = 2;
    };
    game_maker make;
    ply first = make.write_step("xb", no_place, 1);
    first.capture = 1;
    first.plain = 1;
    make.made.main_line.first_ply = make.add_ply(first);
    make.write("and more text than any usual ply");
    const ordered_json written = to_json(make.finish(), resolving, {}).at("moves").at(0);
    CHECK(written.dump() == R"({"id":0,"side":"white","text":"xb","piece":"man","from":"d","to":"b",)"
                            R"("capture":{"kind":"ordinary","piece":"rider","at":"b"}})");
}

TEST_CASE("findings are written with the game and know their place in the file", "[emit]") {
    diagnostic found{.id = ctl_pgn::codes::unreadable_ply,
                     .severity = level::error,
                     .begin = 5'000'000'000,
                     .end = 5'000'000'003,
                     .line = 12,
                     .column = 4,
                     .game = 3,
                     .message = "'Zz' is no ply"};
    found.end_line = 12;
    found.end_column = 7;
    found.ply = 24;
    found.number = 12;
    found.mover = side::black;
    const ordered_json expected =
        ordered_json::parse(R"({"code":"S051","name":"unreadable-ply","severity":"error",
        "message":"'Zz' is no ply","range":{"start":{"line":12,"column":4,"offset":5000000000},
        "end":{"line":12,"column":7,"offset":5000000003}},"ply":{"id":23,"number":12,"side":"black"}})");
    const std::span<const diagnostic> all(&found, 1);
    CHECK(game_in(text_of(rich_game(), all, {})).at("diagnostics") == json::array({expected}));
    CHECK(to_json(rich_game(), fake_notation, all).at("diagnostics").at(0).dump() == expected.dump());
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
