// The positions that --reaches and --material ask for, as each notation reads them.
#pragma once

#include "cli/games/asked_material.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

// A position of which some places do not matter.
struct asked_board {
    men_on_board wanted;
    std::vector<bool> is_open; // by place: whatever is there; empty: every place matters
    bool any_turn = false;

    [[nodiscard]] bool is_on(const men_on_board& shown) const;
};

class asked_positions {
  public:
    // Either may be empty. Throws input_error for what no notation can read.
    asked_positions(const std::string& position, const std::string& material);

    [[nodiscard]] bool are_none() const { return !asks_for_board_ && !asks_for_material_; }
    // Whether the game reaches all of them, each in any of its positions, variations included. May be called
    // by several threads.
    [[nodiscard]] bool are_reached(const game& record, const notation& chosen) const;

  private:
    // Of one notation.
    struct asked {
        const notation* written_in = nullptr;
        std::optional<asked_board> board;
        std::optional<asked_material> material;
    };

    bool asks_for_board_;
    bool asks_for_material_;
    std::vector<asked> asked_;
};

} // namespace ctlpgn::cli
