// What the core's diagnostics look like in xiangqi: an example of each that can be raised here.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr core_example of_core[] = {
    {code::byte_order_mark,
     {file,
      "\xEF\xBB\xBF"
      "GAME 1\nSTART{\n1. H2-E2\n}\n",
      "GAME 1\nSTART{\n1. H2-E2\n}\n"}},
    {code::invalid_utf8, {moves, "1. C2=5 /* \xC5\xDA */ N8+7", "1. C2=5 /* 炮 */ N8+7"}},
    {code::lone_carriage_return, {moves, "1. C2=5 N8+7\r2. N2+3", "1. C2=5 N8+7\n2. N2+3"}},
    {code::control_character, {file, "GAME 1\nSTART{\n1. H2-E2\n}\n\x1A", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},
    {code::foreign_hyphen, {file, "GAME 1\nSTART{\n1. H2–E2\n}\n", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},
    {code::leading_zero, {moves, "1. C2=5 N8+7\n02. N2+3", "1. C2=5 N8+7\n2. N2+3"}},
    {code::unclosed_comment,
     {file, "GAME 1\nSTART{\n1. H2-E2 COM{ To be continued.\n",
      "GAME 1\nSTART{\n1. H2-E2 COM{ To be continued. }\n}\n"}},
    {code::result_spacing, {tags, "RESULT 1 - 0", "RESULT 1-0"}},
    {code::unexpected_text,
     {moves, "1. C2=5 N8+7\nquiet so far\n2. N2+3", "1. C2=5 N8+7\n/* quiet so far */\n2. N2+3"}},
    {code::nesting_too_deep, {}},
    {code::too_many_tags, {}},
    {code::comment_too_long, {}},
    {code::game_too_long, {}},
    {code::number_too_large, {moves, "1. C2=5 N8+7\n99999999999. N2+3", "1. C2=5 N8+7\n2. N2+3"}},
    {code::too_many_findings, {}},
    {code::unknown_tag, {tags, "EVNET Cup", "EVENT Cup"}},
    {code::repeated_tag, {tags, "EVENT Cup\nEVENT Open", "EVENT Cup"}},
    {code::empty_value, {tags, "EVENT", "EVENT Cup"}},
    {code::impossible_date, {tags, "DATE 1994-02-30", "DATE 1994-02-28"}},
    {code::wrong_number, {moves, "1. C2=5 N8+7\n3. N2+3", "1. C2=5 N8+7\n2. N2+3"}},
    {code::repeated_number, {moves, "1. C2=5 1. N8+7\n2. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},
    {code::repeated_moves,
     {moves, "1. C2=5 N8+7\n2. N2+3 R9=8\n2. N2+3 R9=8\n3. R1=2 N2+3",
      "1. C2=5 N8+7\n2. N2+3 R9=8\n3. R1=2 N2+3"}},
    {code::variation_of_earlier_move,
     {moves, "1. C2=5 N8+7\n2. N2+3 { 1. P7+1 }", "1. C2=5 { 1. C8=5 } N8+7\n2. N2+3"}},
    {code::variation_of_no_move, {moves, "1. C2=5 { 3. C8=5 } N8+7", "1. C2=5 { 1. C8=5 } N8+7"}},
    {code::orphan_variation, {moves, "{ 1. C8=5 }\n1. C2=5 N8+7", "1. C2=5 { 1. C8=5 } N8+7"}},
    {code::variation_repeats_ply, {moves, "1. C2=5 { 1. C2=5 C8=5 } N8+7", "1. C2=5 N8+7 { 1. ... C8=5 }"}},
    {code::lost_character, {tags, "EVENT Caf\uFFFD", "EVENT Café"}},
    {code::double_encoding, {tags, "EVENT CafÃ©", "EVENT Café"}},
};

} // namespace ctlpgn::xiangqi::rows
