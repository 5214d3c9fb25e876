// Fixes, one by one: each removes its finding and adds none, a safe one keeps the game, and fixing is
// idempotent.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"
#include "lint/mutations/mutation.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "support/examples.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace ctlpgn;
using golden::corpus_file;
using nlohmann::json;

namespace {

std::vector<diagnostic> lint_text(std::string_view text, const limits& bounds = {}) {
    lint_options options;
    options.bounds = bounds;
    options.board = false;
    return tests::found_in(text, golden::in_ctl_pgn(), options);
}

std::string applied(std::string_view text, const file_fix& one) {
    std::string result;
    std::size_t at = 0;
    for (const file_edit& each : one.edits) {
        REQUIRE(each.begin >= at);
        REQUIRE(each.end <= text.size());
        result.append(text.substr(at, each.begin - at)).append(each.text);
        at = each.end;
    }
    return result.append(text.substr(at));
}

std::map<code, int> counted(const std::vector<diagnostic>& found) {
    std::map<code, int> result;
    for (const diagnostic& each : found)
        ++result[each.id];
    return result;
}

std::string listed(const std::vector<diagnostic>& found) {
    std::string result;
    for (const diagnostic& each : found)
        result += "\n  " + code_text(each.id) + " " + std::to_string(each.line) + ":" +
                  std::to_string(each.column) + " " + each.message;
    return result;
}

// Empty if the fix is right.
std::string complaint_about(const diagnostic& found, std::string_view text,
                            const std::vector<diagnostic>& before, const limits& bounds) {
    const std::string now = applied(text, *found.remedy);
    const std::vector<diagnostic> after = lint_text(now, bounds);
    const std::map<code, int> old_counts = counted(before);
    bool good = after.size() < before.size();
    for (const auto& [id, count] : counted(after))
        good = good && old_counts.contains(id) && count <= old_counts.at(id);
    if (good)
        return {};
    return code_text(found.id) + " (" + found.remedy->title + ") in\n" + std::string(text) + "\ngives\n" +
           now + "\nwith" + listed(after);
}

// The content of a game without its form: no places, no text of plies, comments of a move in any order.
json meaning_of(std::string_view text, const limits& bounds) {
    json document = json::parse(golden::write_json(text, bounds));
    json games = json::array();
    for (json& each : document["games"]) {
        for (const char* const written : {"diagnostics", "index"})
            each.erase(written);
        games.push_back(std::move(each));
    }
    const auto clean = [](auto& self, json& value) -> void {
        if (value.is_object())
            for (const char* const written : {"text", "inText", "span", "spans", "offset", "resultSpan"})
                value.erase(written);
        if (value.is_structured())
            for (json& each : value)
                self(self, each);
        if (value.is_object() && value.contains("comments"))
            std::sort(value["comments"].begin(), value["comments"].end());
    };
    clean(clean, games);
    return games;
}

// Parts that a fix makes explicit, which the reader may or may not have known before.
struct said_by_fix {
    code fixes;
    std::vector<std::string> keys;
};

const std::vector<said_by_fix> additions = {
    {ctl_pgn::codes::missing_number, {"number", "replaces"}},
    {code::leading_zero, {"number", "replaces"}}, // the tree has no number for zeros alone
    {ctl_pgn::codes::remark_after_mate, {"end"}},
    {code::missing_end_mark, {"end"}},
    {code::missing_result, {"result"}},
    {ctl_pgn::codes::comment_in_line, {"end", "nags"}}, // that come after it
    {code::other_writing, {"variations"}},
    {ctl_pgn::codes::catalan_black_letter, {"references"}},
    {ctl_pgn::codes::missing_check_mark, {"check"}},
    {ctl_pgn::codes::superfluous_check_mark, {"check"}},
    {ctl_pgn::codes::wrong_check_mark, {"check"}},
    {ctl_pgn::codes::missing_mate_mark, {"check", "end"}},
    {ctl_pgn::codes::mate_mark_without_mate, {"check", "end"}},
};

void forget(json& value, const std::vector<std::string>& keys) {
    if (value.is_object())
        for (const std::string& key : keys)
            value.erase(key);
    if (value.is_structured())
        for (json& each : value)
            forget(each, keys);
}

// Values of tags may have other forms with the same meaning: dates, languages, positions.
void forget_tags(json& games) {
    for (json& each : games)
        for (const char* const part : {"tags", "initial", "variant"})
            each.erase(part);
}

// A malformed and wrong check mark is fixed by the rule that found it wrong.
bool fixes_the_same(const diagnostic& one, const diagnostic& other) {
    return one.remedy && other.remedy && one.remedy->title == other.remedy->title &&
           one.remedy->edits.front().begin == other.remedy->edits.front().begin;
}

std::string complaint_about_meaning(const diagnostic& found, const std::vector<diagnostic>& all,
                                    std::string_view text, const limits& bounds) {
    const auto has_fix_of = [&](code id) {
        return std::ranges::any_of(
            all, [&](const diagnostic& each) { return each.id == id && fixes_the_same(each, found); });
    };
    json before = meaning_of(text, bounds);
    json after = meaning_of(applied(text, *found.remedy), bounds);
    for (json* const each : {&before, &after}) {
        forget_tags(*each);
        for (const said_by_fix& row : additions)
            if (has_fix_of(row.fixes))
                forget(*each, row.keys);
    }
    if (before == after)
        return {};
    return code_text(found.id) + " (" + found.remedy->title + ") changes\n" + std::string(text) + "\n" +
           json::diff(before, after).dump();
}

// Returns the codes that could be fixed.
std::set<code> check_each_fix(std::string_view text, const limits& bounds) {
    std::set<code> could_be_fixed;
    limits all = bounds; // if only some are reported, their number must not decrease
    all.findings = 100000;
    const std::vector<diagnostic> before = lint_text(text, all);
    const std::vector<diagnostic> found = lint_text(text, bounds);
    for (const diagnostic& each : found) {
        if (!each.remedy || each.remedy->edits.empty())
            continue;
        could_be_fixed.insert(each.id);
        // Repairs are right together; tests/repair counts how many are.
        if (each.remedy->proven)
            continue;
        CHECK(complaint_about(each, text, before, all) == "");
        if (each.remedy->safe)
            CHECK(complaint_about_meaning(each, found, text, bounds) == "");
    }
    return could_be_fixed;
}

void check_fixed(std::string_view text, const limits& bounds, bool unsafe) {
    lint_options options;
    options.bounds = bounds;
    const fixing_options what{.unsafe = unsafe};
    const std::vector<diagnostic> before = lint_text(text, bounds);
    const std::string once = apply_fixes(text, golden::in_ctl_pgn(), options, what);
    const std::vector<diagnostic> after = lint_text(once, bounds);
    INFO(text << "\nbecomes\n" << once << "\nwith" << listed(after));
    CHECK(apply_fixes(once, golden::in_ctl_pgn(), options, what) == once);
    CHECK(after.size() <= before.size());
    for (const diagnostic& each : after)
        if (each.remedy)
            CHECK_FALSE((unsafe || each.remedy->safe));
}

// Examples that can be fixed, for codes whose examples in the catalogue cannot.
struct guessable {
    code id;
    example_place place;
    std::string_view text;
};

constexpr std::string_view captured_in_passing =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
    "[PDTL \"/27:1k/21:3p4/16:3P3/1:1K/ b -- - 0 1\"]\n\n1. …, E21-E15\n2. F16@E19 :\n*\n";

constexpr std::string_view real_game =
    "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa esp\"]\n[Date \"2024-03-09\"]\n"
    "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"*\"]\n\n1. F8-F10 :\n*\n";
constexpr std::string_view program_game =
    "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa ESP\"]\n[Date \"2024-03-09\"]\n"
    "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"*\"]\n"
    "[WhiteType \"Program\"]\n\n1. F8-F10 :\n*\n";

constexpr std::string_view unfinished_in_tag =
    "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa ESP\"]\n[Date \"2024-03-09\"]\n"
    "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"*\"]\n\n1. F8-F10 :\n3-0\n";

constexpr guessable instead[] = {
    {ctl_pgn::codes::unreadable_ply, example_place::moves, "1. J-C15, E21-E17 :"},
    {ctl_pgn::codes::missing_destination, example_place::moves, "1. JF6-C :"},
    {ctl_pgn::codes::not_a_hex, example_place::moves, "1. G7-g13 :"},
    {code::result_differs_from_tag, example_place::file, unfinished_in_tag},
    {ctl_pgn::codes::unknown_variant, example_place::file,
     "[Variant \"Cescacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n1. F8-F10 :\n*\n"},
    {ctl_pgn::codes::malformed_site, example_place::file, real_game},
    {ctl_pgn::codes::malformed_language, example_place::tags, "[Lang \"EN\"]"},
    {ctl_pgn::codes::unknown_termination, example_place::tags, "[Termination \"time forfet\"]"},
    {ctl_pgn::codes::unknown_player_type, example_place::file, program_game},
    {ctl_pgn::codes::en_passant_no_pawn, example_place::file, captured_in_passing},
    {ctl_pgn::codes::malformed_id, example_place::tags, "[Revisited \"Cescacs-X01-ca-V\"]"},
    {code::moves_after_mate, example_place::moves, "1. JF6-K18, E21-E17\n2. JK18×EH24#, KG27×JH24 :"},
    {ctl_pgn::codes::wrong_movement, example_place::moves, "1. JF6-C17 :"},
    {ctl_pgn::codes::way_blocked, example_place::moves, "1. E7-E13, E21-E15\n2. JF4-H10 :"},
    {ctl_pgn::codes::origin_holds_other_piece, example_place::moves, "1. JE3-C7 :"},
    {ctl_pgn::codes::origin_holds_opponents_piece, example_place::moves, "1. F20-F10 :"},
    {ctl_pgn::codes::target_holds_opponents_piece, example_place::moves,
     "1. JF6-K18, E21-E17\n2. JK18-H24+ :"},
    {ctl_pgn::codes::captures_own_piece, example_place::moves, "1. JF6-K18, E21-E17\n2. JK18×EH4+ :"},
};

// For a fixable code, a file with only that fault.
std::string fixable_example(diagnostic_info row) {
    for (const guessable& each : instead)
        if (each.id == row.id) {
            row.example.place = each.place;
            return tests::example_file(row.example, each.text);
        }
    return tests::example_file(row.example, row.example.bad);
}

} // namespace

