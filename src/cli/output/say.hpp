// What is said on standard error. Names and quotations may hold anything, and are shown in a way that neither
// a terminal nor a program takes for something else.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Text that is whole as it is, with its line ends.
void say(const std::string& text);

// "ctlpgn: WHAT" on its own line.
void complain(std::string_view what);

// "ABOUT: WHAT" on its own line; about a file, as messages call it.
void complain(std::string_view subject, std::string_view what);

// A file in another encoding.
inline constexpr std::string_view would_be_converted = "would be written in UTF-8";

} // namespace ctlpgn::cli
