// Invalid JSON, and JSON that is not a game.
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "golden/corpus.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>

using namespace ctlpgn;
using json = nlohmann::ordered_json;

namespace {

// The fault, or "doubt: " and the reason for a game that cannot be written, or nothing.
std::string fault_in(std::string_view text, const limits& bounds = {}) {
    std::string doubts;
    const auto source = open_text(text);
    try {
        read_json(
            *source,
            [&doubts](const json_game& each) {
                CHECK(each.doubt.empty() == (each.read != nullptr));
                if (!each.doubt.empty())
                    doubts.append("doubt: ").append(each.doubt);
            },
            bounds);
    } catch (const json_error& error) {
        return error.what();
    }
    return doubts;
}

json document() {
    const auto source = open_text("[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n"
                                  "1. H6-H12, GH26-K20\n"
                                  "{ One. }\n"
                                  "($[1] 1. …, E21-E17\n.(1. …, I23-I19))\n"
                                  "2. DE1×EE5 !, KRK-HG+ :\n3-0\n");
    game_reader reader(*source, golden::in_ctl_pgn());
    json made{{"schemaVersion", json_schema_version}, {"format", "ctl-pgn"}, {"games", json::array()}};
    while (const game* const read = reader.next())
        made["games"].push_back(to_json(*read, golden::in_ctl_pgn(), reader.diagnostics()));
    return made;
}

// The fault of the document with a different value at a place.
std::string fault_at(const char* place, const json& instead) {
    json changed = document();
    changed[json::json_pointer(place)] = instead;
    return fault_in(changed.dump());
}

std::string fault_without(const char* place, const char* field) {
    json changed = document();
    changed[json::json_pointer(place)].erase(field);
    return fault_in(changed.dump());
}

} // namespace

TEST_CASE("the base document of the cases is valid", "[json_reading]") {
    CHECK(fault_in(document().dump()) == "");
    CHECK(fault_in("") == "");
    CHECK(fault_in(" \n") == "");
}

TEST_CASE("a fault in JSON is reported with its place", "[json_reading]") {
    CHECK(fault_without("/games/0/moves/2", "from") == "doubt: games[0].moves[2].from: is missing");
    CHECK(fault_without("/games/0/moves/2/capture", "piece") ==
          "doubt: games[0].moves[2].capture.piece: is missing");
    CHECK(fault_without("/games/0/moves/1/variations/0", "moves") ==
          "doubt: games[0].moves[1].variations[0].moves: is missing");
    CHECK(fault_without("/games/0", "tags") == "doubt: games[0].tags: is missing");
    CHECK(fault_without("", "games") == "games: is missing");
    CHECK(fault_without("", "schemaVersion") == "schemaVersion: is missing");
    CHECK(fault_without("", "format") == "format: is missing");
    CHECK(fault_at("/games/0/moves/2/from", "J1").find("doubt: games[0].moves[2].from: must be one of ") ==
          0);
    CHECK(fault_at("/games/0/moves/2/from", "J1").ends_with(", found \"J1\""));
    CHECK(fault_at("/games/0/moves/2/from", 3) ==
          "doubt: games[0].moves[2].from: must be a text, found a number");
    CHECK(fault_at("/games/0/moves/2/piece", "bird").find("doubt: games[0].moves[2].piece: must be ") == 0);
    CHECK(fault_at("/games/0/moves/2/piece", "bird").ends_with(", found \"bird\""));
    CHECK(fault_at("/games/0/moves/3/castling/name", "KRK-PP")
              .find("doubt: games[0].moves[3].castling.name: ") == 0);
    CHECK(fault_at("/games/0/moves/3/check", "mat") ==
          "doubt: games[0].moves[3].check: must be check, far, adjoining, double or mate, found \"mat\"");
    CHECK(fault_at("/games/0/moves/3/check", "").find("doubt: games[0].moves[3].check: ") == 0);
    CHECK(fault_at("/games/0/moves/2/number", -2) ==
          "doubt: games[0].moves[2].number: must be a whole number from 1 to 2147483647, found -2");
    CHECK(fault_at("/games/0/moves/2/nags/0", 256) ==
          "doubt: games[0].moves[2].nags[0]: must be a whole number from 0 to 255, found 256");
    CHECK(fault_at("/games/0/moves/3/end", "yes") ==
          "doubt: games[0].moves[3].end: must be true, or be left out, found a string");
    CHECK(fault_at("/games/0/moves/2/promtion", "rook") ==
          "doubt: games[0].moves[2]: unknown field \"promtion\"");
    CHECK(fault_at("/games/0/moves/2", json::array()) ==
          "doubt: games[0].moves[2]: must be an object, found an array");
    CHECK(fault_at("/games/0/moves", 7) == "doubt: games[0].moves: must be an array, found a number");
    CHECK(fault_at("/games/0/moves/1/variations/0/replaces", "white") ==
          "doubt: games[0].moves[1].variations[0].replaces: must be a whole number from 0 to 4294967295, "
          "found a string");
    CHECK(fault_at("/games/0/moves/1/variations/0/replaces", 77) ==
          "doubt: games[0].moves[1].variations[0].replaces: is the id of no ply of this game");
    CHECK(fault_at("/games/0/moves/1/id", 0) == "doubt: games[0].moves[1].id: is that of another ply");
    CHECK(fault_at("/games/0/moves/1/side", "red") ==
          "doubt: games[0].moves[1].side: must be white or black, found \"red\"");
    CHECK(fault_without("/games/0/moves/1", "side") == "doubt: games[0].moves[1].side: is missing");
    CHECK(fault_at("/games/0/moves/1/comments/0/afterVariations", 2) ==
          "doubt: games[0].moves[1].comments[0].afterVariations: must be the number of variations before the "
          "comment");
    CHECK(fault_at("/games/0/result", "1-0").find("doubt: games[0].result: must be ") == 0);
    CHECK(fault_at("/games/0", 7) == "games[0]: must be an object, found a number");
    CHECK(fault_at("/games", 7) == "games: must be an array, found a number");
    CHECK(fault_at("/format", "go") == "format: \"go\" is not a notation that this program knows");
    CHECK(fault_at("/format", 7) == "format: must be a text, found a number");
    CHECK(fault_at("/schemaVersion", 2.5) == "schemaVersion: must be a text, found a number");
    CHECK(fault_at("/schemaVersion", std::string(50, '2')) ==
          "schemaVersion: that text is not a version that this program knows; the newest is " +
              std::string(json_schema_version));
    for (const char* const version : {"3.0", "1.1", "2.99", "2", "2.", "2.x", ""})
        CHECK(fault_at("/schemaVersion", version)
                  .find(std::string("schemaVersion: \"") + version + "\" is not a version") == 0);
}

