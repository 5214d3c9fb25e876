// Every rule of the grammar matches in some valid file, and every code is reported for some faulty file, at
// every place of the grammar that reports it.
#include "golden/corpus.hpp"
#include "golden/grammar_counts.hpp"
#include "grammar/ctl_pgn/pdtl.hpp"
#include "notations/ctl_pgn/reading/actions.hpp"
#include "text/sources/decoded_source.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <span>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

namespace pgn = grammar::ctl_pgn::file;
namespace pdtl = grammar::ctl_pgn::pdtl;

void count_pgn(const corpus_file& file, counts& total) {
    count_games<ctl_pgn::reading, pgn::tolerant::file_start, pgn::tolerant::game, pgn::tolerant::file_end,
                ctl_pgn::action>(file, total);
}

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

void count_positions(const corpus_file& file, counts& total) {
    read_games(file.text, file.bounds, [&total](const game& read, std::span<const diagnostic>) {
        for (const tag& each : read.tags) {
            const std::string_view name = read.raw(each.name);
            if (name != "PDTL" && name != "TLPD")
                continue;
            count_value<pdtl::tolerant::pdtl, no_action>(read.raw(each.value), total);
        }
    });
}

// Exceptions that cannot occur in the corpus, with the reason: rules by grammar and name, uses of codes by
// name and rule.
const count_exceptions rules_without_match = {
    {{"ctl_pgn", "file"}, "the reader reads game by game and begins with file_start, game and file_end"},
    {{"ctl_pgn", "catalan_tail"}, "says what a right reference is not followed by"},
    {{"ctl_pgn", "catalan_label"}, "says what a right reference is not followed by"},
    {{"ctl_pgn", "odd_words"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "player_word"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "odd_player_and_route"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "route_like_text"}, "is in references that are not right"},
    {{"ctl_pgn", "route_sign"}, "is in references that are not right"},
    {{"ctl_pgn", "odd_tail"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "odd_player"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "odd_route"}, "says what the number of a right reference is not followed by"},
    {{"ctl_pgn", "odd_colour"}, "says what the letter of a right reference is not followed by"},
    {{"ctl_pgn", "catalan_sign"}, "says what no right comment begins with"},
    {{"ctl_pgn", "mark_like_text"}, "says what no right comment begins with"},
    {{"ctl_pgn", "place_like_text"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "reference_like_text"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "control"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "blank"},
     "says what the one space in a move is not followed by; rows of spaces are matched as one"},
    {{"ctl_pgn", "parted_rating"}, "says what a right remark does not begin with"},
    {{"ctl_pgn", "parted_mark"}, "says what a right remark is not followed by"},
    {{"pdtl", "blank"}, "says what the one space between two fields is not followed by"},
    {{"pdtl", "letter"}, "is only in special captures of other forms"},
    {{"pdtl", "blanks"}, "is only where fields are missing"},
};
const count_exceptions uses_never_raised = {};

} // namespace

TEST_CASE("every rule of the grammar matches in some valid file", "[golden]") {
    check_rules("ctl_pgn", pgn::rules, count_in(corpus(), true, count_pgn), rules_without_match);
    check_rules("pdtl", pdtl::rules, count_in(corpus(), true, count_positions), rules_without_match);
}

TEST_CASE("every code in the grammar is reported for some faulty file", "[golden]") {
    check_codes(pgn::codes, count_in(corpus(), false, count_pgn), uses_never_raised);
    check_codes(pdtl::codes, count_in(corpus(), false, count_positions), uses_never_raised);
}

TEST_CASE("every syntax code is expected for some case", "[golden]") {
    std::set<code> raised;
    for (const corpus_file& file : corpus())
        for (const diagnostic& each : read_diagnostics(file.text, file.bounds))
            raised.insert(each.id);
    for (const diagnostic_info& row : catalogue()) {
        // Three are said by the linter alone, and one about compressed files.
        if (code_text(row.id)[0] != 'S' || row.id == code::other_encoding || row.id == code::named_encoding ||
            row.id == code::other_writing || row.id == code::text_cut_short)
            continue;
        INFO(code_text(row.id) << ' ' << row.name);
        CHECK(raised.contains(row.id));
    }
}
