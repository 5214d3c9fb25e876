// What the core's diagnostics look like in CTL-PGN: an example of each that can be raised here.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr core_example core_examples[] = {
    {code::byte_order_mark,
     {file,
      "\xEF\xBB\xBF[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n"}},

    {code::invalid_utf8,
     {moves,
      "{ Annotated by Núria Ferr\xE0s. }\n1. G7-G13 :", "{ Annotated by Núria Ferràs. }\n1. G7-G13 :"}},

    {code::lone_carriage_return,
     {moves, "1. G7-G13, E21-E17\r2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::control_character,
     {moves, "{ A quiet \x07 start. }\n1. G7-G13 :", "{ A quiet start. }\n1. G7-G13 :"}},

    {code::foreign_hyphen, {moves, "1. G7–G13 :", "1. G7-G13 :"}},

    {code::unreadable_tag, {tags, R"(["Lang" "en"])", R"([Lang "en"])"}},

    {code::text_after_tag,
     {tags, R"([Lang "en"] { The shortest game. })", "[Lang \"en\"]\n{ The shortest game. }"}},

    {code::unquoted_value, {tags, "[Lang en]", R"([Lang "en"])"}},

    {code::unclosed_quote, {tags, R"([Annotator "Noguera, X.])", R"([Annotator "Noguera, X."])"}},

    {code::unclosed_tag, {tags, R"([Lang "en")", R"([Lang "en"])"}},

    {code::unescaped_quote, {tags, R"([Annotator "The "Old" Club"])", R"([Annotator "The \"Old\" Club"])"}},

    {code::lone_backslash, {tags, R"([Annotator "Club A\B"])", R"([Annotator "Club A\\B"])"}},
    {code::newline_in_value, {tags, "[Annotator \"Me and\nyou\"]", "[Annotator \"Me and you\"]"}},

    {code::leading_zero, {moves, "01. G7-G13 :", "1. G7-G13 :"}},

    {code::empty_variation,
     {moves, "1. G7-G13, E21-E17\n()\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {code::unclosed_variation,
     {moves, "1. G7-G13, E21-E17 :\n(1. E7-E13, G21-G17", "1. G7-G13, E21-E17 :\n(1. E7-E13, G21-G17)"}},

    {code::stray_parenthesis, {moves, "1. G7-G13, E21-E17)\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::unclosed_comment,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n{ To be continued.\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n{ To be continued. }\n"}},

    {code::stray_brace, {moves, "1. G7-G13, E21-E17 }\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::missing_result,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n"}},

    {code::result_spacing,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n1 - 1\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n1-1\n"}},

    {code::text_after_result,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n* adjourned\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n{ Adjourned. }\n"}},

    {code::unexpected_text,
     {moves,
      "1. G7-G13, E21-E17\nBoth go far.\n2. E7-E13 :", "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :"}},

    {code::nesting_too_deep, {}},

    {code::too_many_tags, {}},

    {code::comment_too_long, {}},

    {code::game_too_long, {}},

    {code::number_too_large,
     {moves, "1. G7-G13, E21-E17\n($[99999999999] 1. E7-E13, E21-E17)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {code::too_many_findings, {}},

    {code::unknown_tag, {tags, R"([Lnag "en"])", R"([Lang "en"])"}},

    {code::repeated_tag, {tags, "[Title \"Study\"]\n[Title \"?\"]", R"([Title "Study"])"}},

    {code::empty_value,
     {tags, "[Lang \"en\"]\n[Title \"\"]", "[Lang \"en\"]\n[Title \"The shortest game\"]"}},

    {code::impossible_date, {tags, R"([EventDate "2023-02-29"])", R"([EventDate "2023-02-28"])"}},

    {code::spaced_value, {tags, R"([EventDate " 2024-03-09"])", R"([EventDate "2024-03-09"])"}},

    {code::wrong_number, {moves, "1. G7-G13, E21-E17\n3. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::misplaced_unknown_number,
     {moves, "1. G7-G13, E21-E17\n1? E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::repeated_moves,
     {moves, "1. G7-G13, E21-E17\n1. G7-G13, E21-E17\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::missing_black_ply, {moves, "1. G7-G13\n2. E7-E13, E21-E17 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::misplaced_ellipsis,
     {moves, "1. G7-G13\n{ Goes far. }\n1. …, E21-E17 :", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }"}},

    {code::missing_end_mark, {moves, "1. G7-G13, E21-E17", "1. G7-G13, E21-E17 :"}},

    {code::early_end_mark, {moves, "1. G7-G13, E21-E17 :\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {code::moves_after_mate,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#, KF28-G27 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#\n3-0\n"}},

    {code::result_differs_from_tag,
     {file,
      "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n[Date \"2024-03-09\"]\n"
      "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"3-0\"]\n"
      "\n1. G7-G13, E21-E17 :\n0-3\n",
      "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n[Date \"2024-03-09\"]\n"
      "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"0-3\"]\n"
      "\n1. G7-G13, E21-E17 :\n0-3\n"}},

    {code::variation_of_earlier_move,
     {moves, "1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1. H6-H12)\n3. H6-H12 :",
      "1. G7-G13, E21-E17\n(1. H6-H12)\n2. E7-E13, G21-G17\n3. H6-H12 :"}},

    {code::variation_of_no_move,
     {moves, "1. G7-G13, E21-E17\n(3. E7-E13)\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. E7-E13)\n2. E7-E13 :"}},

    {code::variation_replaces_nothing,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
      "\n1. …, F20-F18\n(1. F8-F10)\n2. F8-F10 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
      "\n1. …, F20-F18\n(1. …, F20-F16)\n2. F8-F10 :\n*\n"}},

    {code::orphan_variation, {moves, "(1. G7-G13)\n1. E7-E13 :", "1. E7-E13 :\n(1. G7-G13)"}},

    {code::repeated_label,
     {moves, "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[1] 1. H6-H12)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[2] 1. H6-H12)\n2. E7-E13 :"}},

    {code::variation_repeats_ply,
     {moves, "1. G7-G13, E21-E17\n(1. G7-G13)\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. G7-G11)\n2. E7-E13 :"}},

    {code::comment_order,
     {moves, "1. G7-G13, E21-E17 :\n{ @B: Goes less far. }\n{ @W: Goes far. }",
      "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @B: Goes less far. }"}},

    {code::repeated_comment,
     {moves, "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @W: Opens the column. }",
      "1. G7-G13, E21-E17 :\n{ @W: Goes far and opens the column. }"}},

    {code::comment_without_ply,
     {moves, "1. G7-G13 :\n{ @B: Thinks for long. }", "1. G7-G13 :\n{ @W: Goes far. }"}},

    {code::mark_without_move,
     {moves, "{ @W: Plays for a win. }\n1. G7-G13 :", "{ White plays for a win. }\n1. G7-G13 :"}},

    {code::dangling_reference,
     {moves, "1. G7-G13, E21-E17 :\n{ Better than #5. }", "1. G7-G13, E21-E17 :\n{ Better than #1. }"}},

    {code::forward_reference,
     {moves, "1. G7-G13, E21-E17\n{ Prepares #2. }\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n2. E7-E13 :\n{ Prepared by #1. }"}},

    {code::wrong_line_reference,
     {moves, "1. G7-G13, E21-E17 :\n($[1] 1. E7-E13, G21-G17\n.2. H6-H12)\n{ Worse than #2. }",
      "1. G7-G13, E21-E17 :\n($[1] 1. E7-E13, G21-G17\n.2. H6-H12)\n{ Worse than #2[#1.1]. }"}},

    {code::unlabelled_variation,
     {moves, "1. G7-G13, E21-E17\n(1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }"}},

    {code::unknown_label,
     {moves, "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.2 was better. }",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }"}},

    {code::reference_without_ply,
     {moves, "1. G7-G13, E21-E17\n2. E7-E13 :\n{ With #2@B it would be over. }",
      "1. G7-G13, E21-E17\n2. E7-E13 :\n{ With #2@W it is over. }"}},

    {code::unknown_annotation, {moves, "1. G7-G13 :\n{: $140 }", "1. G7-G13 :\n{: $139 }"}},

    {code::mixed_line_ends,
     {file,
      "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\r\n\r\n1. F8-F10 :\r\n*\r\n",
      "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\r\n[Annotator \"Cescacs\"]\r\n\r\n1. F8-F10 "
      ":\r\n*\r\n"}},

    {code::lost_character, {moves, "1. G7-G13 :\n{ Caf\uFFFD }", "1. G7-G13 :\n{ Café }"}},

    {code::double_encoding, {moves, "1. G7-G13 :\n{ CafÃ© }", "1. G7-G13 :\n{ Café }"}},

    {code::unreadable_suppression,
     {moves, "1. G7-G13 :\n{: lint-ignore S005: as it was printed }",
      "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"}},

    {code::suppression_without_reason,
     {moves, "1. G7-G13 :\n{: lint-ignore[S005]: }",
      "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"}},

    {code::unknown_suppressed_code,
     {moves, "1. G7-G13 :\n{: lint-ignore[S999]: as it was printed }",
      "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"}},

    {code::unused_suppression,
     {moves, "1. G7-G13 :\n{: lint-ignore[S005]: as it was printed }",
      "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
