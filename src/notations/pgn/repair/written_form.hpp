// In which of the forms of move_form the moves of a game are written.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/writing/move_style.hpp"

#include <optional>

namespace ctlpgn::pgn {

// The form of nearly all readable plies of the main line; nothing if there is no such form, or if their
// letters are not those of one language. The signs are
// those of squares alone: e2-e4, d4xe5.
struct written_form {
    move_style style;
    bool has_hyphens = false;
    bool has_captures = false;
};
std::optional<written_form> written_form_of(const game& record);

} // namespace ctlpgn::pgn
