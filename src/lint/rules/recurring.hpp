// A habit is one fault, however often it shows in a game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What findings have in common: a code, and what has to be the same besides.
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

// Fewer may be slips, and are told one by one.
inline constexpr std::size_t least_alike = 3;

// The kinds of which there are so many.
recurring_findings recurring_of(finding_kinds kinds);

// The beginning of a text, where numbers count as alike, with their signs, and letters and digits end it if
// only signs are asked for.
std::string alike_text(std::string_view text, bool signs_alone);

// Keeps the first of each such kind, with the last as a related place.
void keep_first_of_recurring(std::vector<finding>& findings, const recurring_findings& recurring);

// Whether each is told, since nobody could tell which of them the text of the game excuses.
bool tells_each(const game& of, const std::vector<finding>& findings);

} // namespace ctlpgn
