// Findings of one game while it is being read: capped, and dropped when an attempt fails.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::parsing {

// Whether it is about the bytes of a text, regardless of the notation: such findings are made for the whole
// game.
constexpr bool is_about_bytes(code id) {
    return id == code::invalid_utf8 || id == code::control_character;
}

class finding_list {
  public:
    // Appends to `output`, at most `most` findings. `text` is the game's text.
    finding_list(std::vector<finding>& output, std::string_view text, std::size_t most);

    struct bookmark {
        std::uint32_t kept;
        std::uint32_t dropped;
        bool operator==(const bookmark&) const = default;
    };

    void add(code id, const char* begin, const char* end, std::string detail = {});
    [[nodiscard]] bookmark mark() const { return count_; }
    // Nearly all failed attempts have found nothing.
    void rollback(bookmark mark) {
        if (count_ != mark)
            forget(mark);
    }

    // Drops the findings of this code from here on.
    void drop(code id, const char* source);

    // Adds findings for invalid UTF-8 and for non-ASCII control characters, drops their consequences, sorts
    // by place, and adds the number of findings beyond the limit.
    void finish(std::string_view consumed);

  private:
    void forget(bookmark all_but);
    void add_invalid_bytes(std::string_view consumed);
    void add_controls(std::string_view consumed);
    void sort();

    std::vector<finding>& findings_;
    std::string_view text_;
    std::size_t first_;
    std::size_t most_;
    bookmark count_{0, 0};
};

} // namespace ctlpgn::parsing
