// Plies, and the text between them.
#include "lint/fixes/shared_fixes.hpp"

#include <optional>
#include <string>

namespace ctlpgn {

namespace {

// From the previous ply to the repeated number of the reply; nothing if that ply already says that there is
// no reply, or if there is no space before the reply.
std::optional<span> before_numbered_reply(const fix_context& context, const finding& found) {
    if (found.at_ply == no_node || found.at_ply == 0)
        return std::nullopt;
    const ply& before = context.read.plies[found.at_ply - 1];
    const ply& reply = context.read.plies[found.at_ply];
    const std::string_view whole = context.raw(before.whole());
    if (whole.ends_with("...") || whole.ends_with("…") || context.blanks_before(reply.begin).empty())
        return std::nullopt;
    return span{before.whole().end, reply.number_begin};
}

} // namespace

// At the end of a line, another move of the first player may have the wrong number.
std::optional<fix> fix_numbered_reply(const fix_context& context, const finding& found,
                                      const reply_words& written) {
    const std::optional<span> between = before_numbered_reply(context, found);
    if (!between)
        return std::nullopt;
    const ply& reply = context.read.plies[found.at_ply];
    const bool is_bare = context.raw(*between).find_first_not_of(written.blanks) == std::string_view::npos;
    fix made = is_bare ? rewrite(found, {between->begin, reply.begin}, std::string(written.parting),
                                 std::string(written.title))
                       : rewrite(found, begin_of(reply.text()), std::string(written.ellipsis), "write ...");
    made.safe = made.safe && reply.next != no_node;
    return made;
}

std::optional<fix> guess(const finding& found, const std::string& meant) {
    if (meant.empty())
        return std::nullopt;
    fix made = rewrite(found, meant);
    made.safe = false;
    return made;
}

std::optional<fix> fix_by_removing(const fix_context& context, const finding& found) {
    return rewrite(found, context.with_surroundings(found.where), "", "remove it");
}

} // namespace ctlpgn
