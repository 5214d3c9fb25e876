// Patterns for paths.
#pragma once

#include <string_view>

namespace ctlpgn {

// `?` matches one character and `*` any number of them, but no slash; `**` matches any number of characters.
// A pattern without a slash is matched against the last part of the path.
bool matches_glob(std::string_view pattern, std::string_view path);

} // namespace ctlpgn
