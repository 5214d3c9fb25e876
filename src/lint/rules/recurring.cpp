#include "lint/rules/recurring.hpp"

#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <cstdint>
#include <utility>

namespace ctlpgn {

namespace {

// A longer text is no sign that somebody puts everywhere.
constexpr std::size_t longest_compared = 32;
constexpr std::string_view more_like_this = " more like this are said with it; the last is here";

} // namespace

finding_kind* find_kind(finding_kinds& kinds, code id, std::string_view alike) {
    for (finding_kind& each : kinds)
        if (each.id == id && each.alike == alike)
            return &each;
    return nullptr;
}

// Of more kinds nothing is a habit.
constexpr std::size_t most_kinds = 256;

void add_to_kind(finding_kinds& kinds, code id, std::string_view alike, const finding& added) {
    finding_kind* kind = find_kind(kinds, id, alike);
    if (kind == nullptr && kinds.size() < most_kinds)
        kind = &kinds.emplace_back(finding_kind{id, std::string(alike), {}});
    if (kind != nullptr)
        kind->found.push_back(&added);
}

recurring_findings recurring_of(finding_kinds kinds) {
    recurring_findings result;
    for (finding_kind& each : kinds) {
        if (each.found.size() < least_alike)
            continue;
        sort_stably(each.found, {}, [](const finding* one) { return one->where.begin; });
        result.push_back(std::move(each.found));
    }
    return result;
}

std::string alike_text(std::string_view text, bool signs_alone) {
    std::string result;
    text = text.substr(0, longest_compared);
    for (std::size_t at = 0; at != text.size(); ++at) {
        const char c = text[at];
        const bool is_sign_of_number =
            (c == '+' || c == '-') && at + 1 != text.size() && is_digit(text[at + 1]);
        if (is_sign_of_number)
            continue;
        if (signs_alone && (is_letter(c) || is_digit(c)))
            break;
        const char kept = is_digit(c) ? '0' : c;
        if (kept != '0' || result.empty() || result.back() != '0')
            result += kept;
    }
    return result;
}

void keep_first_of_recurring(std::vector<finding>& findings, const recurring_findings& recurring) {
    std::vector<std::uint8_t> dropped(findings.size());
    for (const std::vector<const finding*>& kind : recurring) {
        for (const finding* const each : kind)
            dropped[static_cast<std::size_t>(each - findings.data())] = each != kind.front() ? 1 : 0;
        finding& first = findings[static_cast<std::size_t>(kind.front() - findings.data())];
        first.related.push_back({kind.back()->where, std::to_string(kind.size() - 1).append(more_like_this)});
    }
    std::size_t at = 0;
    std::erase_if(findings, [&](const finding& /*each*/) { return dropped[at++] != 0; });
}

bool tells_each(const game& of, const std::vector<finding>& findings) {
    return findings.size() < least_alike || of.text.find("lint-ignore") != std::string_view::npos;
}

} // namespace ctlpgn
