// The positions of a game as numbers, by which they are found again in other games.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::tables {

// Its memory is reused for the next game.
class game_situations {
  public:
    void find(const game& record, const notation& written_in);

    // None if the position is not known. Equal for positions that count as repeated; those of different
    // notations differ.
    [[nodiscard]] std::optional<std::int64_t> at_beginning() const { return at_beginning_; }
    [[nodiscard]] std::optional<std::int64_t> after(node ply) const { return after_[ply]; }
    // Whether it can be played, and breaks no rule.
    [[nodiscard]] bool is_sound(node ply) const {
        return after_[ply].has_value() && broken_rules_[ply] == code::none;
    }

  private:
    std::optional<std::int64_t> at_beginning_;
    std::vector<std::optional<std::int64_t>> after_; // by node
    std::vector<code> broken_rules_;
};

// A ply in one form for all games of a notation: e2e4, e7e8q; of a castling its name. Empty if the board does
// not show it. `resolved`: as notation::resolve gives it.
[[nodiscard]] std::string coordinates_of(const notation& written_in, const ply& resolved);

} // namespace ctlpgn::tables
