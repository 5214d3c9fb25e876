// L001 to L020: what the linter says about its own directives and profiles.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info lint_directives[] = {
    {code::unreadable_suppression, warning, "unreadable-suppression",
     "expected a comment such as {: lint-ignore[S005]: reason }, {detail}",
     "A comment that excuses findings begins with a colon and the word lint-ignore; then come the codes in "
     "brackets, parted by commas, a colon, and the reason. This one is written otherwise, so that nobody can "
     "tell what it is to excuse, and it excuses nothing. Write it in this form, or delete it.",
     moves, "1. G7-G13 :\n{: lint-ignore S005: as it was printed }",
     "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"},

    {code::suppression_without_reason, warning, "suppression-without-reason",
     "no reason is given for this lint-ignore, so it excuses nothing",
     "Who reads the game later should know why a finding is no fault in it, or else the excuse will outlive "
     "its cause. An excuse without a reason has no effect. Write a few words behind the colon that follows "
     "the brackets.",
     moves, "1. G7-G13 :\n{: lint-ignore[S005]: }", "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"},

    {code::unknown_suppressed_code, warning, "unknown-suppressed-code",
     "no diagnostic has the code or the name {found}{detail}",
     "In the brackets stand codes such as S005, or names such as foreign-hyphen, parted by commas. No "
     "diagnostic is called as this one says, so nothing is excused by it; the others in the same brackets "
     "hold. The command \"ctlpgn rules\" lists all codes and names.",
     moves, "1. G7-G13 :\n{: lint-ignore[S999]: as it was printed }",
     "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }"},

    {code::unused_suppression, warning, "unused-suppression", "{found} excuses nothing here",
     "An excuse before the first move reaches the whole game, or the whole variation; on a move it reaches "
     "what stands between it and the next one; after the result what stands there. Nothing with this code "
     "was found within reach: the fault was mended, or the excuse stands in the wrong place, or has the "
     "wrong "
     "code. Delete it, or move it to where the fault is.",
     moves, "1. G7-G13 :\n{: lint-ignore[S005]: as it was printed }",
     "1. G7–G13 :\n{: lint-ignore[S005]: as it was printed }", unsafe},

    {code::not_for_minimum_reader, error, "not-for-minimum-reader", "a minimum reader does not read {detail}",
     "The format asks of the simplest reader only that it reads tags and moves; it need not know variations, "
     "comments, and letters that Redefine changes. With --profile minimal each of these is reported once a "
     "game. Leave them out of files that are meant for such readers: take away comments and variations, and "
     "write the pieces with their standard letters.",
     moves, "{ A quiet start. }\n1. G7-G13 :", "1. G7-G13 :"},
};

} // namespace ctlpgn::catalogue_rows
