#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/tag_values.hpp"
#include "notations/ctl_pgn/tags/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::ctl_pgn;
using tags_test::game_with;
using tags_test::model_tags;
using tags_test::only_finding;
using tags_test::real_tags;

TEST_CASE("misspelt names get a suggestion, and count as what they were meant to be", "[notations][tags]") {
    const diagnostic black = only_finding(game_with(real_tags("Black", "[Blcak \"Soler, P. J.\"]")));
    CHECK(black.id == ctl_pgn::codes::missing_roster_tag);
    CHECK(black.message.find("did you mean Black?") != std::string::npos);
    CHECK(black.line == 7);
    CHECK(only_finding(game_with("[ID \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n")).id ==
          ctl_pgn::codes::missing_roster_tag);

    const diagnostic control = only_finding(game_with(real_tags() + "[Timecontrol \"4500\"]\n"));
    CHECK(control.id == code::unknown_tag);
    CHECK(control.severity == level::note);
    CHECK(control.message.ends_with("; did you mean TimeControl?"));
    const diagnostic position = only_finding(game_with(model_tags + "[DPTL \"x\"]\n"));
    CHECK(position.message.ends_with("; did you mean PDTL?"));
    const diagnostic second = only_finding(game_with(model_tags + "[Varaint \"C'escacs\"]\n"));
    CHECK(second.message.ends_with("; did you mean Variant?"));
    const diagnostic foreign = only_finding(game_with(real_tags() + "[WhiteElo \"1500\"]\n"));
    CHECK(foreign.id == code::unknown_tag);
    CHECK(foreign.message.find("did you mean") == std::string::npos);
}

TEST_CASE("malformed values get a suggestion if there is one", "[notations][tags]") {
    struct suggestion {
        std::string_view tag;
        std::string_view wanted; // empty: none
    };
    const std::vector<suggestion> model = {
        {"[EventDate \"2020.08.15\"]", "2020-08-15"},
        {"[EventDate \"2020/8/5\"]", "2020-08-05"},
        {"[EventDate \"2020\"]", "2020-\?\?-\?\?"},
        {"[EventDate \"15.8.2020\"]", "2020-08-15"},
        {"[EventDate \"8/15/2020\"]", "2020-08-15"},
        {"[EventDate \"5.8.2020\"]", ""},
        {"[EventDate \"15 August 2020\"]", "2020-08-15"},
        {"[EventDate \"2020.13.45\"]", ""},
        {"[Lang \"EN\"]", "en"},
        {"[Lang \"en-GB\"]", "en"},
        {"[Lang \"CAT\"]", "ca"},
        {"[Lang \"Catalan\"]", "ca"},
        {"[Lang \"klingon\"]", ""},
        {"[Termination \"Time forfeit\"]", "time forfeit"},
        {"[Termination \"normal\"]", ""},
        {"[Redefine \"A@J,T@R\"]", "A@J, T@R"},
        {"[Redefine \"fan\"]", "FAN"},
        {"[Redefine \"A=J\"]", "A@J"},
        {"[Revisited \"P01\"]", ""},
        {"[Redefine \"a@j\"]", "A@J"},
        {"[Redefine \"J@A\"]", "A@J"},
        {"[Revisited \"Cescacs-X01-ca-V\"]", "Cescacs-X01-V-ca"},
    };
    for (const suggestion& each : model) {
        INFO(each.tag);
        const std::string message =
            only_finding(game_with(model_tags + std::string(each.tag) + "\n")).message;
        INFO(message);
        const std::size_t at = message.find("; did you mean \"" + std::string(each.wanted) + "\"?");
        CHECK((each.wanted.empty() ? message.find("did you mean") == std::string::npos
                                   : at != std::string::npos));
    }
    const auto in_real = [](std::string_view name, std::string_view tag) {
        return only_finding(game_with(real_tags(name, tag))).message;
    };
    CHECK(in_real("Site", "[Site \"Manresa esp\"]").ends_with("; did you mean \"Manresa ESP\"?"));
    CHECK(in_real("Site", "[Site \"Manresa ES\"]").ends_with("; did you mean \"Manresa ESP\"?"));
    CHECK(in_real("Site", "[Site \"ES\"]").find("did you mean") == std::string::npos);
    CHECK(in_real("Round", "[Round \"?\"]").ends_with("; did you mean \"-\"?"));
    CHECK(in_real("Result", "[Result \"1/2-1/2\"]").ends_with("; did you mean \"1-1\"?"));
}

TEST_CASE("every word of a value is suggested for a similar one", "[notations][tags]") {
    struct words {
        std::string_view tag;
        value_form form;
        std::vector<std::string_view> all;
    };
    const std::vector<words> cases = {
        {"Mode", value_form::mode, {"OTB", "ICS", "TC", "EM", "BBS"}},
        {"WhiteType", value_form::player_type, {"human", "program"}},
        {"Termination",
         value_form::termination,
         {"abandoned", "rules infraction", "time forfeit", "death", "emergency"}},
    };
    for (const words& each : cases)
        for (const std::string_view word : each.all) {
            INFO(word);
            CHECK(has_form(each.form, word));
            const std::string tag = "[" + std::string(each.tag) + " \"" + std::string(word) + "_\"]\n";
            CHECK(only_finding(game_with(real_tags() + tag))
                      .message.ends_with("; did you mean \"" + std::string(word) + "\"?"));
        }
}
