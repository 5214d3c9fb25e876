// Finds findings of one kind by their place.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// The first finding of this kind in the list; null if there is none.
const finding* first_finding(const std::vector<finding>& findings, code id);

// Where the findings of this kind begin, in bytes, in order.
std::vector<std::uint32_t> begins_of(const std::vector<finding>& findings, code id);

// Where they end, in order.
std::vector<std::uint32_t> ends_of(const std::vector<finding>& findings, code id);

// The plies that the findings of this kind are about, in order.
std::vector<node> plies_of(const std::vector<finding>& findings, code id);

// Where the innermost variation ends in which the place is, or the game.
std::uint32_t end_of_line_of_play(const game& record, std::uint32_t place);

// If places are asked in roughly ascending order, a long line is not searched again for each.
class line_search {
  public:
    explicit line_search(std::string_view text) : text_(text) {}

    // Whether no line ends between two places; the first must not come after the second.
    bool in_one_line(std::uint32_t begin, std::uint32_t end);

  private:
    std::string_view text_;
    // No line ends between these. Initially nothing is known.
    std::uint32_t known_begin_ = 1;
    std::uint32_t known_end_ = 0;
};

} // namespace ctlpgn::ctl_pgn
