// What the core's diagnostics look like in Diplomat: an example of each that can be raised here.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

using namespace catalogue_rows;

inline constexpr core_example of_core[] = {
    {code::byte_order_mark,
     {file,
      "\xEF\xBB\xBF"
      "1. d3, k3\n",
      "1. d3, k3\n"}},
    {code::invalid_utf8, {moves, "1. d3, k3 {by M. Ferr\xE0s}", "1. d3, k3 {by M. Ferràs}"}},
    {code::lone_carriage_return, {moves, "1. d3, k3\r2. f3, m3", "1. d3, k3\n2. f3, m3"}},
    {code::control_character, {moves, "1. d3, k3 {a quiet \x07start}", "1. d3, k3 {a quiet start}"}},
    {code::foreign_hyphen, {moves, "1. d2–d3, k3", "1. d2-d3, k3"}},
    {code::unreadable_tag, {tags, "[\"Event\" \"Cup\"]", "[Event \"Cup\"]"}},
    {code::unquoted_value, {tags, "[Event Cup]", "[Event \"Cup\"]"}},
    {code::unclosed_quote, {tags, "[Event \"Cup]", "[Event \"Cup\"]"}},
    {code::unclosed_tag, {tags, "[Event \"Cup\"", "[Event \"Cup\"]"}},
    {code::unescaped_quote, {tags, R"([Event "The "Old" Cup"])", R"([Event "The \"Old\" Cup"])"}},
    {code::lone_backslash, {tags, R"([Event "Cup A\B"])", R"([Event "Cup A\\B"])"}},
    {code::leading_zero, {moves, "01. d3, k3", "1. d3, k3"}},
    {code::empty_variation, {moves, "1. d3, k3 ()", "1. d3, k3 (1. e3, k3)"}},
    {code::unclosed_variation, {moves, "1. d3, k3 (1. e3", "1. d3, k3 (1. e3)"}},
    {code::stray_parenthesis, {moves, "1. d3, k3)\n2. f3", "1. d3, k3\n2. f3"}},
    {code::unclosed_comment,
     {file, "1. d3, k3\n*\n{To be continued.\n", "1. d3, k3\n*\n{To be continued.}\n"}},
    {code::stray_brace, {moves, "1. d3, k3 }\n2. f3", "1. d3, k3\n2. f3"}},
    {code::result_spacing, {file, "1. d3, k3\n1 - 0\n", "1. d3, k3\n1-0\n"}},
    {code::text_after_result, {file, "1. d3, k3\n1-0 Black resigns\n", "1. d3, k3\n1-0 {Black resigns}\n"}},
    {code::unexpected_text, {moves, "1. d3, k3\nquiet so far\n2. f3", "1. d3, k3\n{quiet so far}\n2. f3"}},
    {code::nesting_too_deep, {}},
    {code::too_many_tags, {}},
    {code::comment_too_long, {}},
    {code::game_too_long, {}},
    {code::number_too_large, {moves, "1. d3, k3\n99999999999. f3", "1. d3, k3\n2. f3"}},
    {code::too_many_findings, {}},
    {code::unknown_tag, {tags, "[Evnet \"Cup\"]", "[Event \"Cup\"]"}},
    {code::repeated_tag, {tags, "[Event \"Cup\"]\n[Event \"Open\"]", "[Event \"Cup\"]"}},
    {code::empty_value, {tags, "[Event \"\"]", "[Event \"Cup\"]"}},
    {code::impossible_date, {tags, "[Date \"2003.02.29\"]", "[Date \"2003.02.28\"]"}},
    {code::wrong_number, {moves, "1. d3, k3\n3. f3", "1. d3, k3\n2. f3"}},
    {code::result_differs_from_tag,
     {file, "[Result \"1-0\"]\n\n1. d3, k3\n0-1\n", "[Result \"0-1\"]\n\n1. d3, k3\n0-1\n"}},
    {code::variation_of_earlier_move,
     {moves, "1. d3, k3\n2. f3, m3 (1. c3)", "1. d3, k3 (1. c3)\n2. f3, m3"}},
    {code::variation_of_no_move, {moves, "1. d3, k3 (3. f3)", "1. d3, k3 (1. e3)"}},
    {code::variation_replaces_nothing,
     {file, "[Setup \"White: Kd1 c2; Black: Kk1 j2; black to move\"]\n\n1. ..., j3 (1. c3)\n2. c3\n",
      "[Setup \"White: Kd1 c2; Black: Kk1 j2; black to move\"]\n\n1. ..., j3 (1. ..., Kl1)\n2. c3\n"}},
    {code::orphan_variation, {moves, "(1. e3)\n1. d3, k3", "1. d3, k3 (1. e3)"}},
    {code::variation_repeats_ply, {moves, "1. d3, k3 (1. d3, l3)", "1. d3, k3 (1. ..., l3)"}},
    {code::unreadable_suppression,
     {moves, "1. d3, k3 {: lint-ignore DS002: as it was printed}",
      "1 d3, k3 {: lint-ignore[DS002]: as it was printed}"}},
    {code::suppression_without_reason,
     {moves, "1. d3, k3 {: lint-ignore[DS002]: }", "1 d3, k3 {: lint-ignore[DS002]: as it was printed}"}},
    {code::unknown_suppressed_code,
     {moves, "1. d3, k3 {: lint-ignore[DS999]: as it was printed}",
      "1 d3, k3 {: lint-ignore[DS002]: as it was printed}"}},
    {code::unused_suppression,
     {moves, "1. d3, k3 {: lint-ignore[DS002]: as it was printed}",
      "1 d3, k3 {: lint-ignore[DS002]: as it was printed}"}},
};

} // namespace ctlpgn::diplomat::rows
