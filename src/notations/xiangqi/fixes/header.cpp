#include "notations/xiangqi/fixes/header.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

// Spaces before it on its line, also wide ones, stay with the text that they indent.
std::uint32_t line_begin(const fix_context& context, std::uint32_t at) {
    const std::size_t end = context.text.substr(0, at).find_last_of("\n\r");
    const auto begin = static_cast<std::uint32_t>(end == std::string_view::npos ? 0 : end + 1);
    const std::string before = narrowed(context.raw({begin, at}));
    return before.find_first_not_of(" \t") == std::string::npos ? begin : at;
}

} // namespace

// A bare list of moves lacks everything around them: the finding shows what opens it.
proposed fix_missing_game(const fix_context& context, const finding& found) {
    const std::uint32_t begin = line_begin(context, found.where.begin);
    const std::string line = "GAME" + context.line_end;
    if (found.expected.empty())
        return rewrite(found, {begin, begin}, line, "insert GAME");
    const std::string format = format_text(meant_format(context.read));
    const std::uint32_t end = context.end_before(static_cast<std::uint32_t>(context.text.size()));
    fix made = no_edits(found, "write what is around the moves of a game");
    made.edits.push_back({{begin, begin},
                          (format.empty() ? "" : "FORMAT " + format + context.line_end) + line +
                              found.expected + context.line_end});
    if (context.at(end - 1) != '}')
        made.edits.push_back({{end, end}, context.line_end + "}"});
    return made;
}

// Up to the end of the game.
proposed fix_missing_start(const fix_context& context, const finding& found) {
    const std::uint32_t begin = line_begin(context, found.where.begin);
    const std::uint32_t end = context.end_before(static_cast<std::uint32_t>(context.text.size()));
    fix made = no_edits(found, "write START{ }");
    made.edits.push_back({{begin, begin}, "START{" + context.line_end});
    if (context.at(end - 1) != '}')
        made.edits.push_back({{end, end}, context.line_end + "}"});
    return made;
}

namespace {

// With the edit that makes something else of it where it is.
proposed move_to_header(const fix_context& context, const finding& found, std::uint8_t result,
                        text_edit there) {
    if (context.read.tags.empty())
        return std::nullopt; // until there is a header
    const std::uint32_t end = context.read.tags.back().where.end;
    fix made = no_edits(found, "write it in the line RESULT");
    made.edits.push_back({{end, end}, (context.line_end + "RESULT ").append(header_scores[result])});
    made.edits.push_back(std::move(there));
    return made;
}

} // namespace

// The header has the result already; otherwise it is moved there. In PGN it belongs after the moves, and what
// ends them before it is the fault.
proposed fix_misplaced_result(const fix_context& context, const finding& found) {
    if (is_pgn(context.read))
        return std::nullopt;
    const std::uint8_t meant = result_of(context.raw(found.where));
    if (meant == 0 || meant != context.read.result)
        return std::nullopt;
    if (find_tag(context.read, tag_name::result) == nullptr)
        return move_to_header(context, found, meant, {context.with_surroundings(found.where), ""});
    return rewrite(found, context.with_surroundings(found.where), "", "remove it");
}

// Words that say more than who won are kept in a comment. They begin with how it ended: Black looks lost only
// judges.
proposed fix_result_in_words(const fix_context& context, const finding& found) {
    const std::string_view words = trimmed(context.raw(found.where), "/*#. \t\r\n");
    const std::uint8_t meant = result_of(words);
    const std::size_t second = std::min(words.find(' '), words.size() - 1) + 1;
    if (meant == 0 || words.find_first_of("{}*") != std::string_view::npos ||
        !says_how_it_ended(words.substr(0, words.find(' ', second))))
        return std::nullopt;
    const bool is_plain = score_of_words(words) == header_scores[meant];
    proposed made =
        move_to_header(context, found, meant,
                       is_plain ? text_edit{context.with_surroundings(found.where), ""}
                                : text_edit{found.where, std::string("/* ").append(words).append(" */")});
    if (made)
        made->safe = false;
    return made;
}

proposed fix_keyword_case(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::string_view word = text.substr(0, text.find_first_of(" \t:="));
    const std::uint32_t begin = found.where.begin;
    return rewrite(found, {begin, begin + static_cast<std::uint32_t>(word.size())}, in_capitals(word),
                   "write it in capitals");
}

// 红方: or 【红方】, if it is one of the format's or of PGN.
proposed fix_chinese_keyword(const fix_context& context, const finding& found) {
    const auto written = std::ranges::find_if(context.read.tags, [&found](const tag& each) {
        return each.where.begin >= found.where.begin && each.where.end <= found.where.end;
    });
    if (written == context.read.tags.end())
        return std::nullopt;
    const std::string keyword = written_keyword(context.raw(written->name));
    if (is_beyond_ascii(keyword.front()))
        return std::nullopt;
    const bool is_empty = written->value.empty();
    return rewrite(found, {found.where.begin, is_empty ? found.where.end : written->value.begin},
                   is_empty ? keyword : keyword + " ", "write " + keyword);
}

