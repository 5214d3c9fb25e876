// The text of a tree that was not read from one, and the game that is in it.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "format/same_game.hpp"

#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::layout {

class wording {
  public:
    wording(const notation& chosen, const limits& bounds);

    [[nodiscard]] const notation& written_in() const { return notation_; }

    // Returns an empty string, and `read` is the game, whose text stays until the next call; or returns why
    // there is no such text.
    std::string find(const game& built, game& read);
    // The difference, if the text is read as one game but differently.
    [[nodiscard]] const difference& differs() const { return difference_; }

  private:
    // The game as the first of its file, whose text includes what a file says once.
    const game& alone(const game& built);
    bool same_tags(const game& a, const game& b);
    std::string tags_of(const game& record);

    const notation& notation_;
    limits limits_;
    game_formatter formatter_;
    std::unique_ptr<word_writer> writer_;
    std::string text_;
    game alone_;
    std::vector<finding> findings_;
    difference difference_;
};

} // namespace ctlpgn::layout
