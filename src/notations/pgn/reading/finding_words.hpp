// What messages about the syntax say besides the text in question.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// For the symbol of a glyph: the numeric annotation $16
std::string meant_annotation(std::string_view symbol);

// What is between a suffix and its move, or that it comes before it. The suffix is in the text of the record,
// which has the comments before it.
std::string reason_of_misplaced_suffix(const game& record, std::string_view suffix);

} // namespace ctlpgn::pgn
