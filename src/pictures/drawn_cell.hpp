// A cell of a board that is drawn as text.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pictures {

// The content of a cell, between the marks of where a move begins or ends, in the ink and on the ground of
// the cell, which are escape sequences for terminals.
inline std::string drawn_cell(std::string_view what, place at, const drawing& look, std::string_view ground) {
    const std::string_view marks = at == look.to ? "<>" : at == look.from ? "[]" : "  ";
    std::string drawn;
    if (look.colours)
        drawn.append(ground);
    drawn.append(1, marks[0]).append(what).append(1, marks[1]);
    if (look.colours)
        drawn.append("\x1b[0m");
    return drawn;
}

} // namespace ctlpgn::pictures
