// Writes positions as PDTL.
#pragma once

#include "games/cescacs/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Writes one position after another, in standard letters and with plain hyphens: the canonical form, so that
// equal positions are equal texts. Only lines of the board that have changed since the previous position are
// written again.
class position_series_writer {
  public:
    position_series_writer();

    // The text is valid until the next one is written.
    [[nodiscard]] std::string_view text_of(const cescacs::position& p);
    // The same, faster, if only these hexes differ from the position that was written last.
    [[nodiscard]] std::string_view text_after_step(const cescacs::position& p, cescacs::hex from,
                                                   cescacs::hex to);

  private:
    // The maximal size of each line of the board, and of everything after the board.
    static constexpr std::size_t longest_line = 12;
    static constexpr std::size_t longest_rest = 64;

    void put(cescacs::hex at, cescacs::piece what);
    void write_lines(std::uint32_t changed);
    void write_line(std::size_t which);
    std::string_view write_rest(const cescacs::position& p);

    std::array<char, 1 + cescacs::line_count * longest_line + longest_rest> text_;
    // Where each line of the board begins in it, from the highest down, and then the rest. Lines without
    // pieces are empty. Used when so many lines differ that all are rewritten at once.
    std::array<std::uint16_t, 32> begins_{};
    cescacs::board written_;
    // The same by line: the letters on its hexes from left to right, the first in the lowest byte; 0 for an
    // empty hex.
    std::array<std::uint64_t, cescacs::line_count> letters_{};
};

std::string position_text(const cescacs::position& p);

} // namespace ctlpgn::ctl_pgn
