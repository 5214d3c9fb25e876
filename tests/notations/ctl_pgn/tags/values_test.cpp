#include "notations/ctl_pgn/lint/codes.hpp"
#include "notations/ctl_pgn/tag_values.hpp"
#include "notations/ctl_pgn/tags.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::ctl_pgn;

namespace {

struct form_case {
    value_form form;
    std::vector<std::string_view> good;
    std::vector<std::string_view> bad;
};

const std::vector<form_case> cases = {
    {value_form::date,
     {"2020-08-15", "2025-\?\?-\?\?", "201?-\?\?-\?\?", "\?\?\?\?-\?\?-\?\?", "2020‐08‐15", "2020-13-99"},
     {"", "?", "2020.08.15", "2020-8-15", "20-08-15", "2020-08", "2020-08-15 ", "15-08-2020", "2020–08–15"}},
    {value_form::site,
     {"?", "ESP", "Catalunya ESP", "Barcelona, Catalunya ESP", "Moià (Barcelona), Catalunya ESP",
      "New York City, NY USA", "St. Petersburg RUS", "USA USA"},
     {"", "-", "Barcelona", "Barcelona, Catalunya esp", "BarcelonaESP", " ESP", "ESP ", "Barcelona ES",
      "ESPA", "Barcelona, Catalunya (ESP)"}},
    {value_form::round,
     {"-", "‐", "1", "12", "2.1", "2.1.3", "01"},
     {"", "?", "1.", ".1", "1-2", "one", "1 "}},
    {value_form::result,
     {"3-0", "2-1", "0-3", "1-2", "1-1", "*", "3‐0"},
     {"", "1-0", "0-1", "1/2-1/2", "3:0", "2-2", "3 - 0", "0-0", "?", "3–0"}},
    {value_form::language, {"ca", "en", "gcf", "qq"}, {"", "c", "EN", "en-GB", "english", "e1", "?"}},
    {value_form::player_type, {"human", "program"}, {"", "Human", "computer", "?", "humans"}},
    {value_form::mode, {"OTB", "ICS", "TC", "EM", "BBS"}, {"", "otb", "OTB ", "FICS", "?"}},
    {value_form::termination,
     {"abandoned", "rules infraction", "time forfeit", "death", "emergency"},
     {"", "normal", "Abandoned", "time", "rules  infraction", "adjudication"}},
    {value_form::time_control,
     {"?", "-", "‐", "40/9000", "4500", "4500+60", "300+0", "*180"},
     {"", "0", "40/", "/9000", "40/9000:3600", "4500+", "+60", "4500 + 60", "180*", "*", "1h", "04500",
      "*0"}},
    {value_form::identifier,
     {"Cescacs-X01",
      "Cescacs-01",
      "Cescacs-X01-ca",
      "Cescacs-X01-V",
      "Cescacs-X01-V-ca",
      "Cescacs-O01-V-II-en",
      "Cescacs-X01-V-XIV",
      "Cescacs-X01-V-S1:2",
      "Cescacs-X01-VS1",
      "Cescacs-X01-V-II-S2",
      "Cescacs-X01-V-IIS1:0",
      "Cescacs-1234",
      "Cescacs‐1234",
      "Cescacs-1234-O20",
      "Cescacs-1234-O20w",
      "Cescacs-1234-C10-20",
      "Cescacs-1234-C10b-20w",
      "Cescacs-1234-M\?-12",
      "Cescacs-1234-M\?b-12",
      "Cescacs-1234-E31",
      "Cescacs-1234-E31b",
      "Cescacs-1234-E\?-12",
      "Cescacs-1234-C10-20-gcf",
      "Cescacs-A12-3",
      "Cescacs-A12-X05",
      "Cescacs-A12",
      "Cescacs-A12-3-O20",
      "Cescacs-A12-O20",
      "Moià2-P1",
      "Cescacs-Q7",
      "Cescacs-X01-V-ii",
      "42-7"},
     {"",
      "?",
      "X01",
      "Cescacs",
      "Cescacs-",
      "Cescacs-X",
      "Cescacs X01",
      "Cescacs_X01",
      "-X01",
      "Cescacs-X01-",
      "Cescacs-X01-ca-V",
      "Cescacs-X01-V-IIII",
      "Cescacs-X01-S1:2",
      "Cescacs-X01-V-S0:0",
      "Cescacs-X01-V-S",
      "Cescacs-X01-english",
      "Cescacs-1234-C10",
      "Cescacs-1234-E\?",
      "Cescacs-1234-O\?",
      "Cescacs-1234-O20b",
      "Cescacs-1234-Z3",
      "Cescacs-XX01",
      "Cescacs-A-3"}},
    {value_form::redefine,
     {"FAN", "A@J", "B@J", "F@J", "L@J", "C@N", "S@N", "T@R", "W@V", "Q@D", "A@J, C@N, T@R", "B@J, Q@D, W@V"},
     {"", "fan", "A@J,C@N", "A@J C@N", "A@J, ", "J@A", "a@j", "T@J", "J@J", "FAN, A@J", "A@J, FAN", "A=J"}},
    {value_form::redefinitions, {"FAN", "A@J, FAN", "X@Y", "a@j"}, {"", "A@J,C@N", "AB@J", "1@J"}},
    {value_form::text, {"?", "x", "Puig, Marta"}, {""}},
};

} // namespace