proposed fix_keyword_sign(const fix_context& context, const finding& found) {
    const bool is_apart =
        !context.blanks_after(found.where.end).empty() || context.ends_line(found.where.end);
    return rewrite(found, found.where, is_apart ? "" : " ", "remove the sign");
}

proposed fix_capitals(const fix_context& context, const finding& found) {
    const std::string_view form = form_called(context.raw(found.where));
    return rewrite(found, form.empty() ? in_capitals(context.raw(found.where)) : std::string(form));
}

proposed fix_small_letters(const fix_context& context, const finding& found) {
    return rewrite(found, in_small_letters(context.raw(found.where)));
}

// By its letters: comment{ is COM{.
proposed fix_lower_case_word(const fix_context& context, const finding& found) {
    const std::string text = in_capitals(context.raw(found.where));
    const bool is_set_up = text.find('U') != std::string::npos;
    return rewrite(found, text.starts_with('C')   ? "COM"
                          : text.starts_with('V') ? "VAR"
                          : is_set_up             ? "SETUP"
                                                  : "START");
}

// The form that all moves of the first game are in; it applies to the other games of the file, too.
proposed fix_foreign_form(const fix_context& context, const finding& found) {
    const game& record = context.read;
    const std::optional<move_form> meant = common_form(record);
    // A single half-move shows little of other games.
    if (record.offset != 0 || !meant || record.plies.size() < 2)
        return std::nullopt;
    const std::string name(form_names[static_cast<std::size_t>(*meant)]);
    if (const tag* const format = find_tag(record, tag_name::format); format != nullptr)
        return rewrite(found, format->value, name, "write FORMAT " + name);
    const bool is_marked = record.text.starts_with(utf8::byte_order_mark);
    const auto begin = static_cast<std::uint32_t>(is_marked ? utf8::byte_order_mark.size() : 0);
    return rewrite(found, {begin, begin}, "FORMAT " + name + context.line_end, "write FORMAT " + name);
}

proposed fix_date(const fix_context& context, const finding& found) {
    if (found.id == codes::unclear_date || found.id == codes::partial_date)
        return fix_date_form(context, found, '-');
    const written_date date = date_of(context.raw(found.where));
    if (date.year.empty() || date.month.empty() || date.day.empty())
        return std::nullopt;
    return rewrite(found, std::string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day));
}

// It may be the reason, without its parentheses. Another result contradicts the first.
proposed fix_text_after_value(const fix_context& context, const finding& found) {
    const tag* const written = find_tag(context.read, tag_name::result);
    const bool is_result = written != nullptr && written->value.begin <= found.where.begin &&
                           found.where.end <= written->value.end;
    if (!is_result)
        return fix_by_removing(context, found);
    const std::string_view text = context.raw(found.where);
    if (result_of(text) != 0)
        return std::nullopt;
    return rewrite(found, "(" + std::string(text) + ")");
}

// Within a value the word may belong to it.
proposed fix_keyword_inside_line(const fix_context& context, const finding& found) {
    const span blanks = context.blanks_before(found.where.begin);
    fix made = rewrite(found, {blanks.begin, found.where.begin}, context.line_end, "start a new line");
    made.safe = found.where.empty();
    return made;
}

proposed fix_side(const fix_context& context, const finding& found) {
    return rewrite(found, capital(context.at(found.where.begin)) == 'B' ? "BLACK" : "RED");
}

// SETUP Ke0; kd9; MOVE 1, RED
proposed fix_bare_set_up(const fix_context& context, const finding& found) {
    const tag* const written = find_tag(context.read, tag_name::set_up);
    if (written == nullptr || written->where.begin != found.where.begin)
        return std::nullopt;
    fix made = no_edits(found, "write it in braces");
    made.edits.push_back({end_of(written->name), "{"});
    made.edits.push_back({end_of(written->value), " }"});
    return made;
}

// R+Resign
proposed fix_server_result(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::string score = text.starts_with('R') ? "1-0" : "0-1";
    const std::string reason(text.size() > 2 ? text.substr(2) : std::string_view());
    return rewrite(found, reason.empty() ? score : score + " (" + reason + ")");
}

proposed fix_unclosed_reason(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, end_of(found.where), ")", "insert )");
}

proposed fix_score(const fix_context& context, const finding& found) {
    std::string score(context.raw(found.where));
    std::erase_if(score, [](char each) { return each == ' ' || each == '\t'; });
    return rewrite(found, score);
}

proposed fix_unknown_result(const fix_context& context, const finding& found) {
    const std::string score = score_of_words(context.raw(found.where));
    return score.empty() ? std::nullopt : proposed(rewrite(found, score));
}

} // namespace ctlpgn::xiangqi
