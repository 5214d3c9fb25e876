#include "lint/settings/glob.hpp"

#include "text/utf8.hpp"

#include <array>
#include <cctype>
#include <cstddef>
#include <utility>

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

// The classes of POSIX, by their names between [: and :].
using class_test = int (*)(int);
constexpr std::array<std::pair<std::string_view, class_test>, 12> classes{{{"alnum", std::isalnum},
                                                                           {"alpha", std::isalpha},
                                                                           {"blank", std::isblank},
                                                                           {"cntrl", std::iscntrl},
                                                                           {"digit", std::isdigit},
                                                                           {"graph", std::isgraph},
                                                                           {"lower", std::islower},
                                                                           {"print", std::isprint},
                                                                           {"punct", std::ispunct},
                                                                           {"space", std::isspace},
                                                                           {"upper", std::isupper},
                                                                           {"xdigit", std::isxdigit}}};

bool is_in_class(std::string_view name, char32_t asked) {
    constexpr char32_t end_of_ascii = 0x80;
    for (const auto& [known, test] : classes)
        if (known == name)
            return asked < end_of_ascii && test(static_cast<int>(asked)) != 0;
    return false;
}

// What a pattern says about one character.
struct pattern_item {
    std::size_t size = 0; // in the pattern, in bytes
    bool matches = false;
};

// Reads characters of a set, some of which are escaped.
class set_reader {
  public:
    explicit set_reader(std::string_view text) : left_(text) {}

    [[nodiscard]] std::string_view left() const { return left_; }
    bool takes(std::string_view sign) {
        if (!left_.starts_with(sign))
            return false;
        left_.remove_prefix(sign.size());
        return true;
    }
    char32_t next() {
        if (left_.size() > 1)
            takes("\\");
        const utf8::decoded read = utf8::decode(left_);
        left_.remove_prefix(read.size);
        return read.code_point;
    }
    // [:alpha:]
    std::string_view next_class() {
        const std::size_t end = left_.starts_with("[:") ? left_.find(":]") : std::string_view::npos;
        if (end == std::string_view::npos)
            return {};
        const std::string_view name = left_.substr(2, end - 2);
        left_.remove_prefix(end + 2);
        return name;
    }

  private:
    std::string_view left_;
};

// Without its end, the bracket is a character like others.
pattern_item set_item(std::string_view pattern, char32_t asked) {
    set_reader reader(pattern.substr(1));
    const bool is_negated = reader.takes("!") || reader.takes("^");
    bool is_in = false;
    for (bool first = true; first || !reader.takes("]"); first = false) {
        if (reader.left().empty())
            return {1, asked == U'['};
        if (const std::string_view name = reader.next_class(); !name.empty()) {
            is_in = is_in || is_in_class(name, asked);
            continue;
        }
        const char32_t from = reader.next();
        char32_t to = from;
        if (reader.left().size() > 1 && reader.left()[1] != ']' && reader.takes("-"))
            to = reader.next();
        is_in = is_in || (from <= asked && asked <= to);
    }
    return {pattern.size() - reader.left().size(), is_in != is_negated && asked != U'/'};
}

pattern_item next_item(std::string_view pattern, char32_t asked) {
    if (pattern.starts_with('?'))
        return {1, asked != U'/'};
    if (pattern.starts_with('['))
        return set_item(pattern, asked);
    const std::size_t escape = pattern.starts_with('\\') && pattern.size() > 1 ? 1 : 0;
    const utf8::decoded literal = utf8::decode(pattern.substr(escape));
    return {escape + literal.size, literal.code_point == asked};
}

bool matches_all(std::string_view pattern, std::string_view path) {
    std::size_t p = 0;
    std::size_t s = 0;
    star within_part;
    star across_parts;
    // How much of both the next character is; nothing if it does not match.
    const auto item_at = [&](std::size_t in_pattern, std::size_t in_path) {
        if (in_pattern == pattern.size() || in_path == path.size())
            return std::pair<std::size_t, std::size_t>();
        const utf8::decoded next = utf8::decode(path.substr(in_path));
        const pattern_item item = next_item(pattern.substr(in_pattern), next.code_point);
        return item.matches ? std::pair(item.size, next.size) : std::pair<std::size_t, std::size_t>();
    };
    while (s < path.size() || p < pattern.size()) {
        if (pattern.substr(p).starts_with("**")) {
            const bool whole_parts = pattern.substr(p).starts_with("**/");
            p += whole_parts ? 3 : 2;
            across_parts = {p, s, whole_parts};
            within_part = {};
        } else if (p < pattern.size() && pattern[p] == '*') {
            within_part = {++p, s, false};
        } else if (const auto [size, taken] = item_at(p, s); size != 0) {
            p += size;
            s += taken;
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
