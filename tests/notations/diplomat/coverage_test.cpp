// Every rule of the grammar matches in some valid file, and every code is reported for some faulty file, at
// every place of the grammar that reports it.
#include "golden/grammar_counts.hpp"
#include "grammar/diplomat/position.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/reading/actions.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

namespace file = grammar::diplomat::file;
namespace position = grammar::diplomat::position;

void count_file(const corpus_file& source, counts& total) {
    count_games<diplomat::game_reading, file::tolerant::file_start, file::tolerant::game,
                file::tolerant::file_end, diplomat::action>(source, total);
}

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

void count_set_ups(const corpus_file& file, counts& total) {
    const auto count = [&total](const game& read, std::span<const diagnostic> /*found*/) {
        if (const tag* const written = diplomat::find_set_up(read))
            count_value<position::tolerant::position, no_action>(read.raw(written->value), total);
    };
    read_games(file.text, file.bounds, count, std::string_view::npos, check_level::syntax, *file.chosen);
}

const std::vector<corpus_file>& files() {
    return corpus_of(diplomat_tests::in_diplomat());
}

const count_exceptions rules_without_match = {
    {{"file", "file"}, "the reader reads game by game and begins with file_start, game and file_end"},
    {{"file", "word_character"}, "says what a right result is not followed by"},
    {{"file", "list_star"}, "says what right moves do not begin with"},
    {{"file", "next_star"}, "says what right lines do not begin with"},
    {{"file", "slant_ahead"}, "says what no right asterisk comes before"},
    {{"file", "later_number"}, "says what no right asterisk comes before"},
    {{"file", "second_result"}, "says what a right result is not followed by"},
    {{"file", "plain_result"}, "says what a right result is not followed by"},
    {{"file", "line_stop"}, "says what a right result is not followed by"},
    {{"file", "late_ahead"}, "says what a right game does not end with"},
    {{"file", "amid_ahead"}, "says what a right game does not end with"},
    {{"file", "goes_on"}, "says what a right result is not followed by"},
    {{"file", "next_comment"}, "says what a right comment is not followed by"},
    {{"file", "forgotten_brace"}, "says what no right comment holds"},
    {{"file", "swallowed"}, "says what no right comment holds"},
    {{"file", "swallowed_move"}, "says what no right comment holds"},
    {{"file", "swallowed_ply"}, "says what no right comment holds"},
    {{"file", "web_tag"}, "is only where it is tolerated"},
    {{"file", "web_element"}, "is only where it is tolerated"},
    {{"position", "blank"}, "is only where something is missing"},
    {{"position", "blanks"}, "is only where something is missing"},
};
const count_exceptions uses_never_raised = {};

} // namespace

TEST_CASE("Diplomat: every rule of the grammar matches in some valid file", "[diplomat][golden]") {
    CHECK(files().size() >= 100);
    check_rules("file", file::rules, count_in(files(), true, count_file), rules_without_match);
    check_rules("position", position::rules, count_in(files(), true, count_set_ups), rules_without_match);
}

TEST_CASE("Diplomat: every code in the grammar is reported for some faulty file", "[diplomat][golden]") {
    check_codes(file::codes, count_in(files(), false, count_file), uses_never_raised);
    check_codes(position::codes, count_in(files(), false, count_set_ups), uses_never_raised);
}
