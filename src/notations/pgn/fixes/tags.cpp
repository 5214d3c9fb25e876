// Fixes for the syntax of tags, and for missing, repeated and misnamed tags.
#include "notations/pgn/tags.hpp"

#include "lint/fixes/enclosed.hpp"
#include "lint/fixes/shared_fixes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view spaces = " \t";

// After the moves of a first game that has lost its result, the result is that of another one.
std::string_view result_of_first_game(const game& record) {
    const std::vector<node> others = begins_of_next_games(record);
    if (others.empty())
        return words.results[record.result == 0 ? words.results.size() - 1 : record.result];
    const std::string_view shown = result_shown_before(record, others.front());
    return shown.empty() ? "*" : shown;
}

// The value of a roster tag that is unknown.
std::string unknown_value(const game& record, std::string_view name) {
    if (name == "Date")
        return "????.??.??";
    return std::string(name == "Result" ? result_of_first_game(record) : "?");
}

std::string tag_text(std::string_view name, std::string_view value) {
    return std::string("[").append(name).append(" \"").append(value).append("\"]");
}

// [White Elo 2000]
bool is_rest_of_name(std::string_view name, std::string_view word) {
    return find_known_tag(std::string(name).append(word)) != nullptr;
}

} // namespace

std::string whole_roster(const game_fixes& context, std::string_view result) {
    std::string text;
    for (const std::string_view name : seven_tag_roster)
        text.append(
                tag_text(name, name == "Result" ? std::string(result) : unknown_value(context.read, name)))
            .append(context.line_end);
    return text + context.line_end;
}

// Other brackets, or none, may be written instead of the right ones.
proposed fix_unopened_tag(const game_fixes& context, const finding& found) {
    const tag* const read = tag_around(context.read, found.where);
    const bool has_other_bracket = context.raw(found.where).find_first_of("(<{") == 0;
    if ((context.raw(found.where).ends_with(']') && !has_other_bracket) || read == nullptr)
        return rewrite(found, begin_of(found.where), "[", "write [ before the tag");
    return rewrite(found, tag_text(context.raw(read->name), trimmed(context.raw(read->value))));
}

proposed fix_unclosed_tag(const game_fixes& context, const finding& found) {
    fix made = rewrite(found, found.where, "]", "write ] here");
    made.safe = context.raw(found.where).find_first_not_of(spaces) == std::string_view::npos;
    return made;
}

// A bracket that closed the tag before its value moves after the value.
proposed fix_tag_punctuation(const game_fixes& context, const finding& found) {
    const auto of_name = std::ranges::find(context.read.tags, found.where.begin,
                                           [](const tag& each) { return each.name.end; });
    fix made = *fix_by_space(context, found);
    if (of_name != context.read.tags.end() && context.raw(found.where).find(']') != std::string_view::npos &&
        context.raw(of_name->where).back() != ']')
        made.edits.push_back({{of_name->where.end, of_name->where.end}, "]"});
    return made;
}

// A name that differs only in case is certainly meant, and is read as such. A tag that becomes a position
// needs another tag beside it.
proposed fix_tag_name(const game_fixes& context, const finding& found) {
    fix made = rewrite(found, found.expected);
    made.safe = made.safe && is_same_in_small_letters(context.raw(found.where), found.expected);
    const auto is_set_up = [&context](const tag& each) {
        return is_same_in_small_letters(context.raw(each.name), "SetUp");
    };
    const auto of_name = std::ranges::find(context.read.tags, found.where, &tag::name);
    // The moves have been read from the usual position, unless they fit only this one.
    if (found.expected != "FEN" || of_name == context.read.tags.end() || is_miswritten(*of_name))
        return made;
    made.safe = made.safe && context.raw(of_name->value) == write_fen(chess::start_position());
    if (std::ranges::none_of(context.read.tags, is_set_up))
        made.edits.insert(made.edits.begin(),
                          {begin_of(of_name->where), tag_text("SetUp", "1") + context.line_end});
    return made;
}

// The rest may be a known name, or nearly one, that the game lacks.
proposed fix_tag_name_characters(const game_fixes& context, const finding& found) {
    std::string name(context.raw(found.where));
    const std::string whole = name;
    std::erase_if(name, [](char c) { return !is_of_tag_name(c); });
    // Weiß
    if (const std::string_view meant =
            find_known_tag(name) == nullptr ? missing_tag_like(context.read, whole) : std::string_view();
        !meant.empty() && find_tag(context.read, meant) == nullptr) {
        fix made = rewrite(found, std::string(meant));
        made.safe = false;
        return made;
    }
    if (name.empty())
        return std::nullopt;
    const bool is_known = find_known_tag(name) != nullptr;
    if (const std::string_view meant = is_known ? std::string_view() : missing_tag_like(context.read, name);
        !meant.empty() && find_tag(context.read, meant) == nullptr)
        name = meant;
    // Two lines can be joined only if they form a known name.
    const bool is_broken = context.raw(found.where).find('\n') != std::string_view::npos;
    if (is_broken && find_known_tag(name) == nullptr)
        return std::nullopt;
    fix made = rewrite(found, name);
    made.safe = is_known && find_tag(context.read, name) == nullptr;
    return made;
}

