// Whether a file contains text at all.
#pragma once

#include "ctlpgn/source.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// Judged by the beginning of a file: false if it is full of bytes that do not occur in text in any encoding,
// as in pictures and programs. A few of them are slips in a text.
bool looks_like_text(std::string_view beginning);

// The same bytes; reading them throws input_error if their beginning is not that of a text. `name` is what
// the message calls the source.
std::unique_ptr<byte_source> checked_text(std::unique_ptr<byte_source> source, std::string name);

} // namespace ctlpgn
