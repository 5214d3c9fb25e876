// Where the references of a game lead to: a move of the comment's own line of play, or a move of a variation
// that is reached by its label.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/lines.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ctlpgn {

enum class target_status : std::uint8_t {
    no_target, // a piece, a place, a player or a number: there is no target
    found,
    no_such_move,  // in no line of play of the game, or not in the variation that the way leads to
    later,         // after the comment
    other_line,    // only in a line of play that the reference does not lead to
    no_such_ply,   // the move lacks it
    no_such_label, // on the move, among its labelled variations
    no_label,      // the move has variations, and none of them is labelled
};

struct reference_target {
    target_status status = target_status::no_target;
    side player = side::white; // whose ply is meant
    line_index line = no_line; // of the ply; of a variation that is referred to as a whole
    node at_ply =
        no_node; // if nothing was found: the first ply of a move that helps to see why, if there is one
    std::uint32_t failed_step =
        0xffffffffU; // index of the step that leads nowhere; none if the move itself is missing
};

class reference_targets {
  public:
    // Both arguments must outlive the targets.
    reference_targets(const game& record, const game_lines& lines);

    // By reference; empty if no reference of the game leads to a move.
    [[nodiscard]] std::span<const reference_target> all() const { return targets_; }
    [[nodiscard]] const game_lines& lines() const { return lines_; }

    // The variations that lead from the main line to the line, each by the move that it replaces and its
    // label (0 if it has none), the outermost first.
    void path_to(line_index line, std::vector<reference_step>& path) const;

  private:
    class finder;

    const game& game_;
    const game_lines& lines_;
    std::vector<reference_target> targets_;
};

// Whether the game has references that lead to moves.
[[nodiscard]] bool has_targets(const game& record);

} // namespace ctlpgn
