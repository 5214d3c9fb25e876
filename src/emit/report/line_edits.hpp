// Which lines of a text went and came when it became another.
#pragma once

#include <string_view>
#include <vector>

namespace ctlpgn::emit {

enum class line_edit : char { keep = ' ', remove = '-', add = '+' };

// With their line ends; the last may have none.
std::vector<std::string_view> split_lines(std::string_view text);

// What turns the older lines into the newer ones, in order. As short as possible where they do not differ too
// much; else what differs is all removed and all added, since looking for less takes quadratic time.
std::vector<line_edit> find_line_edits(const std::vector<std::string_view>& older,
                                       const std::vector<std::string_view>& newer);

} // namespace ctlpgn::emit
