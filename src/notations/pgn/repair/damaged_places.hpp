// The places of a game where the text says something other than the line of play that was decoded.
#pragma once

#include "notations/pgn/repair/board_lines.hpp"
#include "notations/pgn/repair/main_line.hpp"
#include "repair/report.hpp"
#include "repair/verdicts.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

using decoded_game = repair::decoded_line<board_lines>;
using decoded_ply = repair::decoded_step<board_lines>;

// Whether any ply of the line has a mark of check or mate.
bool has_marks(const std::vector<repair::word>& in_line);

class damaged_places {
  public:
    damaged_places(const game& record, const words_of_line& line, const board_lines& board);

    void add(const decoded_game& found);

    [[nodiscard]] bool is_crowded() const { return repair::is_crowded(damages_); }

    // Those that are to be reported, with their verdicts. May be called once.
    std::vector<repair::damaged_place> take();

  private:
    [[nodiscard]] span span_of(const repair::word& asked) const;
    [[nodiscard]] span span_of(repair::word_range range) const;
    [[nodiscard]] std::string text_of(const chess::position& before, const chess::ply& played) const;
    [[nodiscard]] std::string unmarked_text(const chess::position& before, const chess::ply& played) const;
    [[nodiscard]] bool is_ply_as_written(const decoded_ply& step) const;
    [[nodiscard]] finding fault_at(const decoded_ply& step, span where) const;

    repair::damaged_place& add_place(const decoded_ply& step, bool is_structural, span where);
    void add_wrong_number(const decoded_ply& step);
    void add_read(const decoded_ply& step);
    void add_skipped(const decoded_ply& step);
    void add_omitted(const decoded_ply& step);
    void add_pair(const decoded_ply& first, const decoded_ply& second);

    const game& record_;
    const words_of_line& line_;
    const board_lines& board_;
    bool has_marks_;
    std::vector<std::size_t> plies_before_; // by word
    std::vector<repair::damage> damages_;
    std::vector<repair::damaged_place> places_; // one for each of damages_
};

} // namespace ctlpgn::pgn
