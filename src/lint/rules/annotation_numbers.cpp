// The numbers of annotations are those of PGN.
#include "lint/rules/shared_rules.hpp"

namespace ctlpgn {

namespace {

// PGN standard, 10: Numeric Annotation Glyphs. The rest up to 255 is reserved.
constexpr unsigned last_defined = 139;

} // namespace

void check_annotation_numbers(check_context& context) {
    for (const reference& each : context.read.references)
        if (each.kind == reference_kind::nag && each.nag > last_defined)
            context.report(code::unknown_annotation, each.where);
}

} // namespace ctlpgn
