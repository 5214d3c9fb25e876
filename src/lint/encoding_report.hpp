// Findings about files in encodings other than UTF-8.
#pragma once

#include "ctlpgn/notation.hpp"
#include "text/sources/decoded_source.hpp"

#include <vector>

namespace ctlpgn {

// Reports that the file is in another encoding, in the game that shows it: usually the first.
void report_encoding(const decoded_source& source, const notation& chosen, const game& record,
                     std::vector<finding>& findings);

// Adds the fix for it, which has no edits: a fixed file is written in UTF-8.
void offer_conversion(std::vector<finding>& findings);

// The code that is reported: other-encoding, or that of the notation for an encoding that it allows, such as
// latin-1-text.
code code_of_encoding(const notation& chosen, text_encoding encoding);
bool is_about_encoding(code asked);

} // namespace ctlpgn