TEST_CASE("JSON that contradicts the board is a doubt with its place", "[json_reading]") {
    const auto fault_of = [](const std::string& format, const std::string& last, const std::string& before) {
        return fault_in(R"({"schemaVersion":"2.0","format":")" + format +
                        R"(","games":[{"tags":[],"moves":[)" + before + last + R"(],"result":"*"}]})");
    };
    const auto pgn = [&](const std::string& last, const std::string& before = {}) {
        return fault_of("pgn", last, before);
    };
    const std::string advance = R"({"side":"white","piece":"pawn","from":"e2","to":"e4")";
    const std::string opening = advance + R"(},{"side":"black","piece":"pawn","from":"d7","to":"d5"},)";
    const std::string takes = R"({"side":"white","piece":"pawn","from":"e4","to":"d5")";
    const std::string queen = R"(,"capture":{"kind":"ordinary","piece":"queen"}})";
    const std::string in_passing = R"(,"capture":{"kind":"enPassant","piece":"pawn"}})";
    CHECK(pgn(advance + "}") == "");
    CHECK(pgn(advance + queen) ==
          "doubt: games[0].moves[0].capture: the board says that nothing is captured");
    CHECK(pgn(R"({"side":"white","piece":"knight","from":"b1","to":"c3")" + in_passing) ==
          "doubt: games[0].moves[0].capture: the board says that nothing is captured");
    CHECK(pgn(takes + queen, opening) ==
          "doubt: games[0].moves[2].capture.piece: must be \"pawn\", as the board says");
    CHECK(pgn(takes + in_passing, opening) ==
          "doubt: games[0].moves[2].capture.kind: must be \"ordinary\", as the board says");
    CHECK(pgn(takes + R"(,"capture":{"kind":"ordinary","piece":"pawn"}})", opening) == "");
    CHECK(pgn(takes + "}", opening) == ""); // the board shows it
    CHECK(pgn(advance + R"(,"check":"mate"})") ==
          "doubt: games[0].moves[0].check: the board says that there is none");
    const std::string cannon = R"({"side":"white","piece":"cannon","from":"h2","to":"h9","capture":)";
    CHECK(fault_of("xiangqi", cannon + R"({"kind":"ordinary","piece":"horse"}})", "") == "");
    CHECK(fault_of("xiangqi", cannon + R"({"kind":"ordinary","piece":"rook"}})", "") ==
          "doubt: games[0].moves[0].capture.piece: must be \"horse\", as the board says");
}

TEST_CASE("an invalid ply has no target", "[json_reading]") {
    for (const char* const kind : {"passed", "missing"})
        for (const char* const field : {"piece", "from", "to", "capture", "promotion", "castling"})
            CHECK(fault_at("/games/0/moves/0", {{"side", "white"}, {kind, true}, {field, "king"}}) ==
                  std::string("doubt: games[0].moves[0].") + field + ": does not belong to a ply that is " +
                      kind);
}

