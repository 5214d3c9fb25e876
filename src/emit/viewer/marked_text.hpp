// The text of a game with marks in it, which say what its parts are and what plies do on the board, so that a
// page needs neither a reader nor the rules. Backticks begin all marks; docs/viewer.md describes them.
#pragma once

#include "ctlpgn/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

class marked_text {
  public:
    // Forgets all marks.
    void clear();

    // Marks a part of the text: what is written before it, and that it ends, unless that is evident.
    void mark(span where, std::string_view before, bool ends = true);

    // The text from `begin` on, with its marks.
    [[nodiscard]] const std::string& write(std::string_view text, std::uint32_t begin);

  private:
    struct one_mark {
        std::uint32_t at = 0;
        std::uint32_t opens = 0; // 0: it ends a part, and comes before those that begin there
        std::uint32_t begin = 0; // in words_
        std::uint32_t size = 0;
    };

    void add(std::uint32_t at, bool opens, std::string_view words);
    void append_plain(std::string_view text);

    std::string words_;
    std::vector<one_mark> marks_;
    std::string written_;
};

} // namespace ctlpgn::emit
