// L: the linter's own directives and profiles.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info lint_rows[] = {
    {code::unreadable_suppression,
     warning,
     "unreadable-suppression",
     "a suppression must read \": lint-ignore[S005]: reason\", {fault}",
     "A comment that suppresses findings begins with a colon and the word lint-ignore; then come the codes "
     "in brackets, separated by commas, a colon, and the reason. This one is written differently, so it "
     "suppresses nothing. Write it in this form, or delete it.",
     never,
     {}},

    {code::suppression_without_reason,
     warning,
     "suppression-without-reason",
     "a suppression must give its reason, and has no effect without one",
     "Those who read the game later should know why a finding is not a fault here, or else the suppression "
     "will outlive its cause. A suppression without a reason has no effect. Write a few words after the "
     "colon that follows the brackets.",
     never,
     {}},

    {code::unknown_suppressed_code,
     warning,
     "unknown-suppressed-code",
     "a suppression must name whole codes such as S005, or names, and none is {found}{guess?}",
     "In the brackets stand codes such as S005, or names such as foreign-hyphen, separated by commas. This "
     "is not one of them, so it suppresses nothing; the others in the same brackets count. The beginning of "
     "a code, such as S or S01, is not enough here, nor is ALL. The command \"ctlpgn rules\" lists all codes "
     "and names.",
     never,
     {}},

    {code::unused_suppression,
     warning,
     "unused-suppression",
     "a suppression must have an effect, and {found} suppresses nothing here",
     "A suppression before the first move reaches the whole game, or the whole variation; on a move it "
     "reaches what stands between it and the next one; after the result what stands there. Nothing with this "
     "code was found within reach: the fault was fixed, or the suppression stands in the wrong place or has "
     "the wrong code. Delete it, or move it to where the fault is.",
     unsafe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
