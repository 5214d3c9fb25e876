#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/tags/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using tags_test::game_with;
using tags_test::model_tags;
using tags_test::names_in;
using tags_test::only_finding;
using tags_test::real_tags;
using names = std::vector<std::string>;

namespace {

// The findings in a game with these tags; "model" and "real" begin the tags of such a game.
names found_in_model(std::string_view more) {
    return names_in(game_with(model_tags + std::string(more) + "\n"));
}
names found_in_real(std::string_view more) {
    return names_in(game_with(real_tags() + std::string(more) + "\n"));
}

} // namespace

TEST_CASE("complete and ordered rosters have no findings", "[notations][tags]") {
    for (const std::string& tags : {
             model_tags,
             real_tags(),
             real_tags() + "[Id \"Cescacs-1234\"]\n",
             real_tags("White", "[White \"Puig, Marta\"]\n[WhiteAlias \"roca\"]"),
             real_tags("White",
                       "[White \"Puig, Marta\"]\n[WhiteNA \"m@example.org\"]\n[WhiteAlias \"roca\"]"),
             real_tags("Black", "[BlackNA \"m@example.org\"]\n[BlackAlias \"roca\"]"),
             real_tags() + "[WhiteNA \"m@example.org\"]\n",
             std::string("[Id \"Cescacs-A12-3\"]\n[Date \"2024-05-01\"]\n[Annotator \"Cescacs\"]\n"
                         "[AnnotatorId \"12\"]\n"),
             std::string(
                 "[Id \"Cescacs-A12-3\"]\n[Date \"2024-05-01\"]\n[Result \"*\"]\n[Annotator \"Cescacs\"]\n"
                 "[Annotator \"Puig, Marta\"]\n[AnnotatorId \"012\"]\n"),
         }) {
        INFO(tags);
        CHECK(names_in(game_with(tags)).empty());
    }
}

TEST_CASE("one slip in a roster gives one finding", "[notations][tags]") {
    for (const std::string_view name : {"Event", "Site", "Date", "Round", "White", "Black", "Result"}) {
        INFO(name);
        const diagnostic missing = only_finding(game_with(real_tags(name)));
        CHECK(missing.id == ctl_pgn::codes::missing_roster_tag);
        CHECK(missing.message.find(": " + std::string(name)) != std::string::npos);
    }
    CHECK(names_in(game_with("[Id \"Cescacs-P01\"]\n")) == names{"missing-roster-tag"});
    CHECK(names_in(game_with("[Annotator \"Cescacs\"]\n")) == names{"missing-roster"});
    CHECK(names_in(game_with("")) == names{"missing-roster"});
    CHECK(names_in(game_with("[White \"A\"]\n[Black \"B\"]\n")) == names{"missing-roster-tag"});
    const diagnostic several = only_finding(game_with("[Event \"CG\"]\n[White \"A\"]\n[Black \"B\"]\n"));
    CHECK(several.message.find(": Site, Date, Round and Result") != std::string::npos);
    CHECK(several.line == 2);
}

TEST_CASE("a game without tags is reported only for its missing Variant", "[notations][tags]") {
    CHECK(names_in("1. F8-F10 :\n*\n") == names{"missing-variant"});
}

TEST_CASE("a misplaced tag is reported in its place", "[notations][tags]") {
    struct order_case {
        std::vector<std::string_view> order;
        std::string_view out;
    };
    const std::vector<order_case> cases = {
        {{"Event", "Site", "Round", "Date", "White", "Black", "Result"}, "Round"},
        {{"Result", "Event", "Site", "Date", "Round", "White", "Black"}, "Result"},
        {{"Event", "Date", "Round", "White", "Black", "Result", "Site"}, "Site"},
        {{"Event", "Site", "Date", "Round", "Black", "White", "Result"}, "Black"},
        {{"Event", "Site", "Lang", "Date", "Round", "White", "Black", "Result"}, "Lang"},
        {{"Lang", "Event", "Site", "Date", "Round", "White", "Black", "Result"}, "Lang"},
    };
    const std::vector<std::pair<std::string_view, std::string_view>> values = {
        {"Event", "CG"}, {"Site", "ESP"}, {"Date", "2024-03-09"}, {"Round", "-"},
        {"White", "A"},  {"Black", "B"},  {"Result", "*"},        {"Lang", "en"}};
    for (const order_case& each : cases) {
        std::string tags;
        std::uint32_t line = 2;
        std::uint32_t expected = 0;
        for (const std::string_view name : each.order) {
            expected = name == each.out ? line : expected;
            ++line;
            const auto value =
                std::ranges::find(values, name, &std::pair<std::string_view, std::string_view>::first);
            tags += "[" + std::string(name) + " \"" + std::string(value->second) + "\"]\n";
        }
        INFO(tags);
        const diagnostic found = only_finding(game_with(tags));
        CHECK(found.id == ctl_pgn::codes::roster_order);
        CHECK(found.line == expected);
    }
}

