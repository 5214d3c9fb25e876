// The form of moves where nothing gives it, and bare lists of moves.
#pragma once

#include "notations/xiangqi/forms/form.hpp"

#include <optional>
#include <string_view>

namespace ctlpgn::xiangqi {

// Whether a ply is in Chinese, perhaps with a character that cannot be read.
[[nodiscard]] bool is_chinese(std::string_view ply);

// Whether a ply may be written so in a form; AXF includes WXF, and Chinese has characters of both kinds.
[[nodiscard]] bool is_written_in(const game& record, const ctlpgn::ply& written, move_form form);

// A file without any header, and so without FORMAT.
[[nodiscard]] bool is_bare_list(const game& record);

// The form that all plies of the game are in, as their text shows.
[[nodiscard]] std::optional<move_form> common_form(const game& record);

// The format that the file gives; for a bare list, the one that it would give. A game in PGN gives its own,
// or its plies show it.
[[nodiscard]] file_format meant_format(const game& record);

// The form of the first game of a file, as a tag or its plies show it.
[[nodiscard]] std::optional<move_form> form_of_first_game(std::string_view beginning);

} // namespace ctlpgn::xiangqi
