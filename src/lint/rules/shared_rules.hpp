// The rules that notations can share. One rule per file; a notation lists those that apply to it, and in its
// core_examples the codes that they report.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn {

// moves and results

// wrong_number, repeated_number; where numbers can be unknown also misplaced_unknown_number
void check_numbers(check_context& context);
// About the ply's number, where another would be right.
void report_number(check_context& context, code id, node at, std::uint32_t right);
// missing_black_ply, misplaced_ellipsis
void check_continuations(check_context& context);
// missing_end_mark, early_end_mark, moves_after_mate
void check_ends(check_context& context);
// result_differs_from_tag, or the notation's own code for the same
void check_result_tag(check_context& context);
void check_result_tag(check_context& context, code reported);

// the file

// mixed_line_ends
void check_line_ends(check_context& context);

// variations

// variation_of_earlier_move, variation_of_no_move, variation_replaces_nothing, orphan_variation
void check_variations(check_context& context);
// repeated_label
void check_labels(check_context& context);
// variation_repeats_ply
void check_repeated_plies(check_context& context);

// comments

// comment_order, repeated_comment, comment_without_ply, mark_without_move
void check_comment_places(check_context& context);
// dangling_reference, forward_reference, wrong_line_reference, unlabelled_variation, unknown_label,
// reference_without_ply
void check_references(check_context& context);

} // namespace ctlpgn