TEST_CASE("roster: Redefine and the position come last", "[notations][tags]") {
    const std::string position =
        "[PDTL \"/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3/"
        "8:3P3/7:3PP3/6:2PJP2/5:PPEEPP/4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1\"]";
    CHECK(found_in_model("[Redefine \"C@N\"]\n[Lang \"ca\"]\n[Title \"x\"]") == names{"redefine-not-last"});
    CHECK(found_in_model(position + "\n[Lang \"ca\"]\n[Title \"x\"]") == names{"position-not-last"});
    CHECK(found_in_model(position + "\n[Lang \"ca\"]\n[Lang \"ca\"]") ==
          names{"position-not-last", "repeated-tag"});
}

TEST_CASE("repeatable tags may be repeated", "[notations][tags]") {
    CHECK(found_in_model("[Annotator \"Puig, Marta\"]\n[Annotator \"?\"]").empty());
    CHECK(found_in_model("[Lang \"ca\"]\n[Annotator \"Puig, Marta\"]") == names{"separated-tags"});
    CHECK(found_in_model("[Id \"Cescacs-P02\"]") == names{"repeated-tag"});
    CHECK(found_in_real("[Date \"2024-03-09\"]") == names{"repeated-tag"});
}

TEST_CASE("network names need nicknames, and these follow them", "[notations][tags]") {
    CHECK(names_in(game_with(real_tags("Black", "[BlackNA \"m@example.org\"]"))) == names{"missing-alias"});
    CHECK(names_in(game_with(real_tags("White", "[WhiteNA \"m@example.org\"]") +
                             "[WhiteAlias \"roca\"]\n")) == names{"alias-not-after-player"});
}

TEST_CASE("drafts of annotators have an AnnotatorId", "[notations][tags]") {
    const std::string draft = "[Id \"Cescacs-A12-3\"]\n[Date \"2024-05-01\"]\n[Annotator \"Cescacs\"]\n";
    CHECK(names_in(game_with(draft)) == names{"missing-annotator-id"});
    CHECK(names_in(game_with(draft + "[AnnotatorId \"012\"]\n")).empty());
    CHECK(names_in(game_with(draft + "[AnnotatorId \"21\"]\n")) == names{"annotator-id-mismatch"});
    CHECK(names_in(game_with(draft + "[AnnotatorId \"puig\"]\n")).empty());
    CHECK(names_in(game_with("[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[Date \"2024-05-01\"]\n"
                             "[AnnotatorId \"12\"]\n")) == names{"roster-order"});
    CHECK(names_in(game_with("[Id \"Cescacs-P01\"]\n[Date \"2024-05-01\"]\n[Annotator \"Cescacs\"]\n")) ==
          names{"tag-of-real-game"});
}

TEST_CASE("tags of one kind of game do not occur in the other", "[notations][tags]") {
    for (const std::string_view tag :
         {"[Mode \"OTB\"]", "[WhiteType \"human\"]", "[BlackType \"program\"]", "[TimeControl \"?\"]",
          "[Model \"Cescacs-O12\"]", "[White \"?\"]", "[Round \"1\"]", "[Site \"?\"]"}) {
        INFO(tag);
        CHECK(found_in_model(tag) == names{"tag-of-real-game"});
    }
    CHECK(found_in_real("[Example \"Cescacs-1234\"]") == names{"tag-of-model-game"});
    CHECK(found_in_real("[Revisited \"Cescacs-O12\"]") == names{"tag-of-model-game"});
    CHECK(found_in_model("[MatchDate \"2024-03-09\"]") == names{"match-date-without-round"});
}

