// Escapes in the values of tags.
#include "lint/fixes/shared_fixes.hpp"
#include "tree/tag_escapes.hpp"

namespace ctlpgn {

fix escape_quotes(const fix_context& context, const finding& found, span value) {
    fix made = no_edits(found, "write a backslash before each quotation mark");
    const std::string_view written = context.raw(value);
    for (std::uint32_t i = 0; i != written.size(); ++i) {
        const span here = {value.begin + i, value.begin + i};
        if (written[i] == '"')
            made.edits.push_back({here, "\\"});
        else if (is_escape(written, i))
            ++i;
    }
    return made;
}

std::optional<fix> fix_lone_backslash(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, end_of(found.where), "\\", "write a second backslash");
}

} // namespace ctlpgn
