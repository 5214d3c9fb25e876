// How a text differs from an older one, as a unified diff: what people read and patch(1) applies.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// The texts are handed over in corresponding parts, so that they need not be in memory as a whole.
class unified_diff {
  public:
    using write_bytes = std::function<void(std::string_view)>;

    // The names of the two files; nothing is written as long as the texts are equal.
    unified_diff(std::string old_name, std::string new_name, write_bytes write);

    void add(std::string_view older, std::string_view newer);
    void finish();

    [[nodiscard]] bool differs() const { return differs_; }

  private:
    void compare(std::string_view older, std::string_view newer);
    void keep(std::string_view line);
    void change(char mark, std::string_view line);
    void append(char mark, std::string_view line);
    void open_hunk();
    void close_hunk();

    std::string old_name_;
    std::string new_name_;
    write_bytes write_;
    bool differs_ = false;

    // The end of a part: empty lines, which may correspond to some at the beginning of the next one, and a
    // line that may continue there.
    std::string old_part_;
    std::string new_part_;
    std::size_t old_line_ = 0; // lines seen so far
    std::size_t new_line_ = 0;
    std::deque<std::string> context_; // the last lines that are equal and in no hunk

    bool open_ = false;
    std::string hunk_;
    std::size_t old_begin_ = 0; // lines before the hunk
    std::size_t new_begin_ = 0;
    std::size_t old_count_ = 0;
    std::size_t new_count_ = 0;
    std::vector<std::size_t> equal_; // where in the hunk the equal lines at its end begin
};

} // namespace ctlpgn::emit
