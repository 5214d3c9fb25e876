// What mail programs have put around a game.
#include "lint/fixes/shared_fixes.hpp"

namespace ctlpgn {

// From all lines of the game: anyone who quotes a game quotes the lines of its comments as well.
std::optional<fix> fix_quoted_lines(const fix_context& context, const finding& found) {
    fix made = no_edits(found, "remove the marks from all lines");
    for (std::size_t at = found.where.begin; at < context.text.size();) {
        const std::size_t end = std::min(context.text.find_first_not_of("> ", at), context.text.size());
        if (context.at(at) == '>')
            made.edits.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)}, ""});
        const std::size_t line_end = context.text.find_first_of("\r\n", at);
        at = line_end == std::string_view::npos ? context.text.size() : line_end + 1;
    }
    return made;
}

} // namespace ctlpgn
