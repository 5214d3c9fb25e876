#include "emit/report/uri.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "reported.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace ctlpgn;
using namespace ctlpgn::emit_tests;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::string_view line = "12. RI3-I5, a-b";

diagnostic with_related_place() {
    diagnostic what = found(ctl_pgn::codes::unreadable_ply, line, "RI3-I5");
    what.related.push_back({.begin = 100,
                            .end = 103,
                            .line = 7,
                            .column = 1,
                            .end_line = 7,
                            .end_column = 4,
                            .message = "here"});
    return what;
}

} // namespace

TEST_CASE("a finding in JSON has its place, ply and related places", "[emit]") {
    const diagnostic what = with_related_place();
    const ordered_json document =
        ordered_json::parse(report_of("json", {in_line(what, "a.txt", line), in_line(what, "a.txt", line)}));
    CHECK(document["schemaVersion"] == "2.0");
    REQUIRE(document["diagnostics"].size() == 2);
    CHECK(document["diagnostics"][0].dump() == ordered_json::parse(R"({
        "file": "a.txt", "code": "S051", "name": "unreadable-ply", "severity": "error", "message": "it is wrong",
        "range": {"start": {"line": 7, "column": 5, "offset": 104}, "end": {"line": 7, "column": 11, "offset": 110}},
        "game": 1, "ply": {"id": 23, "number": 12, "side": "black"},
        "related": [{"message": "here",
                     "range": {"start": {"line": 7, "column": 1, "offset": 100},
                               "end": {"line": 7, "column": 4, "offset": 103}}}]})")
                                                   .dump());
    CHECK(ordered_json::parse(report_of("json-lines", {in_line(what, "a.txt", line)})) ==
          document["diagnostics"][0]);
    CHECK(json::parse(report_of("json", {}))["diagnostics"].empty());
}

TEST_CASE("the fix of a finding, as JSON and as SARIF", "[emit]") {
    const diagnostic what = with_fix(found(code::foreign_hyphen, line, "-b"), "-");
    CHECK(json::parse(report_of("json-lines", {in_line(what, "a.txt", line)}))["fix"] == json::parse(R"({
        "title": "write -", "safe": true,
        "edits": [{"range": {"start": {"line": 7, "column": 14, "offset": 113}, "end": {"line": 7, "column": 16, "offset": 115}},
                   "text": "-"}]})"));
    const json document = json::parse(report_of("sarif", {in_line(what, "a.txt", line)}));
    CHECK(document["runs"][0]["results"][0]["fixes"] == json::parse(R"([{
        "description": {"text": "write -"},
        "artifactChanges": [{
            "artifactLocation": {"uri": "a.txt"},
            "replacements": [{
                "deletedRegion": {"startLine": 7, "startColumn": 14, "endLine": 7, "endColumn": 16,
                                  "byteOffset": 113, "byteLength": 2},
                "insertedContent": {"text": "-"}}]}],
        "properties": {"safety": "safe"}}])"));
}

TEST_CASE("diagnostics outside games, and boards, as JSON", "[emit]") {
    diagnostic what = found(ctl_pgn::codes::unreadable_ply, line, "a-b");
    what.game = 0;
    what.ply = 0;
    what.board = "+-+\n";
    reported one = in_line(what, "\xff.txt", line);
    one.ply.clear();
    const json value = json::parse(report_of("json-lines", {one}));
    CHECK_FALSE(value.contains("game"));
    CHECK_FALSE(value.contains("ply"));
    CHECK(value["board"] == "+-+\n");
    CHECK(value["file"] == "\xEF\xBF\xBD.txt");
}

TEST_CASE("SARIF has each rule once, and results that point to it", "[emit]") {
    const diagnostic first = with_related_place();
    const diagnostic second = found(code::foreign_hyphen, line, "-b");
    const json document =
        json::parse(report_of("sarif", {in_line(first, "a.txt", line), in_line(second, "a.txt", line),
                                        in_line(first, "a.txt", line)}));
    const json& run = document["runs"][0];
    const json& rules = run["tool"]["driver"]["rules"];
    REQUIRE(rules.size() == 2);
    CHECK(rules[0]["id"] == "S051");
    CHECK(rules[1]["id"] == "S005");
    CHECK(rules[1]["defaultConfiguration"]["level"] == "warning");
    REQUIRE(run["results"].size() == 3);
    CHECK(run["results"][2]["ruleIndex"] == 0);
    CHECK(run["results"][0]["partialFingerprints"] != run["results"][2]["partialFingerprints"]);
    CHECK(run["results"][0]["locations"].is_array());
    const json& related = run["results"][0]["relatedLocations"];
    REQUIRE(related.size() == 1);
    CHECK(related[0]["id"] == 1);
    CHECK(related[0]["message"]["text"] == "here");
    CHECK(related[0]["physicalLocation"]["region"]["endColumn"] == 4);
    CHECK_FALSE(run["results"][1].contains("relatedLocations"));
    CHECK(run["results"][0]["properties"]["ply"] == "12.black");
}

TEST_CASE("SARIF without findings is complete", "[emit]") {
    const json document = json::parse(report_of("sarif", {}));
    CHECK(document["runs"][0]["results"] == json::array());
    CHECK(document["runs"][0]["tool"]["driver"]["rules"] == json::array());
}

TEST_CASE("GitHub's commands are escaped", "[emit]") {
    diagnostic what = found(ctl_pgn::codes::unreadable_ply, line, "a-b");
    what.message = "50 %, a: b\r\nand ::error::";
    CHECK(report_of("github", {in_line(what, "a,b:c%.txt", line)}) ==
          "::error file=a%2Cb%3Ac%25.txt,line=7,endLine=7,col=13,endColumn=16,title=S051 unreadable-ply::"
          "50 %25, a: b%0D%0Aand ::error::\n");
    what.end_line = 8;
    what.severity = level::note;
    CHECK(report_of("github", {in_line(what, "a", line)})
              .starts_with("::notice file=a,line=7,endLine=8,title="));
}

TEST_CASE("junit: a finding fails exactly if it makes the run fail", "[emit]") {
    const diagnostic what = found(code::foreign_hyphen, line, "a-b");
    report_options options;
    CHECK(report_of("junit", {in_line(what, "a", line)}, options).find("failures=\"0\"") !=
          std::string::npos);
    options.failing = level::warning;
    CHECK(report_of("junit", {in_line(what, "a", line)}, options).find("failures=\"1\"") !=
          std::string::npos);
}

TEST_CASE("XML has no forbidden characters", "[emit]") {
    CHECK(emit::xml_escaped("<a b=\"c\">&\n\t") == "&lt;a b=&quot;c&quot;&gt;&amp;&#10;&#9;");
    CHECK(emit::xml_escaped(std::string_view("\0\x1f\xff\xEF\xBF\xBE", 6)) ==
          "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    CHECK(emit::xml_escaped("♟ ä") == "♟ ä");
}

TEST_CASE("paths become URIs", "[emit]") {
    CHECK(emit::file_uri("games/a.txt") == "games/a.txt");
    CHECK(emit::file_uri("/tmp/a b#?.txt") == "file:///tmp/a%20b%23%3F.txt");
    CHECK(emit::file_uri("C:ä") == "C%3A%C3%A4");
}
