// A theme file: named cases with parts, such as the text and the expectations. corpus/README.md describes the
// form.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

struct theme_part {
    std::string name;
    std::string content;
    std::size_t line = 0; // the first one of the content in the file, 1-based
};

struct theme_case {
    std::string name;
    std::vector<theme_part> parts;

    // Null if there is none.
    [[nodiscard]] const theme_part* find(std::string_view part) const;
    // Empty if there is none.
    [[nodiscard]] std::string_view content(std::string_view part) const;
};

struct theme {
    std::string remarks; // lines before the first case, which begin with #
    std::vector<theme_case> cases;
};

// The parts of a kind of theme, in order. Every case has the first; the others may be missing.
using theme_parts = std::span<const std::string_view>;

// Throws suite_error with `file` and the line of the fault.
theme read_theme(std::string_view text, std::string_view file, theme_parts parts);

// The inverse of read_theme.
std::string written_theme(const theme& cases);

// Sets a part of a case, or removes it if it is empty. A missing case is added in the order of names.
void set_part(theme& changed, std::string_view case_name, std::string_view part, std::string content,
              theme_parts parts);

} // namespace ctlpgn::conformance
