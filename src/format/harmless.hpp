// Whether the tree of a faulty game says all that its text says.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::layout {

enum class letters : std::uint8_t { kept, replaced };

// False: what the finding is about is known only from the text, or may be a guess, so a game that has it is
// not written anew. Something that was not understood but has its place in the tree (a ply, the text of a
// comment) can be copied, as long as its letters stay right.
bool is_in_tree(const diagnostic& found, const game& record, const notation& written_in, letters of_pieces);

// Whether it is about text that is in no game, which a writer of games alone leaves out.
bool is_between_games(code id, const notation& written_in);

// notation::find_swallowed_text, except for a game that was cut off as too long, which lacks text anyway.
void find_swallowed_text(const notation& written_in, const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::layout
