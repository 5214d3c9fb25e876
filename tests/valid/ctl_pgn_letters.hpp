// How the games of CTL-PGN name pieces: with other letters, as with [Redefine "T@R, C@N"], or with symbols.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::valid {

class lettering {
  public:
    static lettering of_letters(chance& lot);
    // Chess symbols: those of the side that has the piece, or White's.
    static lettering of_symbols(bool are_neutral);

    // Of the tag Redefine; empty if there is none.
    [[nodiscard]] std::string value() const;
    void write(drafted_ply& ply) const;
    // The references to pieces that remarks are made with.
    void write_references(std::string& remark) const;

  private:
    [[nodiscard]] std::string word_for(char letter, side owner) const;

    std::vector<std::string_view> changed_;
    bool has_symbols_ = false;
    bool is_neutral_ = false;
};

} // namespace ctlpgn::valid
