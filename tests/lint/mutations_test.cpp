// Single faults, made by program in clean games: each must be reported alone and in its place.
// `mutation_table` prints the measured figures (docs/lint.md).
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "lint/mutations/mutation.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace ctlpgn;
using mutations::mutant;
using mutations::mutation_kind;

namespace {

// The limit for one kind and game. A long game has more places than are worth the time.
constexpr std::size_t most_mutants = 25;

struct score {
    int made = 0;
    int right = 0; // reported under one of the kind's codes, in the right place
    int alone = 0; // and under no other code
    std::string first_failure;
};

std::vector<diagnostic> found_in(const std::string& text, check_level checks) {
    lint_options options;
    options.checks = checks;
    options.board = false;
    options.fixes = offered_fixes::none;
    return tests::found_in(text, *find_notation("ctl-pgn"), options);
}

bool is_of_play(const diagnostic& found) {
    return code_text(found.id)[0] == 'R';
}

bool is_expected(const diagnostic& found, const mutation_kind& kind, const mutant& mutant_read) {
    return kind.codes.find(code_text(found.id)) != std::string_view::npos && found.begin <= mutant_read.end &&
           found.end >= mutant_read.begin;
}

// Whether the rules of play show the fault in the changed move.
bool shows_in_play(const diagnostic& found, const mutant& mutant_read) {
    const auto changed = mutant_read.text.begin() + static_cast<std::ptrdiff_t>(mutant_read.changed_at);
    return is_of_play(found) &&
           static_cast<std::ptrdiff_t>(found.line) == 1 + std::count(mutant_read.text.begin(), changed, '\n');
}

void count(const mutation_kind& kind, check_level checks, const mutant& each, score& result) {
    const std::vector<diagnostic> found = found_in(each.text, checks);
    const bool right = each.is_valid ? std::ranges::all_of(found, is_of_play)
                                     : std::ranges::any_of(found, [&](const diagnostic& one) {
                                           return is_expected(one, kind, each) || shows_in_play(one, each);
                                       });
    const bool alone = right && found.size() <= 1;
    ++result.made;
    result.right += right ? 1 : 0;
    result.alone += alone ? 1 : 0;
    if (alone || !result.first_failure.empty())
        return;
    result.first_failure = each.text.substr(0, 2000) + "expected at " + std::to_string(each.begin) + "-" +
                           std::to_string(each.end);
    for (const diagnostic& one : found)
        result.first_failure += "\n  found at " + std::to_string(one.begin) + "-" + std::to_string(one.end) +
                                " " + code_text(one.id) + " " + one.message;
}

std::vector<score> measure(const std::vector<mutation_kind>& kinds, check_level checks) {
    std::vector<score> scores(kinds.size());
    mutations::each_clean_game([&](const mutations::clean_game& clean) {
        // Some also break the rules of play.
        if (checks == check_level::legal && !found_in(std::string(clean.file), checks).empty())
            return;
        for (std::size_t i = 0; i != kinds.size(); ++i) {
            mutations::mutants collected(clean);
            kinds[i].make(clean, collected);
            const std::size_t step = collected.made.size() / most_mutants + 1;
            for (std::size_t at = 0; at < collected.made.size(); at += step)
                count(kinds[i], checks, collected.made[at], scores[i]);
        }
    });
    return scores;
}

score total(const std::vector<score>& scores) {
    score all;
    for (const score& each : scores) {
        all.made += each.made;
        all.right += each.right;
        all.alone += each.alone;
    }
    return all;
}

void print_table(check_level checks) {
    const std::vector<mutation_kind> kinds = mutations::all_mutations();
    const std::vector<score> scores = measure(kinds, checks);
    std::printf("%-48s %6s %6s %6s  %s\n", "fault", "made", "right", "alone", "codes");
    for (std::size_t i = 0; i != kinds.size(); ++i)
        std::printf("%-48s %6d %6d %6d  %s\n", kinds[i].name.data(), scores[i].made, scores[i].right,
                    scores[i].alone, kinds[i].codes.data());
    const score all = total(scores);
    std::printf("%-48s %6d %6d %6d\n", "all", all.made, all.right, all.alone);
}

} // namespace

TEST_CASE("every single fault is reported alone and in its place", "[lint][mutations][many]") {
    const std::vector<mutation_kind> kinds = mutations::all_mutations();
    const std::vector<score> scores = measure(kinds, check_level::coherent);
    for (std::size_t i = 0; i != kinds.size(); ++i) {
        INFO(kinds[i].name << ": " << scores[i].right << " right and " << scores[i].alone << " alone of "
                           << scores[i].made << "\n"
                           << scores[i].first_failure);
        CHECK(scores[i].made > 0);
        CHECK(scores[i].right * 100 >= kinds[i].least * scores[i].made);
        CHECK(scores[i].alone * 100 >= kinds[i].alone * scores[i].made);
    }
}

TEST_CASE("the rules of play name a single fault once", "[lint][mutations][many]") {
    const std::vector<mutation_kind> kinds = mutations::all_mutations();
    const score all = total(measure(kinds, check_level::legal));
    INFO(all.right << " right and " << all.alone << " alone of " << all.made);
    CHECK(all.right * 1000 >= 995 * all.made);
    CHECK(all.alone * 1000 >= 988 * all.made);
}

TEST_CASE("the table of faults at --level coherent", "[.mutation_table]") {
    print_table(check_level::coherent);
}

TEST_CASE("the table of faults at --level legal", "[.mutation_table]") {
    print_table(check_level::legal);
}
