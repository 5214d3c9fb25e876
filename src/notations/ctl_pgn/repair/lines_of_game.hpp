// The lines of play of C'escacs as CTL-PGN writes them, for repair (repair/games/game_repair.hpp).
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"
#include "notations/ctl_pgn/writing/spelling.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/lines_of_record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

inline constexpr std::string_view usual_capture_sign = "×";
inline constexpr std::string_view usual_hyphen = "-";

class lines_of_game : public repair::lines_of_record<cescacs::position, cescacs::ply> {
  public:
    lines_of_game(const game& record, bool are_numbers_known);

    static const repair::repair_rules& rules();
    static std::optional<position> start_of(const game& record);

    void list(const position& now, std::vector<repair::option<ply>>& options) const;
    void play(position& now, const ply& played) const;
    void pass(position& now) const;
    [[nodiscard]] std::optional<ply> reads(const position& now, const repair::word& written) const;
    [[nodiscard]] std::string_view mark_of(const position& now, const ply& played) const;
    // Which plies are usual is not known.
    [[nodiscard]] float doubt_of(const position& /*now*/, const ply& /*played*/) const { return 0; }
    void judge(const position& now, node written, finding& fault) const;
    // As they are to be written.
    [[nodiscard]] std::string text_of(const position& now, const ply& played) const;
    [[nodiscard]] std::string_view mark_text_of(const position& now, const ply& played) const;

  private:
    spelling letters_;
    std::string_view capture_sign_ = usual_capture_sign;
    std::string_view hyphen_ = usual_hyphen;
    bool names_kinds_of_check_ = false; // +^ and the like
};

} // namespace ctlpgn::ctl_pgn
