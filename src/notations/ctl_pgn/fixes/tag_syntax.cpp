// The syntax of tags.
#include "lint/fixes/shared_fixes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/tag_causes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/unread_tags.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view variant_tag = "[Variant \"C'escacs\"]";

bool is_header(const game& record, const tag& named) {
    return record.plies.empty() || named.where.begin < record.plies[0].number_begin;
}

// The last tag before the moves that other tags may follow; null if there is none.
const tag* last_ordinary_tag(const game& record) {
    const tag* last = nullptr;
    for (const tag& each : record.tags) {
        const tag_name name = find_tag(record.raw(each.name));
        if (is_header(record, each) && name != tag_name::redefine && name != tag_name::position)
            last = &each;
    }
    return last;
}

// Everything around the moves of a bare list: tags with unknown values, the mark of the last ply, and the
// result.
proposed frame_moves(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const ply* const last = context.last_ply();
    if (last == nullptr || !last->readable())
        return std::nullopt;
    // Moves after another game that do not begin with move 1 may continue that one.
    if (game.offset != 0 && game.plies[game.main_line.first_ply].number != 1)
        return std::nullopt;
    if (game.result == 0 && says_how_it_ended(context.text.substr(last->whole().end)))
        return std::nullopt;
    const std::size_t end = context.text.find_last_not_of(" \t\r\n") + 1;
    const std::string result(words.results[game.result != 0 ? game.result
                                           : is_mate(*last) ? result_by_mate(last->player)
                                                            : open_result]);
    fix made = no_edits(found, "add the tags of a game of which nothing is known");
    std::string tags = std::string(variant_tag) + context.line_end;
    std::uint8_t place = 1; // the next of the roster
    for (const tag_row& row : tag_rows()) {
        if (row.roster != place)
            continue;
        ++place;
        const std::string_view value = row.name == tag_name::result ? std::string_view(result) : row.unknown;
        tags.append("[").append(row.text).append(" \"").append(value).append("\"]").append(context.line_end);
    }
    made.edits.push_back({begin_of(found.where), tags + context.line_end});
    if (!ends_game(*last) && !is_mate(*last))
        made.edits.push_back({{last->whole().end, last->whole().end}, end_mark_for(*last)});
    if (game.result == 0) {
        const auto at = static_cast<std::uint32_t>(end);
        made.edits.push_back(
            {{at, at}, context.line_end + result + (at == context.text.size() ? context.line_end : "")});
    }
    return made;
}

// A quoted mail, with a mark before each line; a list; a diff.
constexpr std::string_view line_signs = ">-+*|";

proposed unquote(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "remove the signs before each line");
    const std::string_view text = context.text;
    const std::string removed{text.front(), ' '};
    for (std::size_t line = 0; line < text.size();
         line = std::min(text.find('\n', line), text.size() - 1) + 1) {
        if (text[line] == '\n' || text[line] == '\r')
            continue;
        if (text[line] != text.front())
            return std::nullopt;
        const std::size_t end = std::min(text.find_first_not_of(removed, line), text.size());
        made.edits.push_back({{static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(end)}, ""});
    }
    return made.edits.empty() ? proposed() : made;
}

} // namespace

// A game without any tags needs more than its variant.
proposed fix_missing_variant(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    if (!context.text.empty() && line_signs.find(context.text.front()) != std::string_view::npos)
        return unquote(context, found);
    if (!found.where.empty() || !context.begins_line(found.where.begin))
        return std::nullopt;
    if (game.tags.empty())
        return frame_moves(context, found);
    for (const tag& each : game.tags)
        if (closest_tag(context.raw(each.name)) == tag_name::variant) {
            fix made = rewrite(found, each.name, "Variant", "write Variant");
            made.safe = is_same_in_small_letters(context.raw(each.name), "Variant");
            return made;
        }
    return rewrite(found, found.where, std::string(variant_tag) + context.line_end,
                   std::string("add ").append(variant_tag));
}

proposed fix_several_tags(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "begin a new line before each tag");
    for (const tag& each : context.read.tags)
        if (found.where.begin <= each.where.begin && each.where.end <= found.where.end)
            made.edits.push_back({context.blanks_before(each.where.begin), context.line_end});
    return made.edits.empty() ? proposed() : made;
}

