// What a game says before its moves, for a page: its tags and where it begins.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "emit/json/json_text_sink.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::emit {

// Returns where the text begins that a page cannot make from the tags: after them, if they are written as
// most are.
std::uint32_t write_tags(json_text_sink& to, const game& record, std::string& memory);

// Where the game begins, unless that is the usual start, which the plan has; and the number of its first
// move.
void write_start(json_text_sink& to, const game& record, const notation& chosen,
                 const initial_position& initial, bool is_usual);

// A position that a game begins with, and the men on its board.
void write_start_members(json_text_sink& to, const initial_position& initial, const notation& chosen);

} // namespace ctlpgn::emit
