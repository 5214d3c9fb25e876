#include "notations/diplomat/fixes/texts.hpp"

#include "lint/fixes/enclosed.hpp"
#include "lint/rules/results.hpp"
#include "notations/diplomat/tags.hpp"
#include "notations/diplomat/words.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/dates.hpp"
#include "text/full_width.hpp"
#include "text/ratings.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>

namespace ctlpgn::diplomat {

namespace {

bool names_cell(std::string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i)
        if (text[i] >= '1' && text[i] <= '3' && find_cell(text.substr(i - 1, 2)))
            return true;
    return false;
}

// Without the colon before it: after a brace, that would say that a program wrote the text.
std::string_view said_in(std::string_view text) {
    return trimmed(text.substr(std::min(text.find_first_not_of(": \t"), text.size())));
}

// Moves that were played must not end up in a comment.
proposed in_braces(const fix_context& context, const finding& found, span where, std::string_view text) {
    if (text.find_first_of("{}") != std::string_view::npos || may_be_played(text) || said_in(text).empty())
        return std::nullopt;
    const bool is_glued =
        where.begin != 0 && white_space.find(context.at(where.begin - 1)) == std::string_view::npos;
    return rewrite(found, where, (is_glued ? " " : "") + enclosed('{', said_in(text), '}'),
                   "put it between braces");
}

// Without the signs of other comments around it.
std::string_view without_frame(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> frames[] = {{"/*", "*/"}, {"(", ")"}, {"", "}"}};
    for (const auto& [open, close] : frames)
        if (text.size() >= open.size() + close.size() && text.starts_with(open) && text.ends_with(close))
            return text.substr(open.size(), text.size() - open.size() - close.size());
    return text;
}

// 1-   0   "Diplomat"]
bool may_be_result_or_tag(std::string_view text) {
    return text.find_first_not_of("0123456789-/* \t") == std::string_view::npos ||
           (text.ends_with(']') && text.find('"') != std::string_view::npos);
}

proposed fix_text_as_comment(const fix_context& context, const finding& found) {
    // {agreed {both} tired}: the braces of one comment.
    const std::uint32_t before = context.end_before(found.where.begin);
    const bool is_end_of_comment =
        context.raw(found.where).ends_with('}') && before != 0 && context.at(before - 1) == '}';
    if (is_end_of_comment || may_be_result_or_tag(context.raw(found.where)))
        return std::nullopt;
    return in_braces(context, found, found.where, without_frame(context.raw(found.where)));
}

} // namespace

bool may_be_played(std::string_view text) {
    constexpr std::size_t shortest_word = 3;
    std::size_t letters = 0; // of the word so far
    bool has_result = false;
    for (std::size_t at = 0; at != text.size(); ++at) {
        letters = may_be_letter(text[at]) ? letters + 1 : 0;
        if (letters == shortest_word)
            return false;
        has_result =
            has_result || (at > 1 && is_digit(text[at - 2]) && text[at - 1] == '-' && is_digit(text[at]));
    }
    return has_result || names_cell(text);
}

// Text with cells or parentheses may have been meant as moves, and words that say who has won as the result.
proposed fix_line_comment(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where).substr(1);
    if (context.read.result == 0 && find_result(trimmed(text)) != 0)
        return std::nullopt;
    proposed made = in_braces(context, found, found.where, text);
    if (made)
        made->safe = made->safe && text.find_first_of("()") == std::string_view::npos && !names_cell(text);
    return made;
}

// The same result again.
proposed fix_text_after_result(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    if (text.starts_with("--")) {
        fix made = rewrite(found, context.with_surroundings(found.where), "", "remove the signature");
        made.safe = false;
        return made;
    }
    if (std::ranges::find(words.results, text) == words.results.end())
        return fix_text_as_comment(context, found);
    if (text != words.results[context.read.result])
        return std::nullopt;
    return rewrite(found, {context.blanks_before(found.where.begin).begin, found.where.end}, "", "remove it");
}

proposed fix_unclosed_comment(const fix_context& context, const finding& found) {
    return close_comment(context, found, "}");
}

