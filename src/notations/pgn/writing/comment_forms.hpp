// Which comments are written in braces, and which after a semicolon.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::pgn {

class comment_forms {
  public:
    explicit comment_forms(const game& record);

    // A brace that closes can only be part of a comment that goes to the end of its line (5). One that opens
    // stays in such a comment where another reader might take more for part of it in braces: moves in it, or
    // a brace that closes nothing after it.
    [[nodiscard]] bool ends_line(const comment& asked) const;

  private:
    const game* game_;
    bool has_lone_brace_; // there is a closing brace in a comment or a hidden line
};

} // namespace ctlpgn::pgn
