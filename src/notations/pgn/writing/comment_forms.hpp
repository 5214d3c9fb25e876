// Which comments are written in braces, and which after a semicolon.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

void put_parentheses_for_braces(std::string& text);

// The text of a comment as it can be written. One with a closing brace needs a line for itself; if it has
// several lines, and its braces match, they become parentheses.
[[nodiscard]] std::string written_for(std::string_view words);

class comment_forms {
  public:
    explicit comment_forms(const game& record);

    // A closing brace can only be in a comment that goes to the end of its line (5). An opening one stays in
    // such a comment if, in braces, another reader might misread it because of moves in it or an unmatched
    // closing brace after it.
    [[nodiscard]] bool ends_line(const comment& asked) const;

  private:
    const game* game_;
    bool has_lone_brace_; // there is a closing brace in a comment or a hidden line
};

} // namespace ctlpgn::pgn
