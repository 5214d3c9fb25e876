// The lines of a comment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::layout {

struct comment_frame {
    std::size_t column = 0;      // where the text of the comment begins, in code points
    std::size_t indentation = 0; // spaces before its other lines
    std::size_t end_width = 0;   // of what closes it
    std::uint32_t width = 0;     // of the lines; 0: they are not broken
    bool reflow = false;
};

// Appends texts of comments. Their layout is their author's business: lines stay lines, and all lines but the
// first keep their indentation beyond the smallest one. Only lines that are too long are broken, at spaces; a
// word never is.
class comment_layout {
  public:
    void write(std::string_view text, const comment_frame& frame, std::string& output);

  private:
    void split(std::string_view text);
    void drop_indentation(std::size_t common);
    void fill(std::string_view line, std::string_view indentation, std::size_t end_width);
    void begin_line(std::string_view indentation);
    void add_words(std::string_view line);
    void write_paragraphs();
    void write_lines();

    std::vector<std::string_view> lines_;
    std::string paragraph_;
    comment_frame frame_;
    std::string* to_ = nullptr;
    std::size_t column_ = 0;
};

} // namespace ctlpgn::layout