// From the opening mark to the closing one.
proposed fix_foreign_quotes(const game_fixes& context, const finding& found) {
    const std::string_view text = without_quotes(context.raw(found.where));
    if (text.empty() || text.find_first_of("\"\\") != std::string_view::npos)
        return std::nullopt;
    return rewrite(found, found.where, enclosed('"', text, '"'), "write straight quotation marks");
}

proposed fix_unquoted_value(const game_fixes& context, const finding& found) {
    std::string_view value = context.raw(found.where);
    value = value.substr(0, value.find_last_not_of(" \t\"") + 1);
    constexpr std::string_view entity = "&quot;"; // what HTML writes for a quotation mark
    if (value.starts_with(entity) && value.ends_with(entity) && value.size() >= 2 * entity.size())
        value = value.substr(entity.size(), value.size() - 2 * entity.size());
    if (value.empty() || value.find_first_of("\"\\") != std::string_view::npos)
        return std::nullopt;
    fix made = rewrite(found, found.where, enclosed('"', value, '"'), "put the value in quotation marks");
    const tag* const of_value = tag_around(context.read, found.where);
    if (of_value == nullptr) {
        made.safe = false;
        return made;
    }
    const std::string_view name = context.raw(of_value->name);
    if (const std::size_t word = value.find(' '); is_rest_of_name(name, value.substr(0, word))) {
        if (word == std::string_view::npos)
            return std::nullopt;
        const std::string rest =
            std::string(value.substr(0, word)) + ' ' + enclosed('"', trimmed(value.substr(word)), '"');
        made = rewrite(found, {of_value->name.end, found.where.end}, rest, "write the name without a space");
        made.safe = false;
    }
    // [A short remark] may not be a tag.
    made.safe = made.safe && find_known_tag(name) != nullptr;
    return made;
}

// After the tags before the moves, each on its own line.
proposed fix_misplaced_tags(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const auto is_before = [&found](const tag& each) { return each.where.end <= found.where.begin; };
    const auto first = std::ranges::find_if_not(record.tags, is_before);
    fix made = no_edits(found, "put it before the moves");
    std::string lines;
    for (auto each = first; each != record.tags.end() && each->where.begin < found.where.end; ++each) {
        made.safe = made.safe && find_tag(record, context.raw(each->name)) == &*each;
        lines.append(first == record.tags.begin() ? "" : context.line_end).append(context.raw(each->where));
        lines.append(first == record.tags.begin() ? context.line_end : "");
    }
    const std::uint32_t at = first == record.tags.begin() ? 0 : std::prev(first)->where.end;
    made.edits.push_back({{at, at}, lines + (at == 0 ? context.line_end : "")});
    made.edits.push_back({context.with_surroundings(found.where), ""});
    return made;
}

proposed fix_unclosed_quote(const game_fixes& context, const finding& found) {
    const std::string_view value = context.raw(found.where);
    const auto end = found.where.begin + static_cast<std::uint32_t>(value.find_last_not_of(spaces) + 1);
    const tag* const read = tag_around(context.read, found.where);
    const bool has_bracket = read != nullptr && context.raw(read->where).ends_with(']');
    fix made = rewrite(found, {end, end}, has_bracket ? "\"" : "\"]",
                       has_bracket ? "close the quotation mark" : "close the tag");
    // Where the text ends, the rest of the value may be missing.
    made.safe = made.safe && context.text.find_first_not_of(white_space, end) != std::string_view::npos;
    return made;
}

proposed fix_unescaped_quote(const game_fixes& context, const finding& found) {
    return escape_quotes(context, found, found.where);
}

