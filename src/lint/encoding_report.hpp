// What is said of files in other encodings than UTF-8.
#pragma once

#include "ctlpgn/notation.hpp"
#include "text/sources/decoded_source.hpp"

#include <vector>

namespace ctlpgn {

// That the file is in another encoding, with the game that shows it: mostly the first.
void report_encoding(const decoded_source& source, const notation& chosen, const game& record,
                     std::vector<finding>& findings);

// The fix of that, which has no edits: what is fixed is written in UTF-8.
void offer_conversion(std::vector<finding>& findings);

// By which code: other-encoding, or that of the notation for an encoding that it allows, such as
// latin-1-text.
code code_of_encoding(const notation& chosen, text_encoding encoding);
bool is_about_encoding(code asked);

} // namespace ctlpgn
