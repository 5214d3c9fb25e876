// Whose ply a comment is on.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "text/ascii.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// A comment with its own braces; parts that share braces follow each other.
bool is_alone(const game& record, const comment& asked) {
    const comment* const first = record.comments.data();
    const comment* const last = first + record.comments.size() - 1;
    return (&asked == first || (&asked - 1)->where != asked.where) &&
           (&asked == last || (&asked + 1)->where != asked.where);
}

} // namespace

proposed name_other_player(const game_fixes& context, const finding& found, std::uint32_t mark) {
    if (context.at(mark) != '@')
        return std::nullopt;
    const std::string other(1, context.at(mark + 1) == 'W' ? 'B' : 'W');
    return rewrite(found, {mark + 1, mark + 2}, other, std::string("write @").append(other));
}

// (at)W: and [at]W: are how web pages hide the sign from harvesters of addresses, and mean nothing else.
proposed fix_misspelt_player_mark(const game_fixes& context, const finding& found) {
    if (found.expected.empty())
        return std::nullopt;
    const std::string_view written = context.raw(found.where);
    const bool is_glued = context.at(found.where.end) != ' ' && context.at(found.where.end) != '\n';
    fix made = rewrite(found, found.where, found.expected + (is_glued ? " " : ""),
                       std::string("write ").append(found.expected));
    made.safe = (written.starts_with("(at)") || written.starts_with("[at]")) &&
                written.ends_with(std::string_view(found.expected).substr(1));
    return made;
}

// Its text after that of the first.
proposed fix_repeated_comment(const game_fixes& context, const finding& found) {
    if (found.related.empty())
        return std::nullopt;
    const comment* const first = context.comment_around(found.related.front().where);
    const comment* const second = context.comment_around(found.where);
    if (first == nullptr || second == nullptr || second->text.empty() ||
        first->where.end > second->where.begin || !is_alone(context.read, *first) ||
        !is_alone(context.read, *second))
        return std::nullopt;
    // Other text between them may separate their subjects.
    const std::string_view between =
        trimmed(context.raw({first->where.end, second->where.begin}), white_space);
    if (!between.empty() && between.front() != '{' && between.front() != '(')
        return std::nullopt;
    if (context.raw(first->text) == context.raw(second->text))
        return rewrite(found, context.with_surroundings(second->where), "", "remove what is said twice");
    fix made = rewrite(found, end_of(first->text), std::string(" ").append(context.raw(second->text)),
                       "join the two comments");
    made.edits.push_back({context.with_surroundings(second->where), ""});
    return made;
}

// On the other player's.
proposed fix_comment_without_ply(const game_fixes& context, const finding& found) {
    return found.where.size() < 2 ? std::nullopt : name_other_player(context, found, found.where.begin);
}

proposed fix_mark_without_move(const game_fixes& context, const finding& found) {
    if (!context.raw(found.where).starts_with('@'))
        return std::nullopt;
    return rewrite(found, {found.where.begin, context.blanks_after(found.where.end).end}, "",
                   "remove the mark");
}

} // namespace ctlpgn::ctl_pgn
