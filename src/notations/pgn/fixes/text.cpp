// What should not be there, or stands there otherwise.
#include "lint/fixes/enclosed.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/fixes/fixes.hpp"

namespace ctlpgn::pgn {

proposed fix_by_removing(const game_fixes& context, const finding& of) {
    return rewrite(of, context.with_surroundings(of.where), "", "remove it");
}

// From all lines of the game: whoever quotes a game quotes the lines of its comments, too.
proposed fix_mail_quotes(const game_fixes& context, const finding& of) {
    fix made = no_edits(of, "remove the marks from all lines");
    for (std::size_t at = of.where.begin; at < context.text.size();) {
        const std::size_t end = std::min(context.text.find_first_not_of("> ", at), context.text.size());
        if (context.at(at) == '>')
            made.edits.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)}, ""});
        const std::size_t line_end = context.text.find_first_of("\r\n", at);
        at = line_end == std::string_view::npos ? context.text.size() : line_end + 1;
    }
    return made;
}

proposed fix_by_space(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, of.where, " ", "write a space");
}

proposed fix_by_comment(const game_fixes& context, const finding& of) {
    const std::string_view text = context.raw(of.where);
    const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
    if (end == 0 || text.find_first_of("{}") != std::string_view::npos)
        return std::nullopt;
    const span where{of.where.begin, of.where.begin + static_cast<std::uint32_t>(end)};
    return rewrite(of, where, enclosed('{', text.substr(0, end), '}'), "put braces around it");
}

proposed fix_ellipsis(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, of.where, "...", "write three periods");
}

proposed fix_glued_number(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, end_of(of.where), ". ", "write a period and a space after the number");
}

proposed fix_number_punctuation(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, of.where, ".", "write a period");
}

proposed fix_padded_nag(const game_fixes& context, const finding& of) {
    const std::string_view text = context.raw(of.where);
    const std::size_t first = std::min(text.find_first_not_of("$0"), text.size() - 1);
    std::string number(text.starts_with('$') ? 1 : 0, '$');
    number += text.substr(first);
    return rewrite(of, of.where, number, "write " + number);
}

// Those inside of it.
proposed fix_nested_comment(const game_fixes& context, const finding& of) {
    fix made = no_edits(of, "write parentheses inside the comment");
    for (std::uint32_t at = of.where.begin + 1; at + 1 < of.where.end; ++at)
        if (const char c = context.at(at); c == '{' || c == '}')
            made.edits.push_back({{at, at + 1}, c == '{' ? "(" : ")"});
    return made;
}

// All semicolons of the game that stand so.
proposed fix_hidden_moves(const game_fixes& context, const finding& of) {
    fix made = no_edits(of, "remove the semicolons between the moves");
    for (const hiding_comment& each : hiding_comments(context.read))
        for (const std::uint32_t at : each.semicolons)
            made.edits.push_back({{at, at + 1}, " "});
    return made;
}

} // namespace ctlpgn::pgn