TEST_CASE("dates are days of the calendar and in order", "[notations][tags]") {
    const auto found = [](std::string_view date) {
        return found_in_model("[EventDate \"" + std::string(date) + "\"]");
    };
    for (const std::string_view good : {"2024-02-29", "2000-02-29", "20\?\?-02-29", "2023-\?\?-31",
                                        "2023-0?-31", "2023-02-2?", "2023-1?-3?"}) {
        INFO(good);
        CHECK(found(good).empty());
    }
    for (const std::string_view bad :
         {"2023-02-29", "1900-02-29", "2023-04-31", "2023-13-01", "2023-00-10", "2023-01-00", "2023-01-32",
          "2023-2?-01", "2023-02-3?", "2023-\?\?-4?", "202?-02-30"}) {
        INFO(bad);
        CHECK(found(bad) == names{"impossible-date"});
    }
    CHECK(found("2023–02–28") == names{"foreign-hyphen", "foreign-hyphen"});
    CHECK(found_in_real("[EventDate \"2024-03-1?\"]") == names{"date-before-event"});
    CHECK(found_in_real("[EventDate \"2024-03-0?\"]").empty());
    CHECK(found_in_real("[EventDate \"2024-\?\?-\?\?\"]").empty());
    CHECK(names_in(game_with(real_tags("Round", "[Round \"2\"]") + "[MatchDate \"2024-03-10\"]\n")) ==
          names{"date-before-event"});
}

TEST_CASE("letters of pieces are checked one by one", "[notations][tags]") {
    CHECK(found_in_model("[Redefine \"A@J, B@J\"]") == names{"repeated-redefinition"});
    CHECK(found_in_model("[Redefine \"A@J, T@J\"]") == names{"unknown-redefinition"});
    CHECK(found_in_model("[Redefine \"X@Y, Z@K\"]") == names{"unknown-redefinition", "unknown-redefinition"});
    CHECK(found_in_model("[Redefine \"A@J, FAN\"]") == names{"mixed-redefine"});
    const diagnostic found = only_finding(game_with(model_tags + "[Redefine \"T@N\"]\n"));
    CHECK(found.message.ends_with(": what may replace N is C, S"));
}

TEST_CASE("the language of Id must be that of Lang", "[notations][tags]") {
    const auto found = [](std::string_view id, std::string_view lang) {
        return names_in(game_with("[Id \"" + std::string(id) + "\"]\n[Annotator \"Cescacs\"]\n[Lang \"" +
                                  std::string(lang) + "\"]\n"));
    };
    CHECK(found("Cescacs-P01-ca", "ca").empty());
    CHECK(found("Cescacs-P01", "ca").empty());
    CHECK(found("Cescacs-P01-ca", "en") == names{"language-mismatch"});
    CHECK(found("Cescacs-P01-cat", "ca") == names{"long-language-code"});
    CHECK(found("Cescacs-P01-qx", "ca") == names{"unknown-language"});
}

TEST_CASE("syntax faults of a tag are not repeated", "[notations][tags]") {
    CHECK(found_in_model("[EventDate \"2024-03-09]") == names{"unclosed-quote"});
    CHECK(found_in_model("[EventDate 2024.03.09]") == names{"unquoted-value", "malformed-date"});
    CHECK(names_in(
              "[Variant \"C'escacs\"]\n)Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n1. F8-F10 :\n*\n") ==
          names{"unreadable-line"});
    CHECK(names_in("[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annota") == names{"unquoted-value"});
    CHECK(names_in("[Varaint \"C'escacs\"]\n" + model_tags + "\n1. F8-F10 :\n*\n") ==
          names{"missing-variant"});
    CHECK(names_in("[Variant \"C'escacs\"]\n" + model_tags +
                   "\n1. F8-F10, F20-F18\n[Lang \"qx\"]\n2. F10-F12 :\n*\n") == names{"misplaced-tag"});
}
