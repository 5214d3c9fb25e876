// Games that are written as pages, mails or programs hold a text.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// How the text of a game would be read if it was plain text.
struct plain_reading {
    const notation& chosen;
    const lint_options& options;
    const limits& bounds;
};

// Where a game reads much better as the plain text that another writing represents, reports that, with the fix,
// and what is left to say of the plain text, in place of all other findings. True: it did.
bool find_other_writing(const game& record, const plain_reading& reading, std::vector<finding>& findings);

// Whether that was found in a game, so that the tree of its text shows little.
bool has_other_writing(const std::vector<finding>& findings);

} // namespace ctlpgn
