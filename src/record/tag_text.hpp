// How tags are written in the text of a game.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Whether it is certain where the value begins and ends: between quotation marks of any kind, or without any,
// before the closing bracket.
[[nodiscard]] bool has_both_ends(const game& record, const tag& written);

// Whether that is certain for the tag of this value, and no other mark in it could end it.
[[nodiscard]] bool is_certain_value(const game& record, span value);

// What is meant as the value of a tag that lacks its quotation marks, given everything after the name, with
// or without the bracket, and whatever marks there are.
[[nodiscard]] std::string_view bare_value(std::string_view after_name);

// What is reported for such a tag: that value; nothing if no value follows the name; otherwise everything.
[[nodiscard]] std::string_view place_of_bare_value(std::string_view after_name);

// A value without the quotation marks around it, of whatever kind.
[[nodiscard]] std::string_view without_quotes(std::string_view value);

// Where the first ply begins, with its number; the end of the text without any.
[[nodiscard]] std::uint32_t begin_of_moves(const game& record);

// Whether the word is by itself before the first move and the first comment, outside of the tags that
// were read.
[[nodiscard]] bool is_word_in_skipped_head(const game& record, std::string_view word);

} // namespace ctlpgn