TEST_CASE("values have the forms that the format prescribes", "[notations][tags]") {
    for (const form_case& each : cases) {
        INFO("form " << static_cast<int>(each.form));
        for (const std::string_view value : each.good) {
            INFO("good: " << value);
            CHECK(has_form(each.form, value));
            value_parts parts;
            CHECK(read_value(each.form, value, parts));
            CHECK(parts.foreign_hyphens.empty());
        }
        for (const std::string_view value : each.bad) {
            INFO("bad: " << value);
            CHECK_FALSE(has_form(each.form, value));
        }
    }
}

TEST_CASE("the tolerant reading of a value only accepts dashes as hyphens", "[notations][tags]") {
    for (const form_case& each : cases)
        for (const std::string_view value : each.bad) {
            INFO(value);
            value_parts parts;
            const bool dashes = value.find("–") != std::string_view::npos;
            CHECK(read_value(each.form, value, parts) == dashes);
            if (dashes)
                CHECK_FALSE(parts.foreign_hyphens.empty());
        }
}

TEST_CASE("values are split into parts", "[notations][tags]") {
    value_parts parts;
    REQUIRE(read_value(value_form::date, "2020-08-\?\?", parts));
    CHECK(parts.year == "2020");
    CHECK(parts.month == "08");
    CHECK(parts.day == "\?\?");
    REQUIRE(read_value(value_form::site, "New York City, NY USA", parts));
    CHECK(parts.country == "USA");
    REQUIRE(read_value(value_form::identifier, "Cescacs-A12-3-V-II-gcf", parts));
    CHECK(parts.annotator == "12");
    CHECK(parts.language == "gcf");
    CHECK(parts.other_class.empty());
    REQUIRE(read_value(value_form::identifier, "Cescacs-Q7", parts));
    CHECK(parts.other_class == "Q");
    REQUIRE(read_value(value_form::redefinitions, "A@J, FAN", parts));
    REQUIRE(parts.redefinitions.size() == 2);
    CHECK(parts.redefinitions[0].new_letter == "A");
    CHECK(parts.redefinitions[0].old_letter == "J");
    CHECK(parts.redefinitions[1].text == "FAN");
    CHECK(parts.redefinitions[1].new_letter.empty());
    REQUIRE(read_value(value_form::result, "3–0", parts));
    CHECK(parts.foreign_hyphens == std::vector<span>{{1, 4}});
}

TEST_CASE("tags are found by their names", "[notations][tags]") {
    std::set<std::string_view> names;
    for (const tag_row& row : tag_rows()) {
        CHECK(names.insert(row.text).second);
        CHECK(find_tag(row.text) == row.name);
        CHECK(&row_of(row.name) == &row);
    }
    CHECK(names.size() + 1 == tag_name_count);
    CHECK(find_tag("TLPD") == tag_name::position);
    CHECK(find_tag("event") == tag_name::unknown);
    CHECK(row_of(tag_name::unknown).text.empty());
}

TEST_CASE("misspelt names are recognised", "[notations][tags]") {
    CHECK(closest_tag("DPTL") == tag_name::position);
    CHECK(closest_tag("Timecontrol") == tag_name::time_control);
    CHECK(closest_tag("Blcak") == tag_name::black);
    CHECK(closest_tag("WHITE") == tag_name::white);
    CHECK(closest_tag("ID") == tag_name::id);
    CHECK(closest_tag("Rsult") == tag_name::result);
    CHECK(closest_tag("Redefien") == tag_name::redefine);
    CHECK(closest_tag("Language") == tag_name::unknown);
    // Tags of PGN that this format does not have.
    for (const std::string_view foreign :
         {"ECO", "FEN", "SetUp", "WhiteElo", "Opening", "Time", "UTCDate", "NIC"}) {
        INFO(foreign);
        CHECK(closest_tag(foreign) == tag_name::unknown);
    }
}

TEST_CASE("variants are distinguished", "[notations][tags]") {
    CHECK(read_variant("C'escacs").is == game_variant::regular);
    CHECK_FALSE(read_variant("C'escacs").typographic);
    CHECK(read_variant("C’escacs").is == game_variant::regular);
    CHECK(read_variant("C’escacs").typographic);
    CHECK(read_variant("Grand C'escacs").is == game_variant::grand);
    CHECK(read_variant("Grand C’escacs").is == game_variant::grand);
    for (const std::string_view other : {"", "Cescacs", "c'escacs", "C'escacs ", "C’’escacs", "Grand"})
        CHECK(read_variant(other).is == game_variant::other);
}

TEST_CASE("codes of countries and languages are those of ISO", "[notations][tags]") {
    for (const std::string_view country : {"ESP", "USA", "RUS", "ABW", "ZWE", "DEU"})
        CHECK(is_country(country));
    for (const std::string_view country : {"GER", "XXX", "esp", "ES", "", "SUN"})
        CHECK_FALSE(is_country(country));
    for (const std::string_view language : {"ca", "en", "aa", "zu", "gcf", "und", "zza"})
        CHECK(is_language(language));
    for (const std::string_view language : {"qq", "xx", "", "a", "english"})
        CHECK_FALSE(is_language(language));
    CHECK(short_language("cat") == "ca");
    CHECK(short_language("ger") == "de");
    CHECK(short_language("deu") == "de");
    CHECK(short_language("gcf").empty());
    CHECK(short_language("ca").empty());
}
