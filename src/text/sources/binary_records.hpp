// Files of games that are no text.
#pragma once

#include <string_view>

namespace ctlpgn {

// What the file is, for people, judged by its first bytes or else by its name; empty if it is none of those
// that are known.
std::string_view binary_record(std::string_view beginning, std::string_view name);

} // namespace ctlpgn
