// Messages on standard error. Names and quotations may hold anything, and are escaped so that neither a
// terminal nor a program misinterprets them.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Text that is complete, including its line ends.
void say(const std::string& text);

// "ctlpgn: WHAT" on its own line.
void complain(std::string_view what);

// "SUBJECT: WHAT" on its own line; about a file, as messages call it.
void complain(std::string_view subject, std::string_view what);

// A file in another encoding.
inline constexpr std::string_view would_be_converted = "would be written in UTF-8";

} // namespace ctlpgn::cli