TEST_CASE("the catalogue says which findings can be fixed", "[lint][fixes]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (row.example.bad.empty() || row.id == ctl_pgn::codes::not_for_minimum_reader)
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string text = fixable_example(row);
        const std::vector<diagnostic> found = lint_text(text);
        REQUIRE(found.size() == 1);
        CHECK(found[0].id == row.id);
        REQUIRE(found[0].remedy.has_value() == (row.fix != fixable::never));
        if (!found[0].remedy)
            continue;
        CHECK(found[0].remedy->safe == (row.fix == fixable::safe));
        const std::string fixed = applied(text, *found[0].remedy);
        INFO(fixed);
        CHECK(listed(lint_text(fixed)) == "");
        CHECK(apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true}) == fixed);
    }
}

TEST_CASE("each fix in the corpus removes one finding and adds none", "[lint][fixes]") {
    for (const corpus_file& file : golden::corpus()) {
        INFO(file.name);
        check_each_fix(file.text, file.bounds);
    }
}

TEST_CASE("fixing the corpus is idempotent", "[lint][fixes]") {
    for (const corpus_file& file : golden::corpus())
        for (const bool unsafe : {false, true}) {
            INFO(file.name);
            check_fixed(file.text, file.bounds, unsafe);
        }
}

namespace {

// Each game with one fault of every `share`-th kind at a time, in a different place in every game. Returns
// the codes that could be fixed.
std::set<code> check_fixes_of_single_faults(std::size_t share) {
    const std::vector<mutations::mutation_kind> kinds = mutations::all_mutations();
    std::set<code> could_be_fixed;
    std::size_t games = 0;
    mutations::each_clean_game([&](const mutations::clean_game& clean) {
        ++games;
        for (std::size_t which = games % share; which < kinds.size(); which += share) {
            const mutations::mutation_kind& kind = kinds[which];
            mutations::mutants collected(clean);
            kind.make(clean, collected);
            if (collected.made.empty())
                continue;
            const std::string& text = collected.made[games % collected.made.size()].text;
            INFO(kind.name);
            could_be_fixed.merge(check_each_fix(text, {}));
            check_fixed(text, {}, true);
        }
    });
    return could_be_fixed;
}

} // namespace

