// Every fix is tried before it is offered: alone, it has to take its finding away and bring no other. A fault
// may have hidden another one, and a guess may be wrong.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <functional>
#include <vector>

namespace ctlpgn {

// What reading and checking a game finds, after what its text excuses.
using find_in_game = std::function<void(const game&, std::vector<finding>&)>;

// Takes away the remedies that fail. `findings` are all that were found in the game. A game is read again for
// each trial, so only so many bytes are spent on that; what was not tried is offered if it is safe.
void try_remedies(const game& of, const notation& in, const limits& with, const find_in_game& check,
                  std::vector<finding>& findings);

} // namespace ctlpgn
