// G L001 to L050: what the profiles export and reduced ask for.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info lint_profiles[] = {
    {codes::export_roster,
     error,
     "export-roster",
     "export format: missing from the Seven Tag Roster: {expected}",
     "With --profile export or reduced a game must have the seven tags Event, Site, Date, Round, White, "
     "Black and Result (section 8.1.1). What is not known is a question mark. Add the tag; 'ctlpgn lint "
     "--fix' adds what is missing.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
      "\"*\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::export_tag_order,
     warning,
     "export-tag-order",
     "export format: wrong tag order, this tag comes before {tag}",
     "The seven tags that every game has come first, in their order, then all others by name (section "
     "8.1.1). Only --profile export and reduced ask for it. 'ctlpgn fmt' writes it in that form.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[WhiteElo \"2000\"]\n[Annotator \"?\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[Annotator \"?\"]\n[WhiteElo \"2000\"]\n\n1. e4 *\n"}},

    {codes::export_number,
     warning,
     "export-number",
     "export format: wrong move number, expected {what}",
     "A number and one period come before each move of White; a number and three periods come before a move "
     "of Black that begins a line of play or follows a comment or a variation, and nothing before the "
     "others (section 8.2.2.2). Only --profile export and reduced ask for it. 'ctlpgn fmt' writes it in "
     "that form.",
     never,
     {moves, "1. e4 1... e5", "1. e4 e5"}},

    {codes::export_move,
     error,
     "export-move",
     "export format: {found} should be {expected}",
     "Export format has one way to write each move: no more of the origin than is needed, and the marks that "
     "the board asks for (section 8.2.3). Only --profile export and reduced ask for it. 'ctlpgn fmt' writes "
     "it in that form.",
     safe,
     {moves, "1. Ngf3", "1. Nf3"}},

    {codes::export_suffix,
     warning,
     "export-suffix",
     "export format: suffix {found} should be {expected}",
     "Suffixes such as !? are for people who type; programs write the annotation of the same meaning, after "
     "a space (section 8.2.3.8). Only --profile export asks for it. 'ctlpgn fmt' writes it in that form.",
     never,
     {moves, "1. e4!", "1. e4 $1"}},

    {codes::export_line_comment,
     warning,
     "export-line-comment",
     "export format: line comment {found}, which belongs in braces",
     "A comment from a semicolon to the end of its line ends where lines are broken, so programs write it in "
     "braces (section 5). Only --profile export asks for it. 'ctlpgn fmt' writes it in that form.",
     never,
     {moves, "1. e4 ; good\n1... e5", "1. e4 {good} 1... e5"}},

    {codes::export_escape,
     warning,
     "export-escape",
     "reduced export format: escaped line {found}",
     "A percent sign at the beginning of a line hides it from readers (section 6). It is meant for private "
     "use by programs, and has no place where games are reduced to what everybody reads. Only --profile "
     "reduced asks for it; 'ctlpgn simplify' leaves such lines out, and 'ctlpgn fmt' keeps them.",
     never,
     {moves, "1. e4\n% private\ne5", "1. e4 e5"}},

    {codes::export_layout,
     warning,
     "export-layout",
     "export format: expected {what} here",
     "Export format is the same byte for byte, whichever program writes it: one tag per line, one empty "
     "line after the tags, one space between two tokens, lines of at most 79 characters that are as full as "
     "can be (sections 3.2 and 8.2.1). This is the first place of the game that is not so. Only --profile "
     "export and reduced ask for it. 'ctlpgn fmt' writes it in that form.",
     never,
     {moves, "1. e4  e5", "1. e4 e5"}},

    {codes::not_in_reduced_format,
     error,
     "not-in-reduced-format",
     "reduced export format: the game has {what}",
     "Reduced export format has moves and the seven tags, without comments, variations and annotations "
     "(section 3.2.4); tags without which the game cannot be played (SetUp, FEN, Variant) are allowed. With "
     "--profile reduced each kind is reported once per game. 'ctlpgn simplify' leaves them out.",
     never,
     {moves, "1. e4 {good} 1... e5", "1. e4 e5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
