// The pieces of each writing, as writing::pieces has them.
#pragma once

#include "text/writings/writings.hpp"

namespace ctlpgn {

// pages.cpp: HTML; what forums write between square brackets
std::vector<plain_piece> pieces_of_html(std::string_view text);
std::vector<plain_piece> pieces_of_forum(std::string_view text);

// markup.cpp: a backslash before signs, [links](address); LaTeX
std::vector<plain_piece> pieces_of_markdown(std::string_view text);
std::vector<plain_piece> pieces_of_latex(std::string_view text);

// strings.cpp: RFC 2045, section 6.7; JSON (RFC 8259, section 7) and its like,
// whose lines may be as they are
std::vector<plain_piece> pieces_of_quoted_printable(std::string_view text);
std::vector<plain_piece> pieces_of_string(std::string_view text);
std::vector<plain_piece> pieces_of_quoted_lines(std::string_view text);

// characters.cpp
std::vector<plain_piece> invisible_pieces(std::string_view text);
std::vector<plain_piece> look_alike_pieces(std::string_view text);
std::vector<plain_piece> small_digit_pieces(std::string_view text);
std::vector<plain_piece> wide_parenthesis_pieces(std::string_view text);
std::vector<plain_piece> letters_in_numbers(std::string_view text);
std::vector<plain_piece> pieces_of_spaced_words(std::string_view text);

// layout.cpp: numbers and what else comes before each line; rows of a table; square brackets around
// variations
std::vector<plain_piece> numbers_of_lines(std::string_view text);
std::vector<plain_piece> line_beginnings(std::string_view text);
std::vector<plain_piece> pieces_of_table(std::string_view text);
std::vector<plain_piece> bracket_pieces(std::string_view text);

// score_sheets.cpp: one column or several columns of moves, with other words above and below, which become
// comments in braces
std::vector<plain_piece> pieces_of_score_sheet(std::string_view text);
std::vector<plain_piece> pieces_of_columns(std::string_view text);

// sheet_layouts.cpp: times and minutes beside the moves, which become comments in braces; semicolons between
// cells; Black's moves before White's; the moves of each player in a list
std::vector<plain_piece> pieces_of_times(std::string_view text);
std::vector<plain_piece> pieces_of_minutes(std::string_view text);
std::vector<plain_piece> pieces_of_semicolons(std::string_view text);
std::vector<plain_piece> pieces_of_black_first(std::string_view text);
std::vector<plain_piece> pieces_of_player_lists(std::string_view text);

// numbers.cpp: of moves
std::vector<plain_piece> numbers_of_plies(std::string_view text);
std::vector<plain_piece> numbers_all_one(std::string_view text);
std::vector<plain_piece> moves_out_of_order(std::string_view text);

} // namespace ctlpgn
