// Writes positions as PDTL.
#pragma once

#include "games/cescacs/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Writes one position after another, in standard letters, with plain hyphens: the one way to write a
// position, so that equal positions are equal texts. Only those lines of the board are written anew on which
// something has changed since the position before.
class position_series_writer {
  public:
    position_series_writer();

    // Texts hold as long as no other is written.
    [[nodiscard]] std::string_view text_of(const cescacs::position& p);
    // The same, quicker, if nothing differs from the position that was written last except on these hexes.
    [[nodiscard]] std::string_view text_after_step(const cescacs::position& p, cescacs::hex from,
                                                   cescacs::hex to);

  private:
    // The most that each line of the board needs, and everything after the board.
    static constexpr std::size_t longest_line = 12;
    static constexpr std::size_t longest_rest = 64;

    void put(cescacs::hex at, cescacs::piece what);
    void write_lines(std::uint32_t changed);
    void write_line(std::size_t which);
    std::string_view write_rest(const cescacs::position& p);

    std::array<char, 1 + cescacs::line_count * longest_line + longest_rest> text_;
    // Where each line of the board begins in it, from the highest down, and then what comes after them. Lines
    // without pieces are empty. Used when so many differ that all are changed at once.
    std::array<std::uint16_t, 32> begins_{};
    cescacs::board written_;
    // The same by line: the letters on its hexes from left to right, the first in the lowest byte; 0 where
    // there is none.
    std::array<std::uint64_t, cescacs::line_count> letters_{};
};

std::string position_text(const cescacs::position& p);

} // namespace ctlpgn::ctl_pgn
