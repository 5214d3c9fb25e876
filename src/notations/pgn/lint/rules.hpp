// The checks of a game of PGN that has been read.
#pragma once

#include "lint/context.hpp"
#include "lint/rules/recurring.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/tags.hpp"
#include "tree/lines.hpp"

#include <array>

namespace ctlpgn::pgn {

// A lone result after a game is not a played game, but a repetition or the rest of a game.
void report_lone_result(const game& record, std::vector<finding>& findings);

// Rules about tags
void check_roster(check_context& context, const game_tags& tags);
void check_set_up_tags(check_context& context, const game_tags& tags);
void check_variant(check_context& context, const game_tags& tags);
void check_tag_names(check_context& context, const game_tags& tags);
void check_tag_values(check_context& context, const game_tags& tags);
void check_ply_count(check_context& context, const game_tags& tags);

// Rules about moves and comments
void check_move_numbers(check_context& context, const game_tags& tags);
void check_lone_glyphs(check_context& context, const game_tags& tags);
void check_commands(check_context& context, const game_tags& tags);
void check_clocks(check_context& context, const game_tags& tags);

// Rules that ask the board
void check_start(check_context& context, const game_tags& tags);
void check_board(check_context& context, const game_tags& tags);

// The plies of the main line that other games seem to begin with, after an empty line.
std::vector<node> begins_of_next_games(const game& record);

// Lines of the moves that are exchanged or written twice. They are reported instead of their consequences,
// which have to be among the findings.
void report_lines_out_of_order(const game& record, std::vector<finding>& findings);

// If a result is missing before another game, its other consequences are not reported.
void keep_up_to_lost_result(const game& record, std::vector<finding>& findings);

// Comments whose closing brace is missing, as the numbers of moves prove.
void report_open_comments(const game& record, std::vector<finding>& findings);

// If such a comment has the parenthesis that a variation seems to lack, or its brace was meant as the opening
// one of a variation, that is the only fault.
void keep_swallowed_parenthesis(const game& record, std::vector<finding>& findings);

// Comments that have been read up to a closing brace, although the game goes on only if they end before it.
// They are reported instead of their consequences, which have to be among the findings.
void report_unclosed_comments(const game& record, std::vector<finding>& findings);

// Braces with a backslash before them, after which the comment was meant to go on: {a \} b}
void keep_escaped_braces(const game& record, std::vector<finding>& findings);

// The first of the plies before a stray brace that are words of the comment that it closes, as the number
// after it shows; no_node if there are none.
node first_ply_of_unopened_comment(const game& record, span brace);

// If a comment after a semicolon hides moves, faults in the moves after it are not reported.
void keep_up_to_hidden_moves(const game& record, std::vector<finding>& findings);

// Lines of play whose first ply is White's by order, and Black's by its number and the board.
void report_turned_lines(const game& record, std::vector<finding>& findings);

// Consequences of moves that have been read in another way than makes sense on the board.
void keep_misread_moves(const game& record, std::vector<finding>& findings);

// Of numbers without a move, the first is reported.
void report_lone_number(const game& record, std::vector<finding>& findings);

// 1. 4 e5: the number of a ply, if another one with dots comes before it; otherwise empty. `begin` is where
// what is before these numbers ends.
span number_in_place_of_move(const game& record, std::uint32_t begin, const ply& numbered);

// Whether a tag comes directly before or after it on its line.
bool is_beside_tag(const game& record, span where);

// Of tags with text next to them, the first is reported, together with the others.
void keep_first_beside_tags(const game& record, std::vector<finding>& findings);

// The ply of the finding; null if it has none.
const ply* ply_of(const game& record, const finding& about);

// The number of a ply with the dots after it.
span number_with_periods(const game& record, const ply& numbered);

// notation::wrong_parentheses
inline constexpr std::array wrong_parentheses{codes::stray_brace, codes::stray_bracket,
                                              codes::reserved_bracket};

// Whether another sign is in place of the missing parenthesis of an open variation: (1... c5] 2. Nf3
bool closes_variation(const game& record, span sign);

// The unclosed variation is reported with that sign.
void keep_wrong_closing(const game& record, std::vector<finding>& findings);

// The place of the matching closing bracket on the line, if no other one opens before it; otherwise the size
// of the text.
std::size_t closing_bracket(const game& record, span opening);

// <best>: whether the pair of brackets encloses words, and no move.
bool encloses_words(const game& record, span opening);

// Whether, by the number after it, a bracket is in place of a variation's parenthesis: 1... e5 [1... c5) 2.
// Nf3
bool opens_variation(const game& record, span sign);

// Whether a closing parenthesis is in place of a variation's opening one: 6. Re1 )6. d3 d6) 6... b5
bool opens_as_closing(const game& record, span sign);

// Whether another parenthesis, which is never closed, comes directly after that of a variation: ((1... c5) 2.
// Nf3
bool doubles_parenthesis(const game& record, const variation& asked);

// Its content is reported with the first bracket.
void keep_doubled_parenthesis(const game& record, std::vector<finding>& findings);

// A variation whose parenthesis was written the wrong way round: (1... c5 2. Nf3 ( 2. Nc3
void keep_turned_closing(const game& record, std::vector<finding>& findings);

// What is in an empty variation is no other fault.
void keep_outer_empty(std::vector<finding>& findings);

// The text after it is read as the enclosing line, and its parenthesis as a surplus one: both are reported
// with that bracket.
void keep_wrong_opening(const game& record, std::vector<finding>& findings);

// Around moves the closing bracket is the same fault as the opening one.
void keep_first_of_brackets(const game& record, std::vector<finding>& findings);

// Moves after later ones: their lower numbers are a consequence.
void keep_misplaced_moves(const game& record, std::vector<finding>& findings);

// A number that begins with a zero is not the one that is due either.
void keep_wrong_numbers(std::vector<finding>& findings);

// A check that is not marked, and not met either.
void keep_overlooked_checks(const game& record, std::vector<finding>& findings);

// Signs that have slipped into a number that is wrong.
void join_signs_in_numbers(const game& record, std::vector<finding>& findings);

// If a line of the text is missing, nothing after it can be judged.
void keep_lost_line(const game& record, std::vector<finding>& findings);

// After a missing ply, the next one may contradict the board, before the next number shows the gap.
void keep_lost_plies(const game& record, std::vector<finding>& findings);

// If several moves are missing, the position after them is unknown.
void keep_lost_moves(const game& record, std::vector<finding>& findings);

// hg8, with which Black cannot promote: no move of a pawn, whatever else seems to be missing.
void keep_impossible_promotion(const game& record, std::vector<finding>& findings);

// A capture of nothing, in whose line a later ply cannot be played, may name the wrong square.
void keep_doubtful_captures(const game& record, std::vector<finding>& findings);

// d4xe5, Bg4xf3: in a game with moves such as e2-e4, long algebraic notation, too.
void join_long_moves(const game& record, std::vector<finding>& findings);

// After a missing ply, the number is right.
void keep_missing_plies(const game& record, std::vector<finding>& findings);

// Whether a comma or a semicolon separates two variations in one pair of parentheses: (2... d6, 2... Nf6)
bool parts_variations(const game& record, const game_lines& lines, span sign);

// The text after the sign is read as part of the first one.
void keep_parted_variations(const game& record, std::vector<finding>& findings);

// 2. Nf3 2. f4 exf4) Nc6: the first ply of the variation that a surplus parenthesis closes and none opens;
// no_node if no number shows where it begins.
node begin_of_unopened_variation(const game& record, std::uint32_t parenthesis);

// If a number repeats a move and a surplus parenthesis comes after it, a variation without an opening
// parenthesis begins there: the finding is then about its first ply, and later faults are consequences.
void keep_unopened_variation(const game& record, std::vector<finding>& findings);

// 4. Nf3 Nxe4 3. Bb5 a6) 4. Ba4: if the numbers of a variation return to where it branched off, it was closed
// too late.
void keep_late_parentheses(const game& record, std::vector<finding>& findings);

// If the moves after a variation do not continue the enclosing line, and end with a surplus parenthesis, the
// variation was closed too early. What was read as the line extends to the end of the game.
void keep_early_parentheses(const game& record, std::vector<finding>& findings);

// 1. e4 5 2. Nf3: with a number in place of a reply, the missing reply is a consequence.
void keep_lone_numbers(const game& record, std::vector<finding>& findings);

// Lines before the moves that are tags with slips in them, each of which is one fault.
void keep_damaged_tags(const game& record, std::vector<finding>& findings);

// Only the first fault of an invalid position is reported.
void keep_first_of_position(const game& record, std::vector<finding>& findings);

// Words where the result has to be, and that are none, show that it is missing.
void keep_odd_result(const game& record, std::vector<finding>& findings);

// A text that ends inside a tag was cut: the missing rest of the game is a consequence.
void keep_up_to_cut_tag(const game& record, std::vector<finding>& findings);

// The findings that are reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);
extern const recurring_rules recurrence;

// notation::keep_causes
void keep_causes(const game& record, std::vector<finding>& findings);

// notation::check
void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// The numbers of moves and the moves themselves, at the level check_level::coherent.
void check_lines(const game& record, const limits& bounds, std::vector<finding>& findings);

// Faults of lines of play that show that moves are missing, or in a comment.
void report_faults_of_lines(const game& record, std::vector<finding>& findings);

// notation::find_swallowed_text: numbers without a move, moves after a semicolon, and tags of another game.
void find_swallowed_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
