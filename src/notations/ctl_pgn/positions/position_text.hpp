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

    // As long as no other is written.
    [[nodiscard]] std::string_view text_of(const cescacs::position& of);

  private:
    // What each line of the board needs at most, and all that comes after the board.
    static constexpr std::size_t longest_line = 12;
    static constexpr std::size_t longest_rest = 64;

    void update(const cescacs::board& to);
    void write_line(std::size_t which, const cescacs::board& of);

    std::array<char, 1 + cescacs::line_count * longest_line + longest_rest> text_;
    // Where each line of the board begins in it, from the highest down, and at last what comes after them. Lines
    // on which nothing stands are empty.
    std::array<std::uint16_t, cescacs::line_count + 1> begins_{};
    std::array<std::uint8_t, cescacs::hex_count> written_{}; // what stands there, by hex; none on an empty one
};

std::string position_text(const cescacs::position& of);

} // namespace ctlpgn::ctl_pgn
