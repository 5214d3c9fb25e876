// Whether a file holds text at all.
#pragma once

#include "ctlpgn/source.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// By the beginning of a file: false for what is full of bytes that no text has, in whatever encoding, as
// pictures and programs are. A few of them are slips in a text.
bool looks_like_text(std::string_view beginning);

// The same bytes; reading them throws input_error if their beginning is not that of a text. `name` is what
// the message calls the source.
std::unique_ptr<byte_source> checked_text(std::unique_ptr<byte_source> source, std::string name);

} // namespace ctlpgn