TEST_CASE("each fix of a single fault is right", "[lint][fixes][mutations][many]") {
    (void)check_fixes_of_single_faults(4);
}

TEST_CASE("each fix of many single faults is right, and none is missing", "[.long][lint][fixes]") {
    std::set<code> could_be_fixed = check_fixes_of_single_faults(1);
    // For some codes no clean game has a part that could be damaged; the corpus has a file for each.
    for (const corpus_file& file : golden::corpus())
        could_be_fixed.merge(check_each_fix(file.text, file.bounds));
    std::string never;
    for (const diagnostic_info& row : tests::diagnostics())
        if (row.fix != fixable::never && !could_be_fixed.contains(row.id))
            never += code_text(row.id) + " " + std::string(row.name) + "\n";
    CHECK(never == "");
}

TEST_CASE("fixing keeps other text and the line ends of the file", "[lint][fixes]") {
    const std::string text =
        "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\r\n[Annotator \"Cescacs\"]\r\n\r\n"
        "1. G7–G13, E21-E17 { Far. }  \r\n\r\n  2. E7-E13\r\n*   \r\n\r\n";
    const std::string fixed =
        "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\r\n[Annotator \"Cescacs\"]\r\n\r\n"
        "1. G7-G13, E21-E17\r\n{ Far. }  \r\n\r\n  2. E7-E13 :\r\n*   \r\n\r\n";
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == fixed);
}

