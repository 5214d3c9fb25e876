// Who writes text in UTF-8 must know what it was in: taken for the wrong encoding, all of it would be lost.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <string>

namespace ctlpgn::cli {

inline constexpr const char* encoding_in_doubt =
    "may be in GB18030 or in Big5, and nothing is written; 'ctlpgn explain gb18030-text' says how to convert "
    "it, and 'ctlpgn fmt --force' takes it for GB18030";

// Throws input_error where that is not sure, as far as it has been read.
void check_encoding_is_sure(text_encoding encoding, const std::string& name);

} // namespace ctlpgn::cli
