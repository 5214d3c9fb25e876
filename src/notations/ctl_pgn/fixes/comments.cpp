// Comments: where they stand, whose they are, and the older dialect of their references.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "tree/around.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// Spaces before a brace, or dots that show its depth, which go with it to the new line.
span gap_before(const fix_context& context, std::uint32_t at) {
    std::uint32_t begin = at;
    while (begin != 0 && context.text[begin - 1] == '.')
        --begin;
    const span blanks = context.blanks_before(begin);
    return blanks.empty() ? context.blanks_before(at) : blanks;
}

// After the move, where it stands between White's ply, which it is on then, and Black's.
proposed move_after(const game_fixes& context, const finding& of, const ply& black) {
    const comment* const moved = context.comment_around(of.where);
    const std::uint32_t end = black.whole().end;
    if (moved == nullptr || !context.ends_line(end))
        return std::nullopt;
    const std::string opening = moved->generated ? "{: @W: " : "{ @W: ";
    const std::string text = moved->mark.empty() ? opening + std::string(context.raw(moved->text)) + " }"
                                                 : std::string(context.raw(moved->where));
    fix made = rewrite(of, {context.blanks_before(of.where.begin).begin, of.where.end}, "",
                       "write it after the move");
    made.edits.push_back({{end, end}, context.line_end + text});
    return made;
}

} // namespace

proposed fix_comment_in_line(const game_fixes& context, const finding& of) {
    const node on = ply_around(context.read, of.where.begin);
    if (on != no_node && is_move_continued(context.read, context.read.plies[on]))
        return move_after(context, of, context.read.plies[context.read.plies[on].next]);
    fix made =
        rewrite(of, gap_before(context, of.where.begin), context.line_end, "begin a new line before it");
    if (!context.ends_line(of.where.end) && context.at(context.blanks_after(of.where.end).end) != '{') {
        made.edits.push_back({context.blanks_after(of.where.end), context.line_end});
        made.title = "give it a line of its own";
    }
    return made;
}

proposed fix_text_after_comment(const game_fixes& context, const finding& of) {
    if (!of.where.empty())
        return std::nullopt;
    const std::uint32_t begin = context.blanks_before(of.where.begin).begin;
    return rewrite(of, {begin, context.blanks_after(of.where.begin).end}, context.line_end,
                   "begin a new line");
}

proposed fix_missing_mark_colon(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, end_of(of.where), ":", "write a colon after it");
}

proposed fix_several_parts(const game_fixes& context, const finding& of) {
    const comment* const part = context.comment_around(of.where);
    const std::size_t last = context.text.find_last_not_of(" \t\r\n", of.where.begin - 1);
    if (part == nullptr || last == std::string_view::npos)
        return std::nullopt;
    const auto begin = static_cast<std::uint32_t>(last + 1);
    return rewrite(of, {begin, of.where.begin}, " }" + context.line_end + (part->generated ? "{: " : "{ "),
                   "begin a comment of its own");
}

// {# becomes {: and {#W: becomes {: @W:
proposed fix_catalan_generated_mark(const game_fixes& context, const finding& of) {
    const std::string_view mark = context.raw(of.where);
    if (mark.size() == 1)
        return rewrite(of, of.where, ":", "write :");
    const std::string letter(1, mark[1] == 'W' ? 'W' : 'B');
    return rewrite(of, of.where, ": @" + letter + ":", "write : @" + letter + ":");
}

proposed fix_catalan_player_mark(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, begin_of(of.where), " ", "write a space before it");
}

proposed fix_catalan_black_letter(const game_fixes& context, const finding& of) {
    const std::string letter(1, context.raw(of.where) == "w" ? 'W' : 'B');
    return rewrite(of, of.where, letter, "write " + letter);
}

// #.16 becomes #16, #14[2] becomes #14.2, and #14[2]@N becomes #14[#14.2]@B.
proposed fix_catalan_reference(const game_fixes& context, const finding& of) {
    const game& game = context.read;
    const auto written = std::ranges::lower_bound(game.references, of.where.begin, {},
                                                  [](const reference& each) { return each.where.begin; });
    if (written == game.references.end() || written->where != of.where)
        return std::nullopt;
    std::string text(1, '#');
    text += std::to_string(written->number);
    if (written->step_count != 0) {
        const reference_step& step = game.steps[written->first_step];
        const std::string label = std::to_string(step.label);
        if (written->kind == reference_kind::variation)
            text.append(".").append(label);
        else
            text.append("[#").append(std::to_string(step.number)).append(".").append(label).append("]");
    }
    if (written->kind == reference_kind::move && written->player != spoken_of::nobody)
        text += written->player == spoken_of::white ? "@W" : "@B";
    std::string title = "write " + text;
    return rewrite(of, of.where, std::move(text), std::move(title));
}

} // namespace ctlpgn::ctl_pgn
