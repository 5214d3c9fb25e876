// A ply of a game as a user names it: 12.black, or #14[#12.2]@W as the format's own references do.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// A variation of a move: by its label, or by its place among the variations of the move, from 1.
struct variation_step {
    std::uint32_t number = 0; // of the move
    std::uint32_t which = 0;
    bool by_label = true;
};

struct ply_path {
    std::uint32_t number = 0;        // of the move; 0: before the first
    std::optional<side> player;      // none: the last ply of the move
    std::vector<variation_step> way; // from the main line, the innermost first
};

// Throws input_error if the text is not of this form.
ply_path read_ply_path(const std::string& text);

// The first ply of the move that the path leads to; of several with its number, the last. Throws input_error
// if there is none.
node find_move(const game& record, const ply_path& path);

} // namespace ctlpgn::cli
