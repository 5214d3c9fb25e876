// The rules that notations can share. One rule a file; a notation lists those that hold for it.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn {

// moves and results
void check_numbers(check_context& context);
void check_continuations(check_context& context);
void check_ends(check_context& context);
void check_result_tag(check_context& context);

// variations
void check_variations(check_context& context);
void check_labels(check_context& context);
void check_repeated_plies(check_context& context);

// comments
void check_comment_places(check_context& context);
void check_references(check_context& context);
void check_annotation_numbers(check_context& context);

} // namespace ctlpgn
