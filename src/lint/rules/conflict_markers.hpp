// Two versions of a file that could not be merged, with the lines that git separates them by.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn {

// Whether the line separates two versions.
bool is_conflict_marker(std::string_view text);

// Whether the place is such a line, or the beginning of one.
bool is_about_conflict(const game& record, span where);

// The first finding that is about such a line, by the places of the text; null if there is none.
const finding* first_conflict(const game& record, const std::vector<finding>& findings);

// Where there are such lines, reports the first and nothing of what comes after it, without any fix: somebody
// has to choose.
void keep_first_conflict(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
