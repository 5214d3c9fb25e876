// Writes positions as PDTL.
#pragma once

#include "games/cescacs/position.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace ctlpgn::ctl_pgn {

// Of a line of the board; no text where nothing stands.
struct written_line {
    std::array<char, 15> text{};
    std::uint8_t size = 0;
};

// Writes one position after another, in standard letters, with plain hyphens: the one way to write a
// position, so that equal positions are equal texts. Only those lines of the board are written anew on which
// something has changed since the position before.
class position_series_writer {
  public:
    std::string text_of(const cescacs::position& of);

  private:
    void update(const cescacs::board& to);

    std::array<std::uint8_t, cescacs::hex_count>
        written_{};                                         // what stands there, by hex; none on an empty one
    std::array<written_line, cescacs::line_count> lines_{}; // from the highest down
};

std::string position_text(const cescacs::position& of);

} // namespace ctlpgn::ctl_pgn
