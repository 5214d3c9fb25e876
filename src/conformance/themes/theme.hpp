// A theme file: named cases, each in parts such as its text and what is expected of it. corpus/README.md
// describes the form.
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

// The parts that a kind of theme has, in their order. Every case has the first; the others may be missing.
using theme_parts = std::span<const std::string_view>;

// Throws suite_error with `file` and the line of the fault.
theme read_theme(std::string_view text, std::string_view file, theme_parts parts);

// What read_theme reads as the same.
std::string written_theme(const theme& cases);

// Gives a case of a theme a part, or takes it away if it is empty. A case that is not there yet is added
// where its name belongs.
void set_part(theme& changed, std::string_view case_name, std::string_view part, std::string content,
              theme_parts parts);

} // namespace ctlpgn::conformance
