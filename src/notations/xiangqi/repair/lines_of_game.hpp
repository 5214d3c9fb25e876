// The lines of play of xiangqi as the form of a game writes them, for repair (repair/games/game_repair.hpp).
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "games/xiangqi/ply.hpp"
#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/lines_of_record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

// How a game writes its plies, besides its form.
struct habits_of_writing {
    bool small_letters_of_black = false;
    bool small_points = false;  // h2-e2
    bool lacks_hyphen = false;  // H2E2
    bool narrow_digits = false; // 马8进7
};

class lines_of_game : public repair::lines_of_record<xiangqi::position, xiangqi::ply> {
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
    // As the game writes it.
    [[nodiscard]] std::string text_of(const position& now, const ply& played) const;
    void judge(const position& now, node written, finding& fault) const;

  private:
    file_format format_;
    habits_of_writing habits_;
};

} // namespace ctlpgn::xiangqi
