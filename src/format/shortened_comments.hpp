// Games with a part of their comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>

namespace ctlpgn::layout {

class shortened_comments {
  public:
    shortened_comments(const notation& chosen, kept_comments kept) : notation_(chosen), kept_(kept) {}

    // The game with what is kept of its comments; without those of which nothing is. Valid until the next
    // call, and as long as the game.
    const game& of(const game& read);

  private:
    void shorten(comment& each);
    void drop_empty(node& first);

    const notation& notation_;
    kept_comments kept_;
    game made_;
    std::string text_; // of the game, and of the comments that are shorter
};

} // namespace ctlpgn::layout
