// What comments say, as every output gives it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// Without what marks the comment as one, without the indentation of its lines where that is not part of its
// text, and with \n as line ends, however the file writes them. The text may be put into `memory`.
std::string_view comment_words(const game& record, const comment& asked, const vocabulary& words,
                               std::string& memory);

} // namespace ctlpgn::emit
