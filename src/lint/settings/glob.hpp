// Patterns for paths.
#pragma once

#include <string_view>

namespace ctlpgn {

// As in .gitignore: `?` matches one character, `[a-z]` one of these and `[!a-z]` one of the others, `*` any
// number of characters, none of them a slash; `**` matches any number of characters; a backslash takes the
// next character as it is. A pattern without a slash is matched against the last part of the path.
bool matches_glob(std::string_view pattern, std::string_view path);

} // namespace ctlpgn
