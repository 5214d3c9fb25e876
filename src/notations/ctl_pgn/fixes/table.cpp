// Gives findings their fixes by the rules (ctl_pgn.rules), and removes fixes that other findings contradict.
#include "lint/fixes/guesses.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/fix_rows.hpp"
#include "notations/ctl_pgn/fixes/contradictions.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/recurring.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

const ply* game_fixes::last_ply() const {
    if (last_ply_)
        return *last_ply_;
    const ply* last = nullptr;
    for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
        if (read.plies[at].kind != ply_kind::missing)
            last = &read.plies[at];
    last_ply_ = last;
    return last;
}

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    const game_fixes context(record, description);
    add_joined_remedies<game_fixes>(context, fix_rows, recurrence, wanted, findings);
    drop_contradicted(record, findings);
    drop_spelling_of_unread(record, findings);
    doubt_fixes_beside_skipped_text(
        record, findings,
        {codes::missing_number, codes::missing_dot, codes::missing_end_mark, codes::glued_end_mark,
         codes::result_on_move_line, codes::mixed_move_lines},
        {codes::unexpected_text, codes::stray_parenthesis, codes::unclosed_variation, codes::unreadable_ply,
         codes::missing_origin, codes::missing_separator, codes::missing_destination, codes::not_a_hex});
}

} // namespace ctlpgn::ctl_pgn
