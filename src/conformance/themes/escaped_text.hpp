// Texts of any bytes as lines that people and programs can edit: corpus/README.md has the rule.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

// Whether a text cannot be written as it is: bytes that no editor shows or keeps, lines that begin as those
// between the parts of a theme do, no newline at the end.
bool needs_escapes(std::string_view text);

// Lines of UTF-8, each with its newline: \xHH is a byte, \\ a backslash, and a backslash at the end of the
// last line takes away its newline.
std::string escaped(std::string_view text);

struct escape_error : std::runtime_error {
    escape_error(std::size_t number, const std::string& what) : std::runtime_error(what), line(number) {}
    std::size_t line; // 0: the first one
};

// The other way round. Throws escape_error.
std::string unescaped(std::string_view lines);

// Whether a line is one of those between cases or their parts.
bool is_header_line(std::string_view line);

} // namespace ctlpgn::conformance
