#include "lint/rules/recurring.hpp"

#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// A longer text is no sign that somebody puts everywhere.
constexpr std::size_t longest_compared = 32;
constexpr std::string_view more_like_this = " more like this are said with it; the last is here";

} // namespace

recurring_findings recurring_of(finding_kinds kinds) {
    recurring_findings result;
    for (auto& [what, kind] : kinds) {
        if (kind.size() < least_alike)
            continue;
        sort_stably(kind, {}, [](const finding* each) { return each->where.begin; });
        result.push_back(std::move(kind));
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
    std::vector<const finding*> dropped;
    std::map<const finding*, std::pair<span, std::size_t>> others; // of the first: the last, and how many
    for (const std::vector<const finding*>& kind : recurring) {
        others[kind.front()] = {kind.back()->where, kind.size() - 1};
        dropped.insert(dropped.end(), kind.begin() + 1, kind.end());
    }
    if (dropped.empty())
        return;
    std::ranges::sort(dropped);
    std::vector<finding> kept;
    kept.reserve(findings.size() - dropped.size());
    for (finding& each : findings) {
        if (std::ranges::binary_search(dropped, &each))
            continue;
        if (const auto first = others.find(&each); first != others.end())
            each.related.push_back(
                {first->second.first, std::to_string(first->second.second).append(more_like_this)});
        kept.push_back(std::move(each));
    }
    findings = std::move(kept);
}

bool tells_each(const game& of, const std::vector<finding>& findings) {
    return findings.size() < least_alike || of.text.find("lint-ignore") != std::string_view::npos;
}

} // namespace ctlpgn
