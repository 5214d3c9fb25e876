// Patterns for paths.
#pragma once

#include <string_view>

namespace ctlpgn {

// `?` is a character and `*` any number of them, but no slash; `**` is any number of characters. A pattern
// without a slash is about the last part of the path alone.
bool matches_glob(std::string_view pattern, std::string_view path);

} // namespace ctlpgn
