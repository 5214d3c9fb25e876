// Games whose moves are read as the linter repairs them.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"
#include "lint/repair/moves_fixer.hpp"
#include "lint/repair/repaired_plies.hpp"
#include "text/games/game_reading.hpp"

#include <optional>
#include <span>
#include <vector>

namespace ctlpgn {

struct repaired_reading {
    const game* read = nullptr;      // of the repaired text
    std::vector<diagnostic> found{}; // what is left, at its places in the text as written
    game_repairs repairs{};
};

// Reads games as moves_fixer has fixed them.
class moves_repair {
  public:
    // The notation must outlive it. `checks`: what is looked for in repaired games.
    moves_repair(const notation& chosen, const limits& bounds, check_level checks);

    // For the game that the reader returned last. Null if it stays as it is; valid until the next call.
    const repaired_reading* repair(const game_reader& games, const game& read);
    // The plies of that game as notation::resolve gives them, or none.
    [[nodiscard]] std::span<const ply> resolved_plies() { return games_->games().resolved_plies(); }

  private:
    bool read_again(const game_reader& games, const game& read);
    void name_doubtful_plies(const game& record, std::vector<finding>& findings) const;

    const notation& chosen_;
    limits bounds_;
    check_level checks_;
    moves_fixer fixer_;
    trial_rules rules_;
    std::optional<section_reader> games_; // of the repaired text
    repaired_reading result_;
};

} // namespace ctlpgn
