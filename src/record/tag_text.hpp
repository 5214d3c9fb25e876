// How tags stand in the text of a game.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Whether the value stands between quotation marks. What is wrong with others has been said, and where they
// end is uncertain.
[[nodiscard]] bool is_quoted(const game& record, const tag& written);

// Where the first ply begins, with its number; the end of the text without any.
[[nodiscard]] std::uint32_t begin_of_moves(const game& record);

// Whether the word stands by itself before the first move and the first comment, outside of the tags that
// were read.
[[nodiscard]] bool is_word_in_skipped_head(const game& record, std::string_view word);

} // namespace ctlpgn
