#include "ctlpgn/json.hpp"
#include "fake_notation.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::emit_tests;
using nlohmann::json;

namespace {

struct collected {
    std::vector<std::string> blocks;

    json_writer::write_bytes taker() {
        return [this](std::string_view block) { blocks.emplace_back(block); };
    }
    [[nodiscard]] std::string text() const {
        std::string all;
        for (const std::string& block : blocks)
            all += block;
        return all;
    }
};

const diagnostic of_no_game{
    .id = code::unexpected_text, .severity = level::error, .line = 1, .column = 1, .message = "left over"};

} // namespace

TEST_CASE("a document has the games in order, then diagnostics outside games", "[emit]") {
    collected out;
    json_writer writer(out.taker());
    writer.write(rich_game(), fake_notation, {}, "first.fake");
    writer.write(plain_game(), fake_notation, {});
    writer.finish(std::span(&of_no_game, 1));
    const json document = json::parse(out.text());
    CHECK(document.size() == 4);
    CHECK(document.at("schemaVersion") == json_schema_version);
    CHECK(document.at("format") == "fake-text");
    REQUIRE(document.at("games").size() == 2);
    CHECK(document.at("games").at(0).at("file") == "first.fake");
    CHECK_FALSE(document.at("games").at(1).contains("file"));
    CHECK(document.at("games").at(1) == to_json(plain_game(), fake_notation, {}));
    REQUIRE(document.at("diagnostics").size() == 1);
    CHECK(document.at("diagnostics").at(0).at("name") == "unexpected-text");
}

TEST_CASE("diagnostics outside games name their file", "[emit]") {
    collected out;
    json_writer writer(out.taker());
    writer.end_file(std::span(&of_no_game, 1), "first.fake");
    writer.write(plain_game(), fake_notation, {}, "second.fake");
    writer.end_file({}, "second.fake");
    writer.finish(std::span(&of_no_game, 1), "third.fake");
    const json found = json::parse(out.text()).at("diagnostics");
    REQUIRE(found.size() == 2);
    CHECK(found.at(0).at("file") == "first.fake");
    CHECK(found.at(1).at("file") == "third.fake");
}

TEST_CASE("a document may have no games", "[emit]") {
    for (const bool pretty : {false, true}) {
        collected out;
        json_writer writer(out.taker(), {.pretty = pretty});
        writer.finish();
        const json document = json::parse(out.text());
        CHECK(document.at("schemaVersion") == json_schema_version);
        CHECK(document.at("games") == json::array());
        CHECK_FALSE(document.contains("diagnostics"));
        CHECK(out.text().back() == '\n');
    }
}

TEST_CASE("JSON Lines have one game per line, even with pretty", "[emit]") {
    collected out;
    json_writer writer(out.taker(), {.pretty = true, .lines = true});
    writer.write(rich_game(), fake_notation, {}, "a.fake");
    writer.write(plain_game(), fake_notation, {});
    writer.finish();
    std::istringstream lines(out.text());
    std::vector<std::string> read;
    for (std::string line; std::getline(lines, line);)
        read.push_back(line);
    REQUIRE(read.size() == 2);
    CHECK(read[0].starts_with(R"({"schemaVersion":"2.1","format":"fake-text","file":"a.fake","index":3,)"));
    json rich = json::parse(read[0]);
    rich.erase("file");
    CHECK(rich == to_json(rich_game(), fake_notation, {}, {.lines = true}));
    CHECK(json::parse(read[1]) == to_json(plain_game(), fake_notation, {}, {.lines = true}));
}

TEST_CASE("JSON Lines end with a line for diagnostics outside games", "[emit]") {
    collected out;
    json_writer writer(out.taker(), {.lines = true});
    writer.write(plain_game(), fake_notation, {});
    writer.finish(std::span(&of_no_game, 1));
    const std::string text = out.text();
    const std::string last = text.substr(text.find('\n') + 1);
    const json line = json::parse(last);
    CHECK(line.size() == 3);
    CHECK(line.at("format") == "fake-text");
    CHECK(line.at("diagnostics").size() == 1);
}

TEST_CASE("no games give no lines", "[emit]") {
    collected out;
    json_writer writer(out.taker(), {.lines = true});
    writer.finish();
    CHECK(out.blocks.empty());
}

TEST_CASE("output is passed on in blocks while games are written", "[emit]") {
    for (const json_options options :
         {json_options{}, json_options{.pretty = true}, json_options{.lines = true}}) {
        collected out;
        json_writer writer(out.taker(), options);
        json games = json::array();
        for (int i = 0; i < 500; ++i)
            writer.write(plain_game(), fake_notation, {});
        CHECK(out.blocks.size() > 10);
        writer.finish();
        const auto largest = std::max_element(out.blocks.begin(), out.blocks.end(),
                                              [](auto& a, auto& b) { return a.size() < b.size(); });
        CHECK(largest->size() < 70'000);
        const std::string text = out.text();
        if (options.lines)
            CHECK(std::count(text.begin(), text.end(), '\n') == 500);
        else
            CHECK(json::parse(text).at("games").size() == 500);
    }
}

TEST_CASE("exceptions of the output pass through", "[emit]") {
    json_writer writer([](std::string_view) { throw std::runtime_error("disk full"); });
    const auto write_much = [&] {
        for (int i = 0; i < 100; ++i)
            writer.write(plain_game(), fake_notation, {});
    };
    CHECK_THROWS_WITH(write_much(), "disk full");
}
