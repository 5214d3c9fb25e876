// The text of plies: as short as the board allows, or in full.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/diplomat/rules.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

enum class wording : std::uint8_t {
    brief, // e3  b3=b  m1=R
    full,  // e2-e3  Dc3-b3=black  m2-m1=Rook
};

// Each part of a ply that may be brief or full.
struct move_form {
    wording origins = wording::brief;
    wording outcomes = wording::brief; // of promotions and subornations
};

// Without a sign of check, of one of all plies that a position allows.
std::string move_text(std::span<const diplomat::ply> allowed, const diplomat::ply& played, side mover,
                      const move_form& form);

// Without a sign of check.
std::string move_text(const position& before, const diplomat::ply& played, wording style);

// From the tree, if the board does not show what is meant. With its check sign.
std::string text_of_tree(const ctlpgn::ply& written, wording style);

// The sign for one of the vocabulary's checks.
std::string_view sign_text(std::uint16_t check);

// With the sign that belongs to it.
std::string signed_move_text(const position& before, const diplomat::ply& played, wording style);

} // namespace ctlpgn::diplomat
