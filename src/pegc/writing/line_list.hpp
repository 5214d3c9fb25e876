// The lines of a grammar, and which of them are dropped when some of its rules are. A remark with `#~` is
// about tolerated text and is always dropped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

class line_list {
  public:
    explicit line_list(std::string_view text);

    // All lines between two offsets; remarks between the lines of a rule belong to it.
    void keep(std::size_t begin, std::size_t end) { mark(begin, end, kind::kept); }
    void drop(std::size_t begin, std::size_t end) { mark(begin, end, kind::dropped); }

    // A remark is dropped when everything below it is: the lines up to the next remark or empty line, or,
    // when an empty line follows it, all lines up to the next remark of that kind.
    void drop_remarks();

    template <typename F> void each_dropped(F f) const {
        for (const line& l : lines_)
            if (l.what == kind::dropped)
                f(l.begin, l.end);
    }

  private:
    enum class kind : std::uint8_t { blank, remark, kept, dropped };

    struct line {
        std::size_t begin;
        std::size_t end; // after its line end
        kind what;
    };

    void mark(std::size_t begin, std::size_t end, kind k);
    bool is(std::size_t index, kind k) const { return index < lines_.size() && lines_[index].what == k; }
    bool nothing_left_in_block(std::size_t begin) const;
    bool nothing_left_in_section(std::size_t begin) const;

    std::vector<line> lines_;
};

} // namespace ctlpgn::pegc
