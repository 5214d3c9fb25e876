// Comments that look as if their closing brace had been forgotten.
#pragma once

#include <string_view>

namespace ctlpgn::pgn {

// Whether a text, between braces, might be taken for a comment that was not closed before moves or tags
// began: such stand in it, and a brace opens after them.
bool seems_unclosed(std::string_view comment);

} // namespace ctlpgn::pgn
