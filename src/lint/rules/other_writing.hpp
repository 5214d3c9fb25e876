// Games written in the ways in which web pages, mails or programs encode text.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// How the text of a game would be read if it were plain text.
struct plain_reading {
    const notation& chosen;
    const lint_options& options;
    const limits& bounds;
};

// If a game reads much better as the plain text that another form of writing encodes, replaces all findings by a
// report of that, with the fix, and by those that are left in the plain text. True: it did.
bool find_other_writing(const game& record, const plain_reading& reading, std::vector<finding>& findings);

// Whether that was found in a game, so that the tree of its text shows little.
bool has_other_writing(const std::vector<finding>& findings);

} // namespace ctlpgn
