// G S081 to S100: variations, annotations and brackets.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_annotations[] = {
    {codes::variation_without_move,
     error,
     "variation-without-move",
     "variation without a move before it",
     "A variation is played from the position before the move that comes right before it (section 8.2.5). "
     "There is no move before it. Move it after a move, or make it a comment.",
     never,
     {moves, "(1. d4 d5) 1. e4 e5", "1. e4 (1. d4 d5) 1... e5"}},

    {codes::result_in_variation,
     warning,
     "result-in-variation",
     "result {found} inside a variation",
     "A game has one result, and it is the last element of its moves (section 8.2.6). In a variation it says "
     "how a line might have ended, which belongs in a comment. Put it into braces.",
     unsafe,
     {moves, "1. e4 e5 (1... f6 2. d4 1-0) 2. Nf3", "1. e4 e5 (1... f6 2. d4 {1-0}) 2. Nf3"}},

    {codes::text_in_parentheses,
     warning,
     "text-in-parentheses",
     "text in parentheses, which are for variations: {found}",
     "Parentheses enclose variations (section 8.2.5). Times and other words between them belong in a "
     "comment. Write braces.",
     safe,
     {moves, "1. e4 (0:05) e5", "1. e4 {(0:05)} e5"}},

    {codes::nag_out_of_range,
     error,
     "nag-out-of-range",
     "annotation out of range ($0 to $255): {found}",
     "Annotations are $0 to $255 (section 8.2.4), of which those up to 139 have a meaning. It has been left "
     "out. Write another number, or a comment.",
     unsafe,
     {moves, "1. e4 $300 e5", "1. e4 e5"}},

    {codes::unreadable_nag,
     error,
     "unreadable-nag",
     "annotation without a number: expected digits after `$`, found {found}",
     "An annotation is a dollar sign and a number from 0 to 255 (section 8.2.4). Write the number, or remove "
     "the sign.",
     unsafe,
     {moves, "1. e4 $ e5", "1. e4 e5"}},

    {codes::command_outside_comment,
     warning,
     "command-outside-comment",
     "command outside a comment: {found}",
     "Commands such as [%clk 0:10:00] belong between the braces of a comment; brackets outside of them are "
     "for tags. It has been skipped. Put braces around it.",
     safe,
     {moves, "1. e4 [%clk 0:10:00] e5", "1. e4 {[%clk 0:10:00]} e5"}},

    {codes::stray_bracket,
     error,
     "stray-bracket",
     "stray bracket {found}",
     "Brackets delimit tags (section 7). This one has no name and no value with it, and has been skipped. "
     "Remove it, or write a parenthesis if a variation is meant.",
     unsafe,
     {moves, "1. e4 ] e5", "1. e4 e5"}},

    {codes::reserved_bracket,
     error,
     "reserved-bracket",
     "reserved character {found}",
     "Angle brackets are reserved for what may be added to the format (section 7). It has been skipped. "
     "Remove it, or write a parenthesis if a variation is meant.",
     unsafe,
     {moves, "1. e4 < e5", "1. e4 e5"}},

    {codes::padded_nag,
     warning,
     "padded-nag",
     "leading zero in the annotation {found}",
     "Annotations are $0 to $255 (section 8.2.4). The zeros before the number have been skipped. Leave them "
     "out.",
     safe,
     {moves, "1. e4 $01 e5", "1. e4 $1 e5"}},

    {codes::nested_comment,
     error,
     "nested-comment",
     "comment inside a comment: braces do not nest",
     "Comments in braces do not nest: a comment ends at the first brace that closes, and a brace that opens "
     "is part of its text (section 5). Here what follows the first closing brace could not be read, and "
     "another one comes after it, so all of it has been taken for one comment. Write parentheses inside it.",
     safe,
     {moves, "1. e4 {a {good} move} e5", "1. e4 {a (good) move} e5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