TEST_CASE("places in JSON are right in variations, too", "[json_reading]") {
    CHECK(fault_in(R"({"schemaVersion":"2.0","format":"pgn","games":[{"tags":[],"moves":[
        {"id":0,"side":"white","piece":"pawn","from":"e2","to":"e4","variations":[{"replaces":0,"moves":[
            {"side":"white","piece":"knight","from":"g1","to":"f3"},
            {"side":"black","piece":"pawn","from":"e7","to":"e5"},
            {"side":"white","piece":"knight","from":"f3","to":"e5",
             "capture":{"kind":"ordinary","piece":"rook"}}]}]}],"result":"*"}]})") ==
          "doubt: games[0].moves[0].variations[0].moves[2].capture.piece: must be \"pawn\", as the board "
          "says");
}

TEST_CASE("invalid JSON is reported with line and column", "[json_reading]") {
    CHECK(fault_in("{ Fool's mate. }").find("line 1, column ") == 0);
    CHECK(fault_in("{\n  \"schemaVersion\": 2.0,,").find("line 2, column ") == 0);
    CHECK(fault_in("{\"a\": \"\xff\"}").find("this is not JSON") != std::string::npos);
    CHECK(fault_in("[]") == "the JSON of games must be an object, found an array");
    CHECK(fault_in("[{}]") == "the JSON of games must be an object, found an array");
    CHECK(fault_in("7") == "the JSON of games must be an object, found a number");
    CHECK(fault_in("[Event \"E\"]").find("line 1, column 2: this is not JSON") == 0);
    const std::string half = document().dump();
    for (std::size_t size = 1; size < half.size(); size += 7)
        CHECK(fault_in(half.substr(0, size)) != "");
    CHECK(fault_in(R"({"format":"ctl-pgn","format":"ctl-pgn"})") == "the field \"format\" is given twice");
    CHECK(fault_in('"' + std::string(1000000, 'x')).size() < 200);
}

TEST_CASE("a duplicate field is reported with its place", "[json_reading]") {
    const std::string good = document().dump();
    const auto doubled = [&good](const std::string& field) {
        std::string text = good;
        const std::size_t at = text.find(field);
        REQUIRE(at != std::string::npos);
        return fault_in(text.insert(at, field + ","));
    };
    CHECK(doubled("\"index\":1") == "games[0]: the field \"index\" is given twice");
    CHECK(doubled("\"side\":\"black\"") == "games[0].moves[1]: the field \"side\" is given twice");
    CHECK(doubled("\"name\":\"Annotator\"") == "games[0].tags[2]: the field \"name\" is given twice");
    CHECK(doubled("\"label\":1") ==
          "games[0].moves[1].variations[0]: the field \"label\" is given twice");
}

TEST_CASE("text that is not a game does not spoil other games", "[json_reading]") {
    json both = document();
    both["games"].push_back(both["games"][0]);
    for (const char* const field : {"tags", "moves"}) {
        json changed = both;
        changed["games"][0].erase(field);
        CHECK(fault_in(changed.dump()) == std::string("doubt: games[0].") + field + ": is missing");
    }
    both["games"][1]["moves"][0]["to"] = 7;
    CHECK(fault_in(both.dump()) == "doubt: games[1].moves[0].to: must be a text, found a number");
}

TEST_CASE("whole numbers may be written with a fraction of zero", "[json_reading]") {
    CHECK(fault_at("/games/0/moves/2/number", 2.0) == "");
    CHECK(fault_at("/games/0/index", 1.0) == "");
    CHECK(fault_at("/games/0/moves/2/number", 1.5) ==
          "doubt: games[0].moves[2].number: must be a whole number from 1 to 2147483647, found 1.5");
    CHECK(fault_at("/games/0/moves/2/number", 1e300).find(", found 1e+300") != std::string::npos);
}

TEST_CASE("a ply may have only its text if the board resolves it", "[json_reading]") {
    const auto game_of = [](const std::string& format, const std::vector<std::string>& texts) {
        json made{{"schemaVersion", json_schema_version}, {"format", format}, {"games", json::array()}};
        json moves = json::array();
        for (const std::string& text : texts)
            moves.push_back({{"side", moves.size() % 2 == 0 ? "white" : "black"}, {"text", text}});
        made["games"].push_back({{"tags", json::array()}, {"moves", moves}, {"result", "*"}});
        return made.dump();
    };
    const auto text_of = [](const std::string& written) {
        std::string text;
        read_json(*open_text(written), [&text](const json_game& each) {
            text += each.read != nullptr ? std::string(each.read->text) : std::string(each.doubt);
        });
        return text;
    };
    CHECK(text_of(game_of("pgn", {"e4", "d5", "exd5", "Qxd5", "Nf3", "Bg4", "Be2", "Nc6", "O-O"})) ==
          "1. e4 d5 2. exd5 Qxd5 3. Nf3 Bg4 4. Be2 Nc6 5. O-O *\n");
    // In any case.
    CHECK(text_of(game_of("pgn", {"E4", "d6", "nf3", "bd7", "o-o"})).starts_with("1. e4 d6 2. Nf3 Bd7 3. "));
    CHECK(text_of(game_of("diplomat", {"g2", "j3"})).starts_with("1. g2, j3"));
    for (const char* const none : {"hello", "1-0", "{x}", "e4 e5", "(e4)", "e4!", "e4\n\n[Event \"a\"]"})
        CHECK(text_of(game_of("pgn", {"e4", none})).find("games[0].moves[1].text: \"") == 0);
}

