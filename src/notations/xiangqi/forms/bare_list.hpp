// Bare lists of moves, without anything that gives their form.
#pragma once

#include "notations/xiangqi/forms/form.hpp"

#include <optional>

namespace ctlpgn::xiangqi {

// A file without any header, and so without FORMAT.
[[nodiscard]] bool is_bare_list(const game& record);

// The form that all plies of the game are in.
[[nodiscard]] std::optional<move_form> common_form(const game& record);

// The format that the file gives; for a bare list, the one that it would give.
[[nodiscard]] file_format meant_format(const game& record);

} // namespace ctlpgn::xiangqi
