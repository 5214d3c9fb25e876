// Text inside XML 1.0.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// For elements and attributes alike. Characters that XML cannot hold, and bytes that are not UTF-8, become
// U+FFFD.
std::string xml_escaped(std::string_view text);

} // namespace ctlpgn::emit
