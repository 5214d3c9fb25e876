// The lines of play of chess as PGN writes them, for repair (repair/games/game_repair.hpp).
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/repair/written_form.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/lines_of_record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

class lines_of_game : public repair::lines_of_record<chess::position, chess::ply> {
  public:
    lines_of_game(const game& record, bool are_numbers_known);

    static const repair::repair_rules& rules();
    static std::optional<position> start_of(const game& record);

    void list(const position& now, std::vector<repair::option<ply>>& options) const;
    void play(position& now, const ply& played) const;
    void pass(position& now) const;
    [[nodiscard]] std::optional<ply> reads(const position& now, const repair::word& written) const;
    [[nodiscard]] std::string_view mark_of(const position& now, const ply& played) const;
    [[nodiscard]] float doubt_of(const position& now, const ply& played) const;
    void judge(const position& now, node written, finding& fault) const;

  private:
    written_form form_; // of its plies
    bool is_chess960_;
};

} // namespace ctlpgn::pgn
