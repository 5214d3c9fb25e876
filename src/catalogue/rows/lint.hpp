// L: the linter's own directives and profiles.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info lint_rows[] = {
    {code::unreadable_suppression,
     warning,
     "unreadable-suppression",
     "malformed suppression: expected \": lint-ignore[S005]: reason\", {fault}",
     "A comment that suppresses diagnostics begins with a colon and the word lint-ignore; then come the "
     "codes in brackets, separated by commas, a colon, and the reason. This one is written differently, so "
     "it suppresses nothing. Write it in this form, or delete it.",
     never,
     {}},

    {code::suppression_without_reason,
     warning,
     "suppression-without-reason",
     "suppression without a reason, which has no effect",
     "Later readers should know why a diagnostic does not apply here, or else the suppression will outlive "
     "its cause. A suppression without a reason has no effect. Write a few words after the colon that "
     "follows the brackets.",
     never,
     {}},

    {code::unknown_suppressed_code,
     warning,
     "unknown-suppressed-code",
     "suppression of an unknown code or name {found}{guess?}",
     "The brackets contain codes such as S005, or names such as foreign-hyphen, separated by commas. This "
     "is not one of them, so it suppresses nothing; the others in the same brackets count. The beginning of "
     "a code, such as S or S01, is not enough here, nor is ALL. The command \"ctlpgn rules\" lists all "
     "codes and names.",
     never,
     {}},

    {code::unused_suppression,
     warning,
     "unused-suppression",
     "unused suppression: nothing here is reported as {found}",
     "A suppression before the first move reaches the whole game, or the whole variation; on a move it "
     "reaches everything up to the next one; after the result, everything there. Nothing with this code was "
     "found within reach: the fault was fixed, or the suppression is in the wrong place or has the wrong "
     "code. Delete it, or move it to where the fault is.",
     unsafe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
