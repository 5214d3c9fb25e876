// Remarks after a ply: ratings, draw offers, and the end of the game.
#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace ctlpgn::ctl_pgn {

namespace {

std::string without_blanks(std::string_view text) {
    std::string result(text);
    std::erase_if(result, [](char c) { return c == ' ' || c == '\t'; });
    return result;
}

// Without spaces, including those of the web and of word processors.
std::string signs_of_remark(std::string_view text) {
    constexpr std::string_view ascii_signs = "?!$(=):0123456789";
    constexpr std::string_view lozenge = "◇";
    constexpr std::array<std::string_view, 2> entities{"&nbsp;", "&#160;"};
    std::string result;
    while (!text.empty()) {
        const auto entity =
            std::ranges::find_if(entities, [text](std::string_view each) { return text.starts_with(each); });
        const bool is_lozenge = text.starts_with(lozenge);
        if (is_lozenge)
            result += lozenge;
        else if (entity == entities.end() && ascii_signs.find(text.front()) != std::string_view::npos)
            result += text.front();
        text.remove_prefix(is_lozenge ? lozenge.size() : entity != entities.end() ? entity->size() : 1);
    }
    return result;
}

} // namespace

std::string end_mark_for(const ply& last) {
    return last.length != last.text_length ? ":" : " :";
}

// The colon after other text, or before the result on its line, is written after the last ply.
proposed fix_late_end_mark(const game_fixes& context, const finding& found) {
    const ply* const last = context.last_ply();
    if (context.raw(found.where) != ":" || last == nullptr || last->whole().end > found.where.begin)
        return std::nullopt;
    fix made =
        rewrite(found, end_of(last->whole()), end_mark_for(*last), "write the colon after the last ply");
    const std::uint32_t after = context.blanks_after(found.where.end).end;
    const bool is_alone = context.ends_line(found.where.end);
    made.edits.push_back(
        {is_alone ? context.with_surroundings(found.where) : span{found.where.begin, after}, ""});
    return made;
}

proposed fix_remark_spacing(const game_fixes& context, const finding& found) {
    if (proposed made = fix_late_end_mark(context, found))
        return made;
    const std::uint32_t begin = context.blanks_before(found.where.begin).begin;
    return rewrite(
        found, {begin, found.where.end},
        std::string(1, ' ').append(signs_of_remark(with_meant(context.raw(found.where), odd_ratings))),
        "write one space");
}

proposed fix_glued_end_mark(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, begin_of(found.where), " ", "write a space before it");
}

proposed fix_bare_nag(const game_fixes& context, const finding& found) {
    const std::string_view digits = context.raw(found.where).substr(1);
    std::size_t nag = 0;
    const bool is_number =
        std::from_chars(digits.data(), digits.data() + digits.size(), nag).ec == std::errc();
    const std::span<const std::string_view> ratings = words.glyphs;
    if (!is_number || nag == 0 || nag >= ratings.size())
        return std::nullopt;
    const std::string sign(ratings[nag]);
    return rewrite(found, sign);
}

proposed fix_rating_form(const game_fixes& context, const finding& found) {
    return rewrite(found, with_meant(odd_rating_in_ascii(context.raw(found.where)), odd_ratings));
}

// Only the colon is redundant.
proposed fix_remark_after_mate(const game_fixes& context, const finding& found) {
    fix made = rewrite(found, found.where, "", "remove the text after the mate");
    made.safe = without_blanks(context.raw(found.where)) == ":";
    return made;
}

proposed fix_missing_end_mark(const game_fixes& context, const finding& found) {
    // If a variation is not closed, the last ply of the game is in it.
    const auto is_open = [&context](const variation& each) {
        return !context.raw(each.where).ends_with(')');
    };
    if (found.at_ply == no_node || std::ranges::any_of(context.read.variations, is_open))
        return std::nullopt;
    const ply& last = context.read.plies[found.at_ply];
    fix made =
        rewrite(found, {last.whole().end, last.whole().end}, end_mark_for(last), "write a colon after it");
    // Without a result as well, the game may have been cut off.
    made.safe = made.safe && context.read.result != 0;
    const tag* const named = find_result_tag(context.read, words);
    if (context.read.result == 0 && named != nullptr && context.raw(named->value) != "*")
        return std::nullopt;
    return made;
}

// If the last ply has no mark, it belongs there.
proposed fix_early_end_mark(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t colon = text.rfind(':');
    const ply* const last = context.last_ply();
    if (colon == std::string_view::npos || last == nullptr || last->whole().begin < found.where.end)
        return std::nullopt;
    const auto at = static_cast<std::uint32_t>(found.where.begin + colon);
    fix made =
        rewrite(found, {context.blanks_before(at).begin, at + 1}, "", "leave the colon to the last ply");
    if (!ends_game(*last) && !is_mate(*last))
        made.edits.push_back({{last->whole().end, last->whole().end}, end_mark_for(*last)});
    return made;
}

proposed fix_moves_after_mate(const game_fixes& context, const finding& found) {
    const std::size_t mark = context.raw(found.where).find('#');
    if (mark == std::string_view::npos)
        return std::nullopt;
    const auto at = static_cast<std::uint32_t>(found.where.begin + mark);
    return rewrite(found, {at, at + 1}, "+", "write + for a check");
}

} // namespace ctlpgn::ctl_pgn
