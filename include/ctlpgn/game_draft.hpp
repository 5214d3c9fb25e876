// Games that are made and not read: tags, plies as text, comments, variations, a result, and the text of all
// that in a notation.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/position.hpp"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ctlpgn {

// The notation has no text for what a draft says, or it would be read differently.
class CTLPGN_EXPORT draft_error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class CTLPGN_EXPORT game_draft {
  public:
    // A game from the usual start, or from a position.
    explicit game_draft(const notation& chosen);
    explicit game_draft(const position& begun);
    ~game_draft();
    game_draft(game_draft&&) noexcept;
    game_draft& operator=(game_draft&&) noexcept;

    // Plain text, without escapes; replaces what was said before under that name. Tags that every game of the
    // notation has to have, and those of the position that it begins with, are there without being said.
    void set_tag(std::string_view name, std::string_view value);

    // Plays in the line that is open. What is not possible is not played; what is possible and not legal,
    // only if it is allowed here.
    ply_verdict play(std::string_view ply, bool legal_alone = true);

    // Of the ply that was played last; before the first one, of the line.
    void add_comment(std::string_view text);
    void add_nag(std::uint8_t number);

    // Opens a line instead of the ply that was played last; false if there is none. One without a ply is left
    // out.
    bool begin_variation();
    // Goes on with the line that was open before; false if that is none.
    bool end_variation();

    // In the notation's words; false if it has no such result.
    bool set_result(std::string_view word);

    // Where the open line is.
    [[nodiscard]] const position& here() const;

    // The game, written, read again, and found to be the same. Throws draft_error.
    [[nodiscard]] std::string text(const format_options& options = {}) const;

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

} // namespace ctlpgn
