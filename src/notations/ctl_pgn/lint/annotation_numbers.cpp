// The numbers of annotations are those of PGN.
#include "lint/context.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "record/glyph_meanings.hpp"

namespace ctlpgn::ctl_pgn {

void check_annotation_numbers(check_context& context) {
    for (const reference& each : context.read.references)
        if (each.kind == reference_kind::nag && each.nag > record::last_standard_glyph)
            context.report(code::unknown_annotation, each.where);
}

} // namespace ctlpgn::ctl_pgn