TEST_CASE("unselected or suppressed findings are not fixed", "[lint][fixes]") {
    const std::string text = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n"
                             "1. G7–G13, E21xE17 :\n{: lint-ignore[S005]: as printed }\n*\n";
    lint_options options;
    options.selection.apply({.select = {}, .extend_select = {}, .ignore = {"S057"}});
    CHECK(apply_fixes(text, golden::in_ctl_pgn(), options) == text);
}

TEST_CASE("the parts of a fixed source are the whole source", "[lint][fixes]") {
    std::string text;
    for (const corpus_file& file : golden::corpus())
        if (file.is_in("valid") || file.is_in("invalid/plies"))
            text += file.text;
    limits bounds;
    bounds.game_bytes = 700; // some games are cut
    lint_options options;
    options.bounds = bounds;
    std::string before;
    const auto source = open_text(text);
    const fixing_summary summary = apply_fixes(*source, golden::in_ctl_pgn(), options, {},
                                               [&before](const fixed_part& part) { before += part.before; });
    CHECK(before == text);
    CHECK(summary.changed);
}

TEST_CASE("a fix may move text to the previous game", "[lint][fixes]") {
    const std::vector<std::pair<std::string, bool>> cases{
        {"*\n[Variant \"\n[d e]", false},
        {"[Variant\"\"\n[Variant \"\"] \n[Z\"\"]\n[R\"\"]\n[H\"\"]0‐3\n[S\"\n*", true},
    };
    for (const auto& [text, guesses] : cases) {
        const std::string once = apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = guesses});
        CHECK(once != text);
        CHECK(apply_fixes(once, golden::in_ctl_pgn(), {}, {.unsafe = guesses}) == once);
    }
}

// Each would look at all the others, which would take quadratic time.
TEST_CASE("repeated labels are fixed if a move has few variations", "[lint][fixes]") {
    const auto count_of_fixes = [](int repeated) {
        std::string text = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n"
                           "1. G7-G13, E21-E17\n";
        for (int i = 0; i != repeated; ++i)
            text += "($[1] 1. E7-E13)\n";
        const std::vector<diagnostic> found = lint_text(text + "2. E7-E13 :\n*\n");
        return std::ranges::count_if(found, [](const diagnostic& each) {
            return each.id == code::repeated_label && each.remedy.has_value();
        });
    };
    CHECK(count_of_fixes(3) == 2);
    CHECK(count_of_fixes(300) == 0);
}
