// Plies in the standard form of moves of their notation, whatever is written.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/writing.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::emit {

// Its memory is reused from game to game.
class standard_moves {
  public:
    // False if moves of the notation have no such form. The game must outlive what is asked of it.
    bool begin(const game& what, const notation& notated) {
        if (notated.words->additions.key_of_standard_form.empty())
            return false;
        if (std::exchange(of_, &notated) != &notated)
            writer_ = notated.make_writer({.letters = std::string()});
        writer_->begin(what);
        return true;
    }

    // A ply of that game; empty if the board does not show what was played. Valid until the next call.
    std::string_view text_of(const ply& written) {
        text_.clear();
        writer_->move_alone(written, text_);
        return text_;
    }

  private:
    const notation* of_ = nullptr;
    std::unique_ptr<word_writer> writer_;
    std::string text_;
};

} // namespace ctlpgn::emit
