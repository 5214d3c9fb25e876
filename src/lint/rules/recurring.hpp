// A habit is one fault, however often it occurs in a game.
#pragma once

#include "lint/rules/consequences.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The part of the text that has to agree in findings with the same code.
enum class compared : std::uint8_t {
    nothing,
    all,   // including signs; all numbers count as equal
    signs, // before the first letter or digit
    own    // determined by the notation
};

// Findings of which a notation reports only the first.
struct habit {
    code id = code::none;
    compared what = compared::all;
};

// Null if it is not one. In ascending order of codes.
const habit* find_habit(std::span<const habit> habits, code id);

// What findings have in common: a code, and the part that has to agree.
struct finding_kind {
    code id = code::none;
    std::string alike;
    std::vector<const finding*> found;
};
using finding_kinds = std::vector<finding_kind>;

void add_to_kind(finding_kinds& kinds, code id, std::string_view alike, const finding& added);
// Null if there is none.
finding_kind* find_kind(finding_kinds& kinds, code id, std::string_view alike);

// Findings of one kind in the order of the text.
using recurring_findings = std::vector<std::vector<const finding*>>;

// Fewer may be slips, and are reported separately.
inline constexpr std::size_t least_alike = 3;

// The kinds with at least this many findings.
recurring_findings recurring_of(finding_kinds kinds);

// The part of a text that has to agree.
std::string alike_text(std::string_view text, compared what);

// The same for an unreadable ply: all those are alike that have other letters, digits and signs for the meant
// ones. `meant` is empty if nothing shows what is meant.
std::string likeness_of_ply(std::string_view text, std::string_view meant);

// How a notation finds the causes among findings, and what recurs.
struct recurring_rules {
    const notation& chosen;
    std::span<const consequence> consequences;
    // Finds causes that several findings show, and drops what depends on more than a cause and its place.
    void (*keep_single_causes)(const game& record, std::vector<finding>& findings);
    std::span<const habit> habits;                                // in ascending order of codes
    std::string (*own_likeness)(std::string_view text) = nullptr; // for compared::own
    // For cases that the table does not cover.
    recurring_findings (*find)(const game& record, const std::vector<finding>& findings) = nullptr;
    // A habit of the text to which findings of the board belong.
    code shown_on_board = code::none;

    [[nodiscard]] bool may_recur(code id) const { return find_habit(habits, id) != nullptr; }
};

// Those of a notation's habits. Unexpected text may hold a ply, and is reported each time, if it has a digit
// after a letter, or many consecutive digits; otherwise all such text before the moves counts as alike, and
// so does all of it after them.
recurring_findings find_recurring(const recurring_rules& rules, const game& record,
                                  const std::vector<finding>& findings);

// Keeps the first of each such kind, with the last as a related place.
void keep_first_of_recurring(std::vector<finding>& findings, const recurring_findings& recurring);

// With the first of several: how many more there are, and where the last is.
related_place reported_with_it(std::size_t more, span last);

// Keeps those that are reported if nothing recurs.
void keep_single_causes(const recurring_rules& rules, const game& record, std::vector<finding>& findings);

// notation::keep_causes
void keep_causes(const recurring_rules& rules, const game& record, std::vector<finding>& findings);
template <const recurring_rules& rules>
void keep_causes_by(const game& record, std::vector<finding>& findings) {
    keep_causes(rules, record, findings);
}

} // namespace ctlpgn
