// Texts of any bytes as lines that people and programs can edit, by the rule in corpus/README.md.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

// Whether a text needs escapes: bytes that no editor shows or keeps, lines that begin like those between the
// parts of a theme, no newline at the end.
bool needs_escapes(std::string_view text);

// Lines of UTF-8, each with its newline: \xHH is a byte, \\ a backslash, and a backslash at the end of the
// last line removes its newline.
std::string escaped(std::string_view text);

struct escape_error : std::runtime_error {
    escape_error(std::size_t number, const std::string& what) : std::runtime_error(what), line(number) {}
    std::size_t line; // 0: the first one
};

// The inverse. Throws escape_error.
std::string unescaped(std::string_view lines);

// Whether a line separates cases or their parts.
bool is_header_line(std::string_view line);

} // namespace ctlpgn::conformance
