// What the board and the rules say about the plies of a game.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/notation.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// By the nodes of plies. Its memory is reused for the next game.
class judged_plies {
  public:
    // False if there is nothing to say about any ply. `found` holds the findings of the game; faults that are
    // not among them are not looked for again.
    [[nodiscard]] bool judge(const game& record, const notation& notated, std::span<const diagnostic> found,
                             const json_options& options);

    // Empty if there is none, or positions were not asked for.
    [[nodiscard]] std::string_view position(node ply) const {
        return positions_.size() == 0 ? std::string_view() : positions_[ply];
    }
    // Whether the position is only what the text claims: this ply, or one before it, contradicts the board or
    // cannot be read.
    [[nodiscard]] bool is_doubtful(node ply) const { return !doubtful_.empty() && doubtful_[ply]; }
    // How it contradicts the board, or which rule it breaks; none for a ply that does neither.
    [[nodiscard]] code fault(node ply) const { return faults_.empty() ? code::none : faults_[ply]; }

  private:
    position_texts positions_;
    std::vector<code> faults_;
    std::vector<bool> doubtful_;
};

// How the rules end the game in the last position of its main line; nothing if they do not, or if that
// position is in doubt. `found` holds the findings of the game. `known`: its plies as judged with positions;
// if null, they are judged in `memory`.
end_of_play end_of_main_line(const game& record, const notation& notated, std::span<const diagnostic> found,
                             const judged_plies* known, judged_plies& memory);

} // namespace ctlpgn::emit
