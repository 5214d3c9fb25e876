// How pieces are written in one game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

inline constexpr std::size_t castling_prefix = 3; // letters of a castling's name before its hyphen

class spelling {
  public:
    // By the tree; chess symbols in the colour of the piece's side.
    void keep(const lettering& of_game);
    // By other letters, or by chess symbols.
    void change(const lettering& letters);

    // In a ply. Empty if it is not a piece.
    [[nodiscard]] std::string_view word(symbol piece, side owner) const {
        return piece < symbols.size() ? words_[static_cast<std::size_t>(owner)][piece] : std::string_view();
    }
    // By the game's declaration.
    [[nodiscard]] std::string_view word(cescacs::piece_kind kind, side owner) const;

    // In positions and references, where the case of a letter shows the side.
    void append(symbol piece, side owner, std::string& output) const {
        append_cased(word(piece, owner), owner, output);
    }
    void append(cescacs::piece_kind kind, side owner, std::string& output) const {
        append_cased(word(kind, owner), owner, output);
    }

    // The prefix of the castling with this name in standard letters: KRD.
    void append_castling(std::string_view prefix, side mover, std::string& output) const;

  private:
    static void append_cased(std::string_view word, side owner, std::string& output);

    bool figures_ = false;
    std::array<symbol, cescacs::piece_kind_count> of_kind_{};
    std::array<std::array<std::string_view, symbols.size()>, 2> words_{}; // by side
};

// The value of the Redefine tag that declares these letters; empty if none is needed.
std::string declaration_of(const lettering& letters);

} // namespace ctlpgn::ctl_pgn
