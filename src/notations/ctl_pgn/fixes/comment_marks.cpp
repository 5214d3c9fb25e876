// Whose ply a comment is on.
#include "notations/ctl_pgn/fixes/fixes.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// One that shares its braces with no other; such parts follow each other.
bool stands_alone(const game& in, const comment& of) {
    const comment* const first = in.comments.data();
    const comment* const last = first + in.comments.size() - 1;
    return (&of == first || (&of - 1)->where != of.where) && (&of == last || (&of + 1)->where != of.where);
}

} // namespace

proposed name_other_player(const game_fixes& context, const finding& of, std::uint32_t mark) {
    if (context.at(mark) != '@')
        return std::nullopt;
    const std::string other(1, context.at(mark + 1) == 'W' ? 'B' : 'W');
    return rewrite(of, {mark + 1, mark + 2}, other, std::string("write @").append(other));
}

// Its text after that of the first.
proposed fix_misspelt_player_mark(const game_fixes& context, const finding& of) {
    const bool is_glued = context.at(of.where.end) != ' ' && context.at(of.where.end) != '\n';
    return rewrite(of, of.where, of.expected + (is_glued ? " " : ""),
                   std::string("write ").append(of.expected));
}

proposed fix_repeated_comment(const game_fixes& context, const finding& of) {
    if (of.related.empty())
        return std::nullopt;
    const comment* const first = context.comment_around(of.related.front().where);
    const comment* const second = context.comment_around(of.where);
    if (first == nullptr || second == nullptr || second->text.empty() ||
        first->where.end > second->where.begin || !stands_alone(context.read, *first) ||
        !stands_alone(context.read, *second))
        return std::nullopt;
    fix made = rewrite(of, end_of(first->text), std::string(" ").append(context.raw(second->text)),
                       "join the two comments");
    made.edits.push_back({context.with_surroundings(second->where), ""});
    return made;
}

// On the other player's.
proposed fix_comment_without_ply(const game_fixes& context, const finding& of) {
    return of.where.size() < 2 ? std::nullopt : name_other_player(context, of, of.where.begin);
}

proposed fix_mark_without_move(const game_fixes& context, const finding& of) {
    if (!context.raw(of.where).starts_with('@'))
        return std::nullopt;
    return rewrite(of, {of.where.begin, context.blanks_after(of.where.end).end}, "", "remove the mark");
}

} // namespace ctlpgn::ctl_pgn
