// Games that are composed instead of read: tags, plies as text, comments, variations, a result, and the text
// of the whole game in a notation.
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

// The notation cannot write what a draft says, or the text would be read differently.
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

    // Plain text, without escapes; replaces an earlier value of the same tag. Tags that the notation
    // requires, and those for the initial position, are added without being set.
    void set_tag(std::string_view name, std::string_view value);

    // Plays in the open line. A ply that is not possible is not played; one that is possible but illegal is
    // played only if `legal_alone` is false.
    ply_verdict play(std::string_view ply, bool legal_alone = true);

    // On the ply that was played last; before the first one, on the line.
    void add_comment(std::string_view text);
    void add_nag(std::uint8_t number);

    // Opens a line that replaces the ply that was played last; false if there is none. A variation without
    // plies is left out.
    bool begin_variation();
    // Returns to the line that was open before; false if there is none.
    bool end_variation();

    // As the notation writes it; false if it has no such result.
    bool set_result(std::string_view word);

    // The position at the end of the open line.
    [[nodiscard]] const position& here() const;

    // The text of the game, which has been read again and found to be the same game. Throws draft_error.
    [[nodiscard]] std::string text(const format_options& options = {}) const;

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

} // namespace ctlpgn
