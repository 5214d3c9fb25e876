#include "lint/rules/recurring.hpp"

#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ctlpgn {

namespace {

// A longer text is not a sign that somebody puts everywhere.
constexpr std::size_t longest_compared = 32;
// If there are more kinds than this, none of them is a habit.
constexpr std::size_t most_kinds = 256;

bool may_hold_place(std::string_view text) {
    constexpr std::size_t most_digits = 3; // of a number; e2-e4 is 5254 in figures
    std::size_t digits = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        digits = is_digit(text[at]) ? digits + 1 : 0;
        if (digits > most_digits || (digits == 1 && at != 0 && may_be_letter(text[at - 1])))
            return true;
    }
    return false;
}

// Where the moves are. Lines of a mail or a page that come before or after the moves are of one kind.
class moves_of_game {
  public:
    explicit moves_of_game(const game& record) {
        if (record.plies.empty())
            return;
        begin_ = record.plies.front().number_begin;
        end_ = std::min(record.text.find('\n', record.plies.back().whole().end), record.text.size());
    }

    [[nodiscard]] bool are_around(const finding& found) const {
        return found.where.begin >= begin_ && found.where.begin <= end_;
    }

  private:
    std::size_t begin_ = 1; // none
    std::size_t end_ = 0;   // of the line on which they end
};

} // namespace

const habit* find_habit(std::span<const habit> habits, code id) {
    const auto row = std::ranges::lower_bound(habits, id, {}, &habit::id);
    return row != habits.end() && row->id == id ? &*row : nullptr;
}

finding_kind* find_kind(finding_kinds& kinds, code id, std::string_view alike) {
    for (finding_kind& each : kinds)
        if (each.id == id && each.alike == alike)
            return &each;
    return nullptr;
}

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

recurring_findings find_recurring(const recurring_rules& rules, const game& record,
                                  const std::vector<finding>& findings) {
    if (rules.find != nullptr)
        return rules.find(record, findings);
    const moves_of_game moves(record);
    finding_kinds kinds;
    for (const finding& each : findings) {
        const habit* const row = find_habit(rules.habits, each.id);
        if (row == nullptr)
            continue;
        const std::string_view text = record.raw(each.where);
        if (each.id != code::unexpected_text)
            add_to_kind(kinds, each.id,
                        row->what == compared::own ? rules.own_likeness(text) : alike_text(text, row->what),
                        each);
        else if (!may_hold_place(text))
            add_to_kind(kinds, each.id, moves.are_around(each) ? alike_text(text, row->what) : std::string(),
                        each);
    }
    return recurring_of(std::move(kinds));
}

std::string alike_text(std::string_view text, compared what) {
    std::string result;
    if (what == compared::nothing)
        return result;
    text = text.substr(0, longest_compared);
    for (std::size_t at = 0; at != text.size(); ++at) {
        const char c = text[at];
        const bool is_sign_of_number =
            (c == '+' || c == '-') && at + 1 != text.size() && is_digit(text[at + 1]);
        if (is_sign_of_number)
            continue;
        if (what == compared::signs && is_letter_or_digit(c))
            break;
        const char kept = is_digit(c) ? '0' : c;
        if (kept != '0' || result.empty() || result.back() != '0')
            result += kept;
    }
    return result;
}

std::string likeness_of_ply(std::string_view text, std::string_view meant) {
    return meant.empty() ? alike_text(text, compared::all) : "look-alikes";
}

void keep_first_of_recurring(std::vector<finding>& findings, const recurring_findings& recurring) {
    std::vector<std::uint8_t> dropped(findings.size());
    for (const std::vector<const finding*>& kind : recurring) {
        for (const finding* const each : kind)
            dropped[static_cast<std::size_t>(each - findings.data())] = each != kind.front() ? 1 : 0;
        finding& first = findings[static_cast<std::size_t>(kind.front() - findings.data())];
        first.related.push_back(reported_with_it(kind.size() - 1, kind.back()->where));
    }
    std::size_t at = 0;
    drop_findings(findings, [&](const finding& /*each*/) { return dropped[at++] != 0; });
}

related_place reported_with_it(std::size_t more, span last) {
    return {last, more == 1 ? "one more like this is said with it, here"
                            : std::to_string(more) + " more like this; the last one is here"};
}

void keep_single_causes(const recurring_rules& rules, const game& record, std::vector<finding>& findings) {
    rules.keep_single_causes(record, findings);
    drop_spoiled(record, rules.consequences, findings);
}

void keep_causes(const recurring_rules& rules, const game& record, std::vector<finding>& findings) {
    keep_single_causes(rules, record, findings);
    // Otherwise it would not be known which of them the text of the game excuses.
    const bool reports_each =
        findings.size() < least_alike || record.text.find("lint-ignore") != std::string_view::npos;
    if (!reports_each)
        keep_first_of_recurring(findings, find_recurring(rules, record, findings));
}

} // namespace ctlpgn