namespace {

// {Event "x"}
bool is_tag_in_comment(const game_fixes& context, std::string_view name, std::size_t at) {
    const char after = context.at(context.blanks_after(static_cast<std::uint32_t>(at + name.size())).end);
    return at != 0 && context.at(static_cast<std::uint32_t>(at - 1)) == '{' && after == '"';
}

// Whether the name is somewhere before the moves, in a line that could not be read as a tag.
bool is_named_elsewhere(const game_fixes& context, std::string_view name) {
    const game& record = context.read;
    const std::uint32_t end = record.plies.empty() ? static_cast<std::uint32_t>(record.text.size())
                                                   : record.plies.front().number_begin;
    const auto is_of_word = [&record](std::size_t at) {
        return at < record.text.size() && is_letter(record.text[at]);
    };
    for (std::size_t at = record.text.find(name); at < end; at = record.text.find(name, at + 1)) {
        const auto begin = static_cast<std::uint32_t>(at);
        const span first{begin, begin + 1};
        const bool is_word = (at == 0 || !is_of_word(at - 1)) && !is_of_word(at + name.size());
        if (is_word && tag_around(record, first) == nullptr &&
            (context.comment_around(first) == nullptr || is_tag_in_comment(context, name, at)))
            return true;
    }
    return false;
}

// Whether a tag with an unknown name may be one that the game lacks: [Bla,k "x"]   [Date1"x"]
bool may_be_other_tag(const game_fixes& context, const tag& asked) {
    const game& record = context.read;
    const std::string_view name = context.raw(asked.name);
    if (row_of(record, asked) != nullptr)
        return false;
    const auto is_beginning = [&](std::string_view missing) {
        return find_tag(record, missing) == nullptr && name.starts_with(missing) &&
               name.substr(missing.size()).find_first_not_of("0123456789") == std::string_view::npos;
    };
    std::string frame(context.raw({asked.where.begin, asked.value.begin}));
    frame += context.raw({asked.value.end, asked.where.end});
    std::erase_if(frame, [](char c) { return white_space.find(c) != std::string_view::npos; });
    return !is_tag_name(name) || frame != std::string("[").append(name).append("\"\"]") ||
           std::ranges::any_of(seven_tag_roster, is_beginning);
}

// Moves that do not begin with the first belong to a game whose beginning is elsewhere, as its tags are.
bool begins_late(const game& record) {
    const node first = record.main_line.first_ply;
    return first != no_node && record.plies[first].number > 1 && find_tag(record, "FEN") == nullptr;
}

} // namespace

// The same tag again. If two differ, it is not known which is right.
proposed fix_repeated_tag(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const tag* const again = tag_around(record, found.where);
    const tag* const first = find_tag(record, context.raw(found.where));
    if (again == nullptr || first == nullptr || again == first ||
        context.raw(again->value) != context.raw(first->value))
        return std::nullopt;
    fix made = rewrite(found, context.with_surroundings(again->where), "", "remove the tag");
    made.safe = true;
    return made;
}

// Each goes after its predecessor in the roster, so that a correct order stays correct.
proposed fix_missing_roster_tag(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const bool is_named = std::ranges::any_of(seven_tag_roster, [&context](std::string_view name) {
        return find_tag(context.read, name) == nullptr && is_named_elsewhere(context, name);
    });
    // After a game, a lone result is a repetition, and moves without a result may be the rest of the game.
    const bool is_remnant =
        record.tags.empty() && (record.plies.empty() || (record.offset != 0 && record.result == 0));
    const bool is_damaged = std::ranges::any_of(
        record.tags, [&context](const tag& each) { return may_be_other_tag(context, each); });
    if (is_named || is_damaged || is_remnant || begins_late(record))
        return std::nullopt;
    if (record.tags.empty())
        return rewrite(found, begin_of(found.where), whole_roster(context, result_of_first_game(record)),
                       "add the seven tags");
    fix made = no_edits(found, "add what is missing");
    std::uint32_t at = record.tags.front().where.begin;
    bool before = true;
    for (const std::string_view name : seven_tag_roster) {
        if (const tag* const there = find_tag(record, name); there != nullptr) {
            if (there->where.end > at) {
                at = there->where.end;
                before = false;
            }
            continue;
        }
        if (has_misspelt_tag(record, name))
            continue; // which is fixed by itself
        const std::string text = tag_text(name, unknown_value(record, name));
        const std::string line = before ? text + context.line_end : context.line_end + text;
        if (!made.edits.empty() && made.edits.back().where.begin == at)
            made.edits.back().text += line;
        else
            made.edits.push_back({{at, at}, line});
    }
    return made;
}

// Tags that every game has get the value for unknown; the others are unknown if they are absent.
proposed fix_empty_value(const game_fixes& context, const finding& found) {
    const tag* const written = tag_around(context.read, found.where);
    if (written == nullptr)
        return std::nullopt;
    const std::string_view name = context.raw(written->name);
    if (name == "FEN")
        return std::nullopt; // the moves need a position that is not known
    fix made = is_in_roster(name)
                   ? rewrite(found, written->value, unknown_value(context.read, name))
                   : rewrite(found, context.with_surroundings(written->where), "", "remove it");
    made.safe = true;
    return made;
}

proposed fix_missing_variant(const game_fixes& context, const finding& found) {
    const tag* const position = tag_around(context.read, found.where);
    if (position == nullptr)
        return std::nullopt;
    return rewrite(found, {position->where.end, position->where.end},
                   context.line_end + tag_text("Variant", "Chess960"), "add the tag Variant");
}

proposed fix_missing_set_up(const game_fixes& context, const finding& found) {
    const tag* const set_up = find_tag(context.read, "SetUp");
    if (set_up != nullptr)
        return rewrite(found, set_up->value, "1", "write 1");
    return rewrite(found, begin_of(found.where), tag_text("SetUp", "1") + context.line_end,
                   "add the tag SetUp");
}

proposed fix_needless_set_up(const game_fixes& context, const finding& found) {
    const tag* const set_up = find_tag(context.read, "SetUp");
    if (set_up == nullptr)
        return std::nullopt;
    return rewrite(found, set_up->value, "0", "write 0");
}

} // namespace ctlpgn::pgn
