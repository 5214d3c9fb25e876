// The lines of play of Diplomat chess as the file writes them, for repair (repair/games/game_repair.hpp).
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "games/diplomat/position.hpp"
#include "games/diplomat/rules.hpp"
#include "notations/diplomat/writing/move_text.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/lines_of_play.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::diplomat {

class lines_of_game {
  public:
    using position = diplomat::position;
    using ply = diplomat::ply;

    lines_of_game(const game& record, bool are_numbers_known);

    static const repair::repair_rules& rules();
    static std::optional<position> start_of(const game& record);

    void list(const position& now, std::vector<repair::option<ply>>& options) const;
    void play(position& now, const ply& played) const;
    void pass(position& now) const;
    [[nodiscard]] std::uint64_t key(const position& now) const { return hash(now); }
    [[nodiscard]] std::optional<ply> reads(const position& now, const repair::word& written) const;
    [[nodiscard]] std::string_view mark_of(const position& now, const ply& played) const;
    [[nodiscard]] std::uint32_t number_of(const position& now) const {
        return are_numbers_known_ ? now.move_number : 0;
    }
    // Which plies are usual is not known.
    [[nodiscard]] float doubt_of(const position& /*now*/, const ply& /*played*/) const { return 0; }
    void judge(const position& now, node written, finding& fault) const;

  private:
    const game* record_;
    bool are_numbers_known_;
    wording words_ = wording::brief;
};

} // namespace ctlpgn::diplomat
