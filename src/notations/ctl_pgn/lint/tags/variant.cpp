// Which game the Variant tag names.
#include "ctlpgn/tags.hpp"
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

void check_variant(check_context& context) {
    const auto found = [&context] {
        for (const tag& each : context.read.tags)
            if (find_tag(context.raw(each.name)) == tag_name::variant)
                return &each;
        return static_cast<const tag*>(nullptr);
    }();
    if (found == nullptr || !has_both_ends(context.read, *found))
        return;
    std::string unescaped;
    const variant_value value = read_variant(tag_value(context.read, *found, unescaped));
    switch (value.is) {
    case game_variant::other:
        context.report(codes::unknown_variant, found->value.empty() ? found->where : found->value);
        return;
    case game_variant::grand: context.report(codes::unsupported_variant, found->value); break;
    case game_variant::regular:
    case game_variant::none: break;
    }
    if (value.typographic)
        context.report(codes::variant_apostrophe, found->value);
}

} // namespace ctlpgn::ctl_pgn
