// The order of comments, and comments that excuse findings.
#include "lint/fixes/shared_fixes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ctlpgn {

// White's comment and the one before it, on Black's ply, change places.
std::optional<fix> fix_comment_order(const fix_context& context, const finding& found) {
    if (found.related.empty())
        return std::nullopt;
    const comment* const first = context.comment_around(found.related.front().where);
    const comment* const second = context.comment_around(found.where);
    if (first == nullptr || second == nullptr || first->where.end > second->where.begin)
        return std::nullopt;
    fix made = no_edits(found, "exchange the two comments");
    made.edits.push_back({first->where, std::string(context.raw(second->where))});
    made.edits.push_back({second->where, std::string(context.raw(first->where))});
    return made;
}

span place_of_closing_sign(std::string_view text, const comment& asked, std::uint32_t end) {
    const std::string_view written = text.substr(asked.where.begin, end - asked.where.begin);
    const bool is_parenthesis =
        written.ends_with(" )") && std::ranges::count(written, ')') > std::ranges::count(written, '(');
    return {is_parenthesis ? end - 1 : end, end};
}

std::optional<fix> close_comment(const fix_context& context, const finding& found, std::string sign) {
    const comment* const unclosed = context.comment_around(found.where);
    if (unclosed == nullptr)
        return std::nullopt;
    const std::uint32_t end = context.end_before(unclosed->where.end);
    return rewrite(found, place_of_closing_sign(context.text, *unclosed, end), std::move(sign),
                   "close the comment before the moves");
}

// The code with its comma; the whole comment if it excuses nothing else.
std::optional<fix> fix_unused_suppression(const fix_context& context, const finding& found) {
    const comment* const around = context.comment_around(found.where);
    if (around == nullptr)
        return std::nullopt;
    const std::string_view text = context.text;
    const auto before = static_cast<std::uint32_t>(text.find_last_not_of(white_space, found.where.begin - 1));
    const auto after = static_cast<std::uint32_t>(text.find_first_not_of(white_space, found.where.end));
    if (context.at(before) == ',')
        return rewrite(found, {before, found.where.end}, "", "remove the code");
    if (context.at(after) == ',') {
        const auto next = static_cast<std::uint32_t>(text.find_first_not_of(white_space, after + 1));
        return rewrite(found, {found.where.begin, next}, "", "remove the code");
    }
    return rewrite(found, context.with_surroundings(around->where), "", "remove the comment");
}

} // namespace ctlpgn