TEST_CASE("faults in JSON Lines have the number of their line", "[json_reading]") {
    json line = document()["games"][0];
    line["schemaVersion"] = json_schema_version;
    line["format"] = "ctl-pgn";
    const std::string good = line.dump() + "\n";
    line["moves"][0].erase("to");
    CHECK(fault_in(good + good) == "");
    CHECK(fault_in(good + good + line.dump()) == "doubt: line 3: moves[0].to: is missing");
    CHECK(fault_in(good + R"({"schemaVersion":"2.0","format":"ctl-pgn","diagnostics":[]})") == "");
    CHECK(fault_in(good + "{}") == "line 2: schemaVersion: is missing");
    CHECK(fault_in(good + "what").find("line 2, column ") == 0);
}

TEST_CASE("JSON that the notation cannot express is a doubt", "[json_reading]") {
    const auto has_doubt = [](const std::string& fault) { return fault.find("doubt: ") == 0; };
    CHECK(has_doubt(fault_at("/games/0/moves/0", {{"side", "white"}, {"unreadable", true}})));
    json faulty = document();
    faulty["games"][0]["moves"][0].erase("to");
    faulty["games"][0]["diagnostics"].push_back({{"code", "S056"}});
    CHECK(fault_in(faulty.dump()) == "doubt: games[0].moves[0].to: is missing");
    CHECK(has_doubt(fault_at("/games/0/moves/1/comments/0/text", "One } two")));
    CHECK(has_doubt(fault_at("/games/0/moves/1/variations/0/replaces", 0)));
    CHECK(has_doubt(fault_without("/games/0/moves/1/variations/0", "replaces")));
    CHECK(has_doubt(fault_at("/games/0/moves/1/side", "white")));
    CHECK(has_doubt(fault_at("/games/0/moves/0/comments", {{{"text", "between the plies"}}})));
    CHECK(has_doubt(fault_at("/games/0/tags/1/name", "Id \"x\"]\n[Lang")));
    CHECK(has_doubt(fault_at("/games/0/tags/1/name", "")));
    CHECK(has_doubt(fault_at("/games/0/tags/1/value", "a\n\n1. G7-G9")));
    CHECK(fault_at("/games/0/tags/1/value", R"(a\"b\\c")") == "");
}

TEST_CASE("limits hold for JSON, too", "[json_reading]") {
    limits bounds;
    bounds.depth = 1;
    CHECK(fault_in(document().dump(), bounds) ==
          "doubt: games[0].moves[1].variations[0].moves[0].variations[0]: lies deeper than 1 variations");
    bounds.depth = 2;
    CHECK(fault_in(document().dump(), bounds) == "");
    bounds.game_bytes = 100;
    CHECK(fault_in(document().dump(), bounds) == "a game has more than 100 bytes");
    for (const char* const opening : {"[", "{\"a\":"}) {
        std::string deep = "{\"games\":[{\"x\":";
        for (int i = 0; i != 1000000; ++i)
            deep += opening;
        CHECK(fault_in(deep) == "line 1 nests deeper than 200 variations can");
    }
}

TEST_CASE("any bytes are a game or a reported fault", "[json_reading]") {
    static constexpr std::string_view bytes = "{}[]\",:0123456789.truefalsn\\u \n-eWBJG";
    std::mt19937 random(5); // NOLINT(cert-msc51-cpp): the same texts every time
    const std::string good = document().dump();
    std::size_t faults = 0;
    for (int round = 0; round != 3000; ++round) {
        std::string text = good;
        for (auto left = 1 + random() % 3; left != 0; --left) {
            const std::size_t at = random() % text.size();
            switch (random() % 3) {
            case 0: text.erase(at, 1 + random() % 8); break;
            case 1: text[at] = bytes[random() % bytes.size()]; break;
            default: text.insert(random() % text.size(), text.substr(at, 1 + random() % 20)); break;
            }
        }
        faults += fault_in(text).empty() ? 0U : 1U;
    }
    CHECK(faults > 1000);
    CHECK(faults < 3000);
}
