#include "lint/context.hpp"
#include "lint/rules/shared_rules.hpp"
#include "notations/ctl_pgn/board/board_rules.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/lint/causes/consequences.hpp"
#include "notations/ctl_pgn/lint/letter_rules.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/rules.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// The rules that read only the tree. A new rule is one more line.
constexpr check_rule tree_rules[] = {
    check_variant,
    check_tags,
    check_line_ends,
    check_move_lines,
    check_depth_dots,
    check_numbered_plies,
    check_numbers,
    check_late_start,
    check_continuations,
    check_ends,
    check_result_tag,
    check_result_marks,
    check_variations,
    check_labels,
    check_repeated_plies,
    check_comment_places,
    check_player_marks,
    check_comment_conflicts,
    check_references,
    check_annotation_numbers,
    check_bishop_colours,
    check_letters,
    check_game_position,
};

} // namespace

void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* /*resolved*/) {
    check_context context(record, description, checks, findings, bounds);
    for (const check_rule rule : tree_rules)
        rule(context);
    check_board_of_game(context, findings.empty());
    context.finish();
    drop_consequences(record, findings);
}

} // namespace ctlpgn::ctl_pgn
