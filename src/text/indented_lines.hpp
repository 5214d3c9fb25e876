// Texts whose lines are aligned with each other, such as drawings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

// The lines of a text, without their ends: \n, \r or \r\n.
class text_lines {
  public:
    explicit text_lines(std::string_view text)
        : rest_(text), has_carriage_return_(text.find('\r') != std::string_view::npos) {}

    // False: there is no other line.
    bool take(std::string_view& line);

  private:
    std::string_view rest_;
    bool has_carriage_return_;
    bool is_at_end_ = false;
};

// A line without the spaces and tabs at its end, and those at its beginning.
[[nodiscard]] std::string_view without_end_spaces(std::string_view line);
[[nodiscard]] std::string_view indentation_of(std::string_view line);

// Whether a line other than the first is indented, and does not consist only of spaces.
[[nodiscard]] bool has_indented_line(std::string_view text);

struct line_alignment {
    // How many spaces and tabs all lines but the first begin with, the same ones in each; empty lines have no
    // say.
    std::size_t indentation = 0;
    bool has_end_spaces = false; // a line but the last ends with spaces or tabs

    [[nodiscard]] bool is_plain() const { return indentation == 0 && !has_end_spaces; }
};

[[nodiscard]] line_alignment alignment_of(std::string_view text);

// Appends the lines with that much indentation less, without spaces at their ends, and with \n as line ends.
// The first line, and the end of the last, stay as they are.
void append_aligned(std::string_view text, std::size_t indentation, std::string& output);

} // namespace ctlpgn
