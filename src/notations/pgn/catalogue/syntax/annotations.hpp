// G S081 to S100: variations, annotations and brackets.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_annotations[] = {
    {codes::variation_without_move,
     error,
     "variation-without-move",
     "a variation must stand after the move that it replaces",
     "A variation is played from the position before the move that stands right before it (section 8.2.5). "
     "Here no move stands before it. Move it after a move, or make it a comment.",
     never,
     {moves, "(1. d4 d5) 1. e4 e5", "1. e4 (1. d4 d5) 1... e5"}},

    {codes::result_in_variation,
     warning,
     "result-in-variation",
     "the result {found} must stand at the end of the game",
     "A game has one result, and it is the last element of its moves (section 8.2.6). In a variation it says "
     "how a line might have ended, which belongs in a comment. Put it into braces.",
     unsafe,
     {moves, "1. e4 e5 (1... f6 2. d4 1-0) 2. Nf3", "1. e4 e5 (1... f6 2. d4 {1-0}) 2. Nf3"}},

    {codes::text_in_parentheses,
     warning,
     "text-in-parentheses",
     "parentheses must hold moves, found {found}",
     "Parentheses enclose variations (section 8.2.5). Times and other words between them belong in a "
     "comment. Write braces.",
     safe,
     {moves, "1. e4 (0:05) e5", "1. e4 {(0:05)} e5"}},

    {codes::nag_out_of_range,
     error,
     "nag-out-of-range",
     "the number of an annotation must be from 0 to 255, found {found}",
     "Annotations are $0 to $255 (section 8.2.4), of which those up to 139 have a meaning. It has been left "
     "out. Write another number, or a comment.",
     unsafe,
     {moves, "1. e4 $300 e5", "1. e4 e5"}},

    {codes::unreadable_nag,
     error,
     "unreadable-nag",
     "digits must stand right after the dollar sign of an annotation, found {found}",
     "An annotation is a dollar sign and a number from 0 to 255 (section 8.2.4). Write the number, or remove "
     "the sign.",
     unsafe,
     {moves, "1. e4 $ e5", "1. e4 e5"}},

    {codes::command_outside_comment,
     warning,
     "command-outside-comment",
     "the command {found} must stand in a comment",
     "Commands such as [%clk 0:10:00] stand between the braces of a comment; brackets outside of them are "
     "for tags. It has been skipped. Put braces around it.",
     safe,
     {moves, "1. e4 [%clk 0:10:00] e5", "1. e4 {[%clk 0:10:00]} e5"}},

    {codes::stray_bracket,
     error,
     "stray-bracket",
     "the bracket {found} must belong to a tag",
     "Brackets delimit tags (section 7). This one has no name and no value with it, and has been skipped. "
     "Remove it, or write a parenthesis if a variation is meant.",
     unsafe,
     {moves, "1. e4 ] e5", "1. e4 e5"}},

    {codes::reserved_bracket,
     error,
     "reserved-bracket",
     "{found} must not be used",
     "Angle brackets are reserved for what may be added to the format (section 7). It has been skipped. "
     "Remove it, or write a parenthesis if a variation is meant.",
     unsafe,
     {moves, "1. e4 < e5", "1. e4 e5"}},

    {codes::padded_nag,
     warning,
     "padded-nag",
     "the number of an annotation must not begin with a zero, found {found}",
     "Annotations are $0 to $255 (section 8.2.4). The zeros before the number have been skipped. Leave them "
     "out.",
     safe,
     {moves, "1. e4 $01 e5", "1. e4 $1 e5"}},

    {codes::nested_comment,
     error,
     "nested-comment",
     "a comment must not hold another one in braces",
     "Comments in braces do not nest: a comment ends at the first brace that closes, and a brace that opens "
     "is part of its text (section 5). Here what follows the first closing brace could not be read, and "
     "another one comes after it, so all of it has been taken for one comment. Write parentheses inside it.",
     safe,
     {moves, "1. e4 {a {good} move} e5", "1. e4 {a (good) move} e5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