namespace {

// I-0: read as text it would be hidden in a comment.
proposed fix_misread_result(const fix_context& context, const finding& found, std::uint8_t meant) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    if (context.read.result != 0 || plies.empty() || found.where.begin < plies.back().begin)
        return std::nullopt;
    const std::string_view text = context.raw(found.where);
    const bool says_more = find_plain_result(text) == 0 && std::ranges::any_of(text, may_be_letter);
    const std::string written(words.results[meant]);
    fix made = rewrite(found, found.where, (says_more ? enclosed('{', text, '}') + " " : "") + written,
                       std::string("write ").append(written));
    made.safe = false;
    return made;
}

// Dm2 (!)   (!)Dm2: of the ply that it is written beside.
proposed fix_said_rating(const fix_context& context, const finding& found, std::string_view rating) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto next = std::ranges::lower_bound(plies, found.where.end, {}, &ctlpgn::ply::begin);
    const span gap = context.blanks_before(found.where.begin);
    const auto is_unrated = [](const ctlpgn::ply& each) { return each.whole().end == each.text().end; };
    if (next != plies.begin() && std::prev(next)->whole().end == gap.begin && is_unrated(*std::prev(next)))
        return rewrite(found, {gap.begin, found.where.end}, std::string(rating));
    if (next == plies.end() || next->begin != found.where.end || !is_unrated(*next))
        return std::nullopt;
    fix made = rewrite(found, found.where, "", "write it after the half-move");
    made.edits.push_back({end_of(next->text()), std::string(rating)});
    return made;
}

} // namespace

// Between the plies of a move it comes after their comma. Signs alone have no meaning.
proposed fix_unexpected_text(const fix_context& context, const finding& found) {
    if (context.raw(found.where).find_first_not_of(",;.") == std::string_view::npos) {
        fix made = rewrite(found, found.where, "", "remove it");
        made.safe = made.safe || found.at_ply == no_node;
        return made;
    }
    if (const std::uint8_t meant = find_result(context.raw(found.where)); meant != 0)
        if (proposed made = fix_misread_result(context, found, meant))
            return made;
    if (find_plain_result(context.raw(found.where)) != 0)
        return std::nullopt;
    if (const std::string_view rating = said_rating(context.raw(found.where)); !rating.empty())
        return fix_said_rating(context, found, rating);
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto next = std::ranges::lower_bound(plies, found.where.end, {}, &ctlpgn::ply::number_begin);
    if (next == plies.begin() || next == plies.end() || next->player != ctlpgn::side::black ||
        next->number != 0 || std::prev(next)->next != static_cast<node>(next - plies.begin()))
        return fix_text_as_comment(context, found);
    const span between{std::prev(next)->whole().end, found.where.begin};
    std::string_view text = context.raw(found.where);
    text = said_in(without_frame(text.substr(0, text.find_last_not_of(",;") + 1)));
    if (text.empty() || text.find_first_of("{}") != std::string_view::npos || may_be_played(text))
        return std::nullopt;
    fix made = no_edits(found, "put it between braces");
    if (context.raw(between).find(',') == std::string_view::npos)
        made.edits.push_back({begin_of(between), ","});
    const std::uint32_t comma = context.blanks_after(found.where.end).end;
    const std::uint32_t end = context.at(comma) == ',' ? comma + 1 : found.where.end;
    made.edits.push_back({{found.where.begin, end}, enclosed('{', text, '}')});
    return made;
}

// Words that say more than who won are kept in a comment.
proposed fix_result(const fix_context& context, const finding& found) {
    const std::uint8_t meant = context.read.result;
    const tag* const named = find_result_tag(context.read, words);
    const std::uint8_t in_tag = named == nullptr ? 0 : read_result(context.raw(named->value), words);
    if (meant == 0 || (in_tag != 0 && in_tag != meant))
        return std::nullopt;
    const std::string written(words.results[meant]);
    const std::string_view text = context.raw(found.where);
    const bool says_more = find_plain_result(narrowed(text)) == 0 && std::ranges::any_of(text, may_be_letter);
    return rewrite(found, found.where, (says_more ? enclosed('{', text, '}') + " " : "") + written,
                   std::string("write ").append(written));
}

// A finding inside a result is reported with the whole result.
proposed fix_hyphen(const fix_context& context, const finding& found) {
    return is_digit(context.at(found.where.begin)) ? fix_result(context, found)
                                                   : fix_foreign_hyphen(context, found);
}

} // namespace ctlpgn::diplomat
