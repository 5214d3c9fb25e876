#include "conformance/report.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::conformance {

namespace {

constexpr std::array<std::string_view, 13> judgement_names = {
    "passed", "accepted", "rejected", "wrong-tree", "wrong-code",  "wrong-place", "crashed",
    "failed", "hung",     "too-much", "unreadable", "not-started", "skipped"};

constexpr std::array<score_format, 3> formats = {
    score_format{"text", text_report_of}, {"json", json_report_of}, {"junit", junit_report_of}};

constexpr std::array<std::string_view, aspect_count> aspect_names = {"accepts what it must",
                                                                     "rejects what it must",
                                                                     "rejects for a right reason",
                                                                     "right tree",
                                                                     "silent where nothing is wrong",
                                                                     "finds something where it must",
                                                                     "right codes",
                                                                     "right places"};

bool counts(const case_result& which) {
    return which.judged.what != outcome::skipped && !which.is_excused();
}

std::vector<score> all_scores(std::span<const case_result> where, std::string_view section) {
    std::vector<score> result;
    for (const std::string_view name : aspect_names)
        result.push_back({name});
    for (const case_result& each : where)
        for (std::size_t i = 0; i != result.size(); ++i)
            if (const auto mark = each.judged.marks.at(i);
                mark && counts(each) && (section.empty() || each.tried->section == section)) {
                ++result[i].tried;
                result[i].reached += *mark ? 1U : 0U;
            }
    return result;
}

} // namespace

std::string_view outcome_name(outcome which) {
    return judgement_names.at(static_cast<std::size_t>(which));
}

std::span<const score_format> score_formats() {
    return formats;
}

std::vector<score> scores(std::span<const case_result> where) {
    std::vector<score> result = all_scores(where, {});
    std::erase_if(result, [](const score& each) { return each.tried == 0; });
    return result;
}

std::vector<section_scores> scores_by_section(std::span<const case_result> where) {
    const std::vector<score> asked = scores(where);
    std::vector<section_scores> result;
    for (const case_result& each : where) {
        const std::string_view section = each.tried->section;
        if (std::ranges::find(result, section, &section_scores::section) != result.end())
            continue;
        section_scores& added = result.emplace_back(section_scores{section, all_scores(where, section)});
        std::erase_if(added.scores, [&asked](const score& one) {
            return std::ranges::find(asked, one.what, &score::what) == asked.end();
        });
    }
    return result;
}

std::vector<std::string> expectations(const suite_case& tried, const judging& options) {
    const bool verdict = options.what == role::decoder || options.what == role::verdict_decoder;
    std::vector<std::string> result;
    for (const expected_finding& each :
         verdict ? tried.reasons_at(options.level) : tried.findings_at(options.level))
        result.push_back(tried.text.file.string() + ":" +
                         std::to_string(tried.text.first_line + each.line - 1) + ":" +
                         std::to_string(each.column) + ": " + each.code + " " + each.name);
    return result;
}

std::string place_in(const case_text& text) {
    return text.file.string() + (text.from_theme ? ":" + std::to_string(text.first_line) : "");
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
