#include "conformance/report.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::conformance {

namespace {

constexpr std::array<std::string_view, 13> names = {
    "passed", "accepted", "rejected", "wrong-tree", "wrong-code",  "wrong-place", "crashed",
    "failed", "hung",     "too-much", "unreadable", "not-started", "skipped"};

constexpr std::array<report_format, 3> formats = {
    report_format{"text", text_report_of}, {"json", json_report_of}, {"junit", junit_report_of}};

// How far a case came: 0 is no right verdict.
int reached(outcome what) {
    switch (what) {
    case outcome::passed: return 3;
    case outcome::wrong_place: return 2;
    case outcome::wrong_code:
    case outcome::wrong_tree: return 1;
    default: return 0;
    }
}

void add(score& to, outcome what, int wanted) {
    ++to.of;
    to.reached += reached(what) >= wanted ? 1U : 0U;
}

} // namespace

std::string_view outcome_name(outcome which) {
    return names.at(static_cast<std::size_t>(which));
}

std::span<const report_format> report_formats() {
    return formats;
}

std::vector<score> scores(const run_report& of) {
    const bool linter = of.how.what == subject::linter;
    score quiet{linter ? "silent where nothing is wrong" : "accepts what it must"};
    score loud{linter ? "finds something where it must" : "rejects what it must"};
    score code{"right codes"};
    score place{"right places"};
    score tree{"right tree"};
    for (const case_result& each : of.results) {
        const outcome what = each.judged.what;
        if (what == outcome::skipped || each.is_excused())
            continue;
        const bool wants_silence = linter ? each.of->findings.empty() : each.of->accepted_at(of.how.level);
        add(wants_silence ? quiet : loud, what, 1);
        if (linter && !wants_silence) {
            add(code, what, 2);
            add(place, what, 3);
        }
        if (wants_silence && !each.of->tree.empty())
            add(tree, what, 3);
    }
    if (linter)
        return {quiet, loud, code, place};
    if (of.how.what == subject::verdict_decoder)
        return {quiet, loud};
    return {quiet, loud, tree};
}

totals count(std::span<const case_result> results) {
    totals sum;
    for (const case_result& each : results) {
        ++sum.cases;
        if (each.judged.what == outcome::passed)
            ++sum.passed;
        else if (each.judged.what == outcome::skipped)
            ++sum.skipped;
        else if (each.is_excused())
            ++sum.open;
        else
            ++sum.failed;
    }
    return sum;
}

} // namespace ctlpgn::conformance
