// The parts of a tree around a byte of its text.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>

namespace ctlpgn {

// The last ply that begins, with its number, at the byte or before it; no_node if there is none.
[[nodiscard]] node ply_around(const game& record, std::uint32_t offset);

// The first ply that begins, without its number, at the byte or after it; no_node if there is none.
[[nodiscard]] node ply_from(const game& record, std::uint32_t offset);

// The tag that holds the span; null if none does.
[[nodiscard]] const tag* tag_around(const game& record, span where);

// The comment that holds the span, and the one whose text holds it; null if there is none.
[[nodiscard]] const comment* comment_around(const game& record, span where);
[[nodiscard]] const comment* comment_text_around(const game& record, span where);

// The last variation that begins at the byte or before it, whether or not it has ended there; null if
// there is none.
[[nodiscard]] const variation* variation_before(const game& record, std::uint32_t offset);

// Whether the byte is in a variation, its parentheses included.
[[nodiscard]] bool is_in_variation(const game& record, std::uint32_t offset);

// Whether two places are near each other, without a line feed between them.
[[nodiscard]] bool share_line(const game& record, std::uint32_t one, std::uint32_t other);

// The last ply of the main line; no_node if it has none. Walks along the whole line.
[[nodiscard]] node last_of_main_line(const game& record);

} // namespace ctlpgn
