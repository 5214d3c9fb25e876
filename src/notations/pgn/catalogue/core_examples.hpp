// What the core's diagnostics look like in PGN: an example of each that can be raised here.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr core_example core_examples[] = {
    {code::byte_order_mark,
     {file,
      "\xEF\xBB\xBF[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"*\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {code::invalid_utf8, {moves, "1. e4 {Café \x81 quiet} e5", "1. e4 {Café quiet} e5"}},

    {code::control_character, {moves, "1. e4 {A quiet\x07 start} e5", "1. e4 {A quiet start} e5"}},

    {code::foreign_hyphen,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 1–0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n"}},

    {code::unreadable_tag, {tags, "[Annotator]", "[Annotator \"Me\"]"}},

    {code::unquoted_value, {tags, "[Annotator Me]", "[Annotator \"Me\"]"}},

    {code::unclosed_quote, {tags, "[Annotator \"Me]", "[Annotator \"Me\"]"}},

    {code::unclosed_tag, {tags, "[Annotator \"Me\"", "[Annotator \"Me\"]"}},

    {code::unescaped_quote,
     {tags, R"([Annotator "Robert "Bob" Miller"])", R"([Annotator "Robert \"Bob\" Miller"])"}},

    {code::lone_backslash, {tags, R"([Annotator "Me\You"])", R"([Annotator "Me\\You"])"}},
    {code::newline_in_value, {tags, "[Annotator \"Me and\nyou\"]", "[Annotator \"Me and you\"]"}},

    {code::leading_zero, {moves, "1. e4 e5 02. Nf3", "1. e4 e5 2. Nf3"}},

    {code::empty_variation, {moves, "1. e4 () e5", "1. e4 (1. d4) 1... e5"}},

    {code::unclosed_variation, {moves, "1. e4 (1. d4 d5", "1. e4 (1. d4 d5)"}},

    {code::stray_parenthesis, {moves, "1. e4 ) e5", "1. e4 e5"}},

    {code::unclosed_comment, {moves, "1. e4 e5 {", "1. e4 e5 {} 2. Nf3"}},

    {code::stray_brace, {moves, "1. e4 } e5", "1. e4 e5"}},

    {code::result_spacing,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 1 - 0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n"}},

    {code::text_after_result, {moves, "1. e4 e5 *", "1. e4 e5"}},
    {code::unexpected_text, {moves, "1. e4 hello e5", "1. e4 {hello} e5"}},

    {code::nesting_too_deep, {}},
    {code::too_many_tags, {}},
    {code::comment_too_long, {}},
    {code::game_too_long, {}},

    {code::number_too_large, {moves, "99999999999. e4 e5", "1. e4 e5"}},

    {code::too_many_findings, {}},

    {code::repeated_tag, {tags, "[ECO \"C20\"]\n[ECO \"C20\"]", "[ECO \"C20\"]"}},

    {code::empty_value, {tags, "[ECO \"\"]", "[ECO \"C20\"]"}},

    {code::impossible_date, {tags, "[EventDate \"1992.02.30\"]", "[EventDate \"1992.02.29\"]"}},

    {code::spaced_value, {tags, "[EventDate \"1992.08.31 \"]", "[EventDate \"1992.08.31\"]"}},

    {code::repeated_moves, {moves, "1. e4 e5 2. Nf3 Nc6 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nf3 Nc6 3. Bb5"}},

    {code::lost_character, {tags, "[Annotator \"M\uFFFDller\"]", "[Annotator \"Müller\"]"}},

    {code::double_encoding, {tags, "[Annotator \"MÃ¼ller\"]", "[Annotator \"Müller\"]"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
