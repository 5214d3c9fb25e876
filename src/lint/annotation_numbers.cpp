// The numbers of annotations are those of PGN (English document, References within comments).
#include "lint/shared_rules.hpp"

#include <charconv>

namespace ctlpgn {

namespace {

// PGN standard, 10: Numeric Annotation Glyphs. The rest up to 255 is reserved.
constexpr unsigned last_defined = 139;

// As written: the tree holds no more than 255.
unsigned written_number(std::string_view reference) {
    unsigned number = 0;
    std::from_chars(reference.data() + 1, reference.data() + reference.size(), number);
    return number;
}

} // namespace

void check_annotation_numbers(check_context& context) {
    for (const reference& each : context.read.references)
        if (each.kind == reference_kind::nag && written_number(context.raw(each.where)) > last_defined)
            context.report(code::unknown_annotation, each.where);
}

} // namespace ctlpgn
