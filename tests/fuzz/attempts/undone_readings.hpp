// The readings of all notations with a control that undoes abandoned attempts (undoing_control.hpp), each in
// its own file, since they take long to compile.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::fuzz {

// notation::read_game, without findings about positions in tags
reading_result read_ctl_pgn_undoing(std::string_view text, bool first, bool last, const limits& bounds,
                                    game& record, std::vector<finding>& findings);
reading_result read_diplomat_undoing(std::string_view text, bool first, bool last, const limits& bounds,
                                     game& record, std::vector<finding>& findings);
reading_result read_pgn_undoing(std::string_view text, bool first, bool last, const limits& bounds,
                                game& record, std::vector<finding>& findings);
reading_result read_xiangqi_undoing(std::string_view text, bool first, bool last, const limits& bounds,
                                    game& record, std::vector<finding>& findings);

} // namespace ctlpgn::fuzz
