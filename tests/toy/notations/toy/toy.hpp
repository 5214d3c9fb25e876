// Noughts and crosses as a notation: the smallest complete one, an example for "A new notation" in
// ARCHITECTURE.md.
#pragma once

#include "ctlpgn/notation.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::toy {

extern const notation description;
extern const vocabulary words;

// reading.cpp
bool accepts(std::string_view text, const limits& bounds);
reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings);
std::size_t find_game(std::string_view text);
ply_parts parts_of(const game& record, const ply& asked);

// replay.cpp
initial_position initial(const game& read);
void check(const game& read, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);
void find_fixes(const game& read, offered_fixes wanted, std::vector<finding>& findings);
void ask_board(const game& read, const board_answers& answers);
std::vector<possible_ply> plies(std::string_view position, std::uint32_t more);
std::string draw(std::string_view position, const drawing& look, std::vector<finding>& findings);

// writer.cpp
std::unique_ptr<word_writer> make_writer(const writing_style& style);

} // namespace ctlpgn::toy
