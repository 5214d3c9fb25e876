// A position of a game and what can be played in it, in the same way for every notation. Positions and plies
// are texts of the notation, so single questions are easy, and each costs the reading of a short text; whole
// games are replayed by notation::ask_board.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What can be said about a ply in a position.
struct ply_verdict {
    bool readable = false; // it is one ply of the notation, and nothing else
    bool possible = false; // the board has what it names
    bool legal = false;    // and the rules of play allow it
    code fault = code::none;
    std::string why; // in one sentence; empty if it is legal
};

class position {
  public:
    // The position that games of the notation begin with. `rules` name a variant, such as "Atomic" in PGN;
    // they are a value of notation::rules_of, and empty for the usual ones.
    CTLPGN_EXPORT static position start(const notation& chosen, std::string_view rules = {});
    // From a position as the notation writes it: FEN, PDTL, ... None if the text does not say what is where.
    CTLPGN_EXPORT static std::optional<position> from_text(const notation& chosen, std::string_view text,
                                                           std::string_view rules = {});

    [[nodiscard]] const notation& written_in() const { return *notation_; }
    [[nodiscard]] const std::string& rules() const { return rules_; }
    // In canonical form.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] side turn() const { return turn_; }
    // The number of the next move; 1 where the notation's positions do not have it, 0 where it is unknown.
    [[nodiscard]] std::uint32_t number() const { return number_; }

    // All plies that the rules allow, sorted; with check marks where the notation has them.
    [[nodiscard]] CTLPGN_EXPORT std::vector<std::string> legal_plies() const;

    [[nodiscard]] CTLPGN_EXPORT ply_verdict judge(std::string_view ply) const;
    [[nodiscard]] CTLPGN_EXPORT bool is_legal(std::string_view ply) const;

    // The position after the ply; none if the ply is not possible. One that only breaks a rule of play is
    // played as it is claimed.
    [[nodiscard]] CTLPGN_EXPORT std::optional<position> play(std::string_view ply) const;

    // As text, for a terminal.
    [[nodiscard]] CTLPGN_EXPORT std::string draw(const drawing& look = {}) const;

  private:
    position(const notation& chosen, std::string_view rules, initial_position begun);

    const notation* notation_;
    std::string rules_;
    std::string text_;
    side turn_ = side::white;
    std::uint32_t number_ = 1;
};

} // namespace ctlpgn
