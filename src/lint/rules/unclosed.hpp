// Variations and comments that are never closed include what comes after them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

namespace ctlpgn {

// The ply of a variation that continues the line it branched from, as its number shows; no_node if there is
// none.
[[nodiscard]] node going_on_outside(const game& record, const variation& asked);

// The byte where an unclosed variation is meant to end: at such a ply, or before that at another variation
// which replaces the same ply as this one; none if nothing shows it.
[[nodiscard]] std::optional<std::uint32_t> end_of_unclosed(const game& record, const variation& asked);

// The bytes where the parenthesis may be missing, in ascending order: where the variation is meant to end,
// or, if nothing shows that, after its first ply, before or after the variations of that, and where its line
// ends now, as its numbers never go back; and after the first ply of the last variation inside it.
[[nodiscard]] std::vector<std::uint32_t> ends_of_unclosed(const game& record, const variation& asked);

// If a variation is not closed, wrong numbers and faults on the board from there on are consequences, and so
// are findings with one of these codes, wherever they are. If a variation inside it continues the line
// outside, the missing parenthesis belongs to that one.
void keep_unclosed_variation(const game& record, std::vector<finding>& findings,
                             std::initializer_list<code> of_main_line = {});

// {3. Nf3 Nc6): if a parenthesis closes nothing, and a comment before it begins like a variation of the move
// before that, its brace was meant to be a parenthesis. Its consequences are dropped, and so
// are other parentheses that close nothing.
void keep_brace_of_variation(const game& record, std::vector<finding>& findings);

// If a comment is not closed, it is not known which moves are in it, nor whether the end of a variation is.
// If the beginning of one is in it, a finding with one of these codes after it is about the end.
void keep_unclosed_comment(const game& record, std::vector<finding>& findings,
                           std::initializer_list<code> of_lone_ends = {});

} // namespace ctlpgn
