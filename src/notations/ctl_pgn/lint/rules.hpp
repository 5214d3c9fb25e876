// The rules of CTL-PGN that read only the tree, by file.
#pragma once

namespace ctlpgn {
class check_context;
}

namespace ctlpgn::ctl_pgn {

void check_variant(check_context& context);            // variant.cpp
void check_tags(check_context& context);               // tags.cpp
void check_depth_dots(check_context& context);         // depth_dots.cpp
void check_move_lines(check_context& context);         // move_lines.cpp
void check_late_start(check_context& context);         // late_start.cpp
void check_result_marks(check_context& context);       // result_marks.cpp
void check_annotation_numbers(check_context& context); // annotation_numbers.cpp
void check_bishop_colours(check_context& context);     // bishop_colours.cpp
void check_numbered_plies(check_context& context);     // numbered_plies.cpp
void check_player_marks(check_context& context);       // player_marks.cpp
void check_comment_conflicts(check_context& context);  // comment_conflicts.cpp

} // namespace ctlpgn::ctl_pgn
