#include "lint/glob.hpp"

#include <cstddef>

namespace ctlpgn {

namespace {

// The last star that was met, and how much of the path it has taken. Only the last one needs to be tried
// again.
struct star {
    std::size_t pattern = std::string_view::npos;
    std::size_t path = 0;
};

bool matches_all(std::string_view pattern, std::string_view path) {
    std::size_t p = 0;
    std::size_t s = 0;
    star within_part;
    star across_parts;
    while (s < path.size() || p < pattern.size()) {
        if (pattern.substr(p).starts_with("**")) {
            // "**/" may be nothing at all.
            p += pattern.substr(p).starts_with("**/") ? 3 : 2;
            across_parts = {p, s};
            within_part = {};
        } else if (p < pattern.size() && pattern[p] == '*') {
            within_part = {++p, s};
        } else if (p < pattern.size() && s < path.size() &&
                   (pattern[p] == path[s] || (pattern[p] == '?' && path[s] != '/'))) {
            ++p;
            ++s;
        } else if (within_part.pattern != std::string_view::npos && within_part.path < path.size() &&
                   path[within_part.path] != '/') {
            p = within_part.pattern;
            s = ++within_part.path;
        } else if (across_parts.pattern != std::string_view::npos && across_parts.path < path.size()) {
            p = across_parts.pattern;
            s = ++across_parts.path;
            within_part = {};
        } else {
            return false;
        }
    }
    return true;
}

} // namespace

bool matches_glob(std::string_view pattern, std::string_view path) {
    if (pattern.find('/') == std::string_view::npos) {
        const std::size_t slash = path.rfind('/');
        return matches_all(pattern, slash == std::string_view::npos ? path : path.substr(slash + 1));
    }
    if (pattern.starts_with('/'))
        pattern.remove_prefix(1);
    return matches_all(pattern, path);
}

} // namespace ctlpgn
