// What is checked in a game of PGN once it has been read.
#pragma once

#include "lint/context.hpp"
#include "lint/rules/recurring.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/tags.hpp"
#include "tree/lines.hpp"

#include <array>

namespace ctlpgn::pgn {

// A lone result after a game is not a game that was played: it is a repetition, or the rest of a game.
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
void check_commands(check_context& context, const game_tags& tags);
void check_clocks(check_context& context, const game_tags& tags);

// Rules that ask the board
void check_start(check_context& context, const game_tags& tags);
void check_board(check_context& context, const game_tags& tags);

// The plies of the main line that other games seem to begin with, after an empty line.
std::vector<node> begins_of_next_games(const game& record);

// If a result is missing before another game, its other consequences are not reported.
void keep_up_to_lost_result(const game& record, std::vector<finding>& findings);

// Comments whose closing brace is missing, as the numbers of moves prove.
void report_open_comments(const game& record, std::vector<finding>& findings);

// If a comment after a semicolon hides moves, faults in the moves after it are not reported.
void keep_up_to_hidden_moves(const game& record, std::vector<finding>& findings);

// Lines of play whose first ply is White's by order and Black's by its number.
void report_turned_lines(const game& record, std::vector<finding>& findings);

// Consequences of moves that have been read in another way than makes sense on the board.
void keep_misread_moves(const game& record, std::vector<finding>& findings);

// Of numbers that no move follows the first is reported.
void report_lone_number(const game& record, std::vector<finding>& findings);

// Whether a tag comes right before or after it on its line.
bool stands_beside_tag(const game& record, span where);

// Of tags with something beside them the first is reported, with the others.
void keep_first_beside_tags(const game& record, std::vector<finding>& findings);

// The ply that the finding is about; null if it is about none.
const ply* ply_of(const game& record, const finding& about);

// The number of a ply with the dots after it.
span number_with_periods(const game& record, const ply& numbered);

// notation::wrong_parentheses
inline constexpr std::array wrong_parentheses{codes::stray_brace, codes::stray_bracket,
                                              codes::reserved_bracket};

// Whether another sign is where the parenthesis of an open variation is missing: (1... c5] 2. Nf3
bool closes_variation(const game& record, span sign);

// That the variation is not closed is reported with that sign.
void keep_wrong_closing(const game& record, std::vector<finding>& findings);

// Where the bracket that closes an opening one is on its line, if nothing opens another before; else the
// size of the text.
std::size_t closing_bracket(const game& record, span opening);

// <best>: whether the bracket and its other one enclose words, and no move.
bool encloses_words(const game& record, span opening);

// Whether a bracket is where the parenthesis of a variation is missing, as the number after it shows:
// 1... e5 [1... c5) 2. Nf3
bool opens_variation(const game& record, span sign);

// Whether another parenthesis comes right after that of a variation, which is never closed: ((1... c5) 2.
// Nf3
bool doubles_parenthesis(const game& record, const variation& asked);

// Its content is reported with the first of them.
void keep_doubled_parenthesis(const game& record, std::vector<finding>& findings);

// What follows is read as the line outside, and its parenthesis as one too many: both are reported with that
// bracket.
void keep_wrong_opening(const game& record, std::vector<finding>& findings);

// Around moves the closing bracket is the same fault as the opening one.
void keep_first_of_brackets(const game& record, std::vector<finding>& findings);

// Where the name of a tag is before the moves in text that could not be read as a tag, the missing tag is a
// consequence.
void keep_unread_tags(const game& record, std::vector<finding>& findings);

// Moves that come after later ones: their numbers go back as a consequence of the numbers of those.
void keep_misplaced_moves(const game& record, std::vector<finding>& findings);

// Where a ply is missing the next may contradict the board, which shows this before the next number does.
void keep_lost_plies(const game& record, std::vector<finding>& findings);

// Where several moves are missing, the position after them is not known.
void keep_lost_moves(const game& record, std::vector<finding>& findings);

// Where a ply is missing, the number after it is right.
void keep_missing_plies(const game& record, std::vector<finding>& findings);

// Faults in the moves of a misplaced variation are consequences of its place.
void keep_misplaced_variations(const game& record, std::vector<finding>& findings);

// Where the game begins amid its moves, its position is not known, nor what tags it has if there are none.
void keep_missing_beginning(const game& record, std::vector<finding>& findings);

// A variation that comes first in another one replaces nothing, and that other one may be empty for it.
void keep_early_variations(const game& record, std::vector<finding>& findings);

// Whether a comma or a semicolon is between two variations that share their parentheses: (2... d6, 2...
// Nf6)
bool parts_variations(const game& record, const game_lines& lines, span sign);

// What follows the sign is read as part of the first of them.
void keep_parted_variations(const game& record, std::vector<finding>& findings);

// Where a number says the same move once more, and a parenthesis too many comes after it, a variation begins
// there that lacks its opening one: the finding is about its first ply then, and what is wrong after that is
// a consequence.
void keep_unopened_variation(const game& record, std::vector<finding>& findings);

// 4. Nf3 Nxe4 3. Bb5 a6) 4. Ba4: where the numbers of a variation go back to where it branched, it was closed
// too late.
void keep_late_parentheses(const game& record, std::vector<finding>& findings);

// Where what follows a variation is not of the line around it, and ends with a parenthesis too many, the one
// that ended the variation is too early. What was read as the line goes up to the end of the game.
void keep_early_parentheses(const game& record, std::vector<finding>& findings);

// A sign such as ++ says that there is a mark, and the board shows which one is meant.
void keep_unknown_marks(const game& record, std::vector<finding>& findings);

// Text that could not be read may hold the moves whose numbers are missing after it.
void keep_numbers_of_read_moves(const game& record, std::vector<finding>& findings);

// 1. e4 5 2. Nf3: a number in place of a reply says that the reply is none.
void keep_lone_numbers(const game& record, std::vector<finding>& findings);

// nF3 is one slip.
void keep_first_of_writing(const game& record, std::vector<finding>& findings);

// Where the position is missing, it is not known what the moves are.
void keep_missing_position(std::vector<finding>& findings);

// Where SetUp is written under a name that is nearly right, it is not missing.
void keep_misspelt_set_up(std::vector<finding>& findings);

// Where the position is written under a name that is nearly FEN, what the moves are is not known without it.
void keep_misspelt_position(std::vector<finding>& findings);

// Only the first fault of an invalid position is reported.
void keep_first_of_position(const game& record, std::vector<finding>& findings);

// Letters of files are those of Chess960, where kings castle from elsewhere; and where the first move is
// Black's, but it is White's turn, a square of a passed pawn that is one of White's shows that the turn is
// wrong.
void keep_causes_of_position(const game& record, std::vector<finding>& findings);

// Words where the result has to be, and that are none, show that it is missing. A tag with a result that is
// written otherwise is reported rather than that the moves have none, and one in a variation only as that.
void keep_odd_result(const game& record, std::vector<finding>& findings);

// A text that ends within a tag was cut: that the rest of the game is missing says no more.
void keep_up_to_cut_tag(const game& record, std::vector<finding>& findings);

// The findings that are reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);
extern const recurring_rules recurrence;

// notation::keep_causes
void keep_causes(const game& record, std::vector<finding>& findings);

// notation::check
void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// notation::find_swallowed_text: numbers that no move follows, moves after a semicolon, and tags of another
// game.
void find_swallowed_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
