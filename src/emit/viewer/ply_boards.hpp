// What the plies of a game do on its board, as words for a page: what each moves, and what the text of the
// position after it says beyond where the men are.
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// Its memory is reused for the next game.
class ply_boards {
  public:
    // `plies`: those of the game, with what the board knows of them.
    void replay(const game& record, const notation& chosen, const initial_position& start,
                std::span<const ply> plies, bool asks_rules);

    // The ply after which this one is played; no_node for the first of the game.
    [[nodiscard]] node before(node at) const { return before_[at]; }
    // If all that the ply does is to go from one cell to another: writes that, in few bytes.
    bool append_short(std::string& to, node at) const;
    // As words with spaces before them.
    void append_long(std::string& to, node at) const;

    // Whether positions are those that a page makes of the men and these words; if not, it needs their texts.
    [[nodiscard]] bool derives_positions() const { return derives_; }
    [[nodiscard]] std::string_view position(node at) const { return positions_[at]; }

  private:
    // The fields of a position after where the men are, and whose turn it is.
    struct situation {
        std::string_view rights; // of castling, and the place where a pawn can be taken in passing
        std::uint32_t clock = 0;
        std::uint32_t number = 0;
        bool is_known = false;
    };
    enum class clock_change : std::uint8_t { goes_on, begins, other };

    void find_plies_before(const game& record);
    [[nodiscard]] std::span<const man> men_after(node at) const;
    [[nodiscard]] std::span<const man> men_before(node at) const;
    // Without pieces in hand and the like, which a game has in all positions or in none.
    [[nodiscard]] bool has_rows_alone(std::string_view position) const;
    [[nodiscard]] static situation situation_in(std::string_view position);
    [[nodiscard]] clock_change change_of_situation(node at) const;

    const notation* chosen_ = nullptr;
    std::span<const ply> plies_;
    std::size_t cells_ = 0;
    std::vector<man> initial_;
    std::vector<man> men_; // after each ply
    std::vector<bool> is_known_;
    std::vector<node> before_;
    position_texts positions_;
    std::vector<situation> situations_;
    situation first_;
    std::vector<code> broken_;
    bool derives_ = false;
};

// A cell as one character.
std::string_view sign_of_cell(std::size_t cell);

// A man as a number: 0 for none, or twice its kind, and 1 more for the second player.
[[nodiscard]] constexpr unsigned number_of(man what) {
    return what.kind * 2U + (what.owner == side::black && what.kind != 0 ? 1U : 0U);
}

} // namespace ctlpgn::emit
