// To write text in UTF-8, its encoding must be known: if it were wrong, all of the text would be lost.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <string>

namespace ctlpgn::cli {

inline constexpr const char* encoding_in_doubt =
    "may be in GB18030 or in Big5, and nothing is written; --input-encoding GB18030 or --input-encoding Big5 "
    "says which it is";

// Throws input_error if the encoding is not certain, as far as it has been read.
void check_encoding_is_sure(text_encoding encoding, const std::string& name);

} // namespace ctlpgn::cli
