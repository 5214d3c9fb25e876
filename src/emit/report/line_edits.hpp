// Which lines of a text were removed and added when it changed.
#pragma once

#include <string_view>
#include <vector>

namespace ctlpgn::emit {

enum class line_edit : char { keep = ' ', remove = '-', add = '+' };

// With their line ends; the last may have none.
std::vector<std::string_view> split_lines(std::string_view text);

// The edits that turn the old lines into the new ones, in order. As few as possible if the texts do not
// differ too much; otherwise everything that differs is removed and added, since finding fewer takes
// quadratic time.
std::vector<line_edit> find_line_edits(const std::vector<std::string_view>& older,
                                       const std::vector<std::string_view>& newer);

} // namespace ctlpgn::emit
