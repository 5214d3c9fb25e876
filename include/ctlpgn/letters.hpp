// The letters that name pieces in CTL-PGN, and what they can be replaced by.
#pragma once

#include "ctlpgn/tree.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// Letters that go by a name, such as that of a language.
struct named_letters {
    std::string_view name;
    std::string_view letters; // as writing_style::letters takes them
};

// All of them; the first are those that need no declaration.
std::span<const named_letters> letter_sets();

// What writing_style::letters takes, from such a name, or from a declaration as "A@J,T@R"; none if it is
// neither.
std::optional<std::string> find_letters(std::string_view called);

// Gives the pieces in the plies of a tree the symbols that the game's own tag declares: for trees that were
// not read from a text. Nothing changes if that cannot be understood.
void use_declared_letters(game& in);

} // namespace ctlpgn
