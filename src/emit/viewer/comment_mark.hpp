// What a comment says to programs, as words of its mark.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <string>

namespace ctlpgn::emit {

// As words with spaces before them.
void append_comment_words(std::string& to, const game& record, const comment& asked, const vocabulary& words);

} // namespace ctlpgn::emit