proposed fix_text_after_tag(const game_fixes& context, const finding& found) {
    if (proposed made = fix_line_break(context, found))
        return made;
    const std::string_view line = context.raw(found.where);
    const std::string_view text = line.substr(0, line.find_last_not_of(white_space) + 1);
    const bool is_space = length_of_spaces(text) == text.size();
    if ((is_space || text.find_first_not_of(" \t,;\\|*_") == std::string_view::npos) && !text.empty()) {
        const auto end = found.where.begin + static_cast<std::uint32_t>(text.size());
        fix made = rewrite(found, {found.where.begin, end}, "", "remove it");
        made.safe = made.safe || is_space || is_of_empty_cells(text);
        return made;
    }
    if (!found.where.empty())
        return std::nullopt;
    return rewrite(found, context.blanks_before(found.where.begin), context.line_end, "begin a new line");
}

// One space between name and value, none elsewhere.
proposed fix_tag_spacing(const game_fixes& context, const finding& found) {
    if (context.raw(found.where).ends_with(']'))
        return rewrite(found, found.where, "]", "remove the spaces");
    const bool gap = context.at(found.where.end) == '"';
    return rewrite(found, found.where, gap ? " " : "", gap ? "write one space" : "remove the spaces");
}

proposed fix_unquoted_value(const game_fixes& context, const finding& found) {
    return fix_bare_value(context, found);
}

proposed fix_unclosed_quote(const game_fixes& context, const finding& found) {
    const std::uint32_t end = found.where.begin;
    const bool bracket = end != 0 && context.text[end - 1] == ']';
    // Removes the text in place of the mark.
    std::uint32_t begin = bracket ? end - 1 : end;
    for (const std::string_view sign : {"”", "“", "»", "«", "''", "´´", "'", "´", "`"})
        if (context.text.substr(0, begin).ends_with(sign)) {
            begin -= static_cast<std::uint32_t>(sign.size());
            break;
        }
    return rewrite(found, {begin, end}, "\"]", "close the quotation mark");
}

// Name and value are known, whatever is around them.
proposed fix_unreadable_tag(const game_fixes& context, const finding& found) {
    const bool bracket = found.where.begin != 0 && context.at(found.where.begin - 1) == '[';
    const std::string_view line = context.raw(found.where);
    const span whole{bracket ? found.where.begin - 1 : found.where.begin,
                     found.where.begin + static_cast<std::uint32_t>(line.find_last_not_of(white_space) + 1)};
    const std::optional<unread_tag> meant = find_unread_tag(line);
    if (!meant || !context.begins_line(whole.begin) ||
        meant->value.find_first_of("\"\\[]") != std::string_view::npos)
        return std::nullopt;
    for (const tag& each : context.read.tags) // already reported
        if (context.raw(each.name) == meant->name && context.raw(each.value) == meant->value)
            return rewrite(found, context.with_surroundings(whole), "", "remove it");
    std::string text(1, '[');
    text.append(meant->name).append(" \"").append(meant->value).append("\"]");
    return rewrite(found, whole, std::move(text));
}

proposed fix_unclosed_tag(const game_fixes& context, const finding& found) {
    if (const std::optional<span> end = find_swapped_end(context.read, found))
        return rewrite(found, *end, "\"]", "write ] after the quotation mark");
    fix made = rewrite(found, found.where, "]", "write ] here");
    made.safe = context.raw(found.where).find_first_not_of(" \t") == std::string_view::npos;
    return made;
}

// The last quotation mark in the span ends the value.
proposed fix_unescaped_quote(const game_fixes& context, const finding& found) {
    return escape_quotes(context, found, {found.where.begin, found.where.end - 1});
}

// To the end of the tags. At the end of the file they certainly belong to the game, unless it has such tags
// already.
proposed fix_misplaced_tag(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const bool is_late = game.result != 0 && game.result_where.end <= found.where.begin;
    const tag* const behind = last_ordinary_tag(game);
    const auto comes_before = [&](const tag& each) {
        const tag* const first = context.sheet().find(find_tag(context.raw(each.name)));
        return each.where.begin >= found.where.begin && first != nullptr &&
               first->where.begin < found.where.begin;
    };
    if (is_late && std::ranges::any_of(game.tags, comes_before))
        return std::nullopt;
    if (is_late && game.tags.front().where.begin >= found.where.begin) {
        fix made = no_edits(found, "move the tags up to the beginning");
        made.edits.push_back(
            {{0, 0}, std::string(context.raw(found.where)) + context.line_end + context.line_end});
        made.edits.push_back({context.with_surroundings(found.where), ""});
        made.safe = true;
        return made;
    }
    if (behind == nullptr || behind->where.end > found.where.begin || !context.ends_line(behind->where.end))
        return std::nullopt;
    fix made = no_edits(found, "move the tag up to the others");
    made.edits.push_back({end_of(behind->where), context.line_end + std::string(context.raw(found.where))});
    made.edits.push_back({context.with_surroundings(found.where), ""});
    made.safe = is_late;
    return made;
}

} // namespace ctlpgn::ctl_pgn
