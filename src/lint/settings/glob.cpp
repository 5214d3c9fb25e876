#include "lint/settings/glob.hpp"

#include <cstddef>

namespace ctlpgn {

namespace {

// The last star that was met, and how much of the path it has matched. Only the last one needs to be retried.
struct star {
    std::size_t pattern = std::string_view::npos; // after the star
    std::size_t path = 0;
    bool whole_parts = false; // "**/"

    // Matches more of the path; false if there is no star or nothing left for it.
    bool grow(std::string_view text, bool across_parts) {
        if (pattern == std::string_view::npos || path >= text.size() || (!across_parts && text[path] == '/'))
            return false;
        path = whole_parts ? text.find('/', path) : path;
        if (path == std::string_view::npos) {
            pattern = path;
            return false;
        }
        ++path;
        return true;
    }
};

bool matches_all(std::string_view pattern, std::string_view path) {
    std::size_t p = 0;
    std::size_t s = 0;
    star within_part;
    star across_parts;
    while (s < path.size() || p < pattern.size()) {
        if (pattern.substr(p).starts_with("**")) {
            const bool whole_parts = pattern.substr(p).starts_with("**/");
            p += whole_parts ? 3 : 2;
            across_parts = {p, s, whole_parts};
            within_part = {};
        } else if (p < pattern.size() && pattern[p] == '*') {
            within_part = {++p, s, false};
        } else if (p < pattern.size() && s < path.size() &&
                   (pattern[p] == path[s] || (pattern[p] == '?' && path[s] != '/'))) {
            ++p;
            ++s;
        } else if (within_part.grow(path, false)) {
            p = within_part.pattern;
            s = within_part.path;
        } else if (across_parts.grow(path, true)) {
            p = across_parts.pattern;
            s = across_parts.path;
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
