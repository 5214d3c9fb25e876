// Stray text, and unclosed parts.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/number_causes.hpp"
#include "notations/ctl_pgn/lint/causes/swallowed_text.hpp"
#include "notations/ctl_pgn/lint/causes/variation_causes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ctlpgn::ctl_pgn {

proposed fix_by_removing(const game_fixes& context, const finding& found) {
    return rewrite(found, context.with_surroundings(found.where), "", "remove it");
}

namespace {

constexpr std::string_view nothing = " \t\r\n.";

std::size_t before(std::string_view text, std::size_t at) {
    return at == 0 ? std::string_view::npos : text.find_last_not_of(nothing, at - 1);
}

bool has(std::string_view text, std::size_t at, char wanted) {
    return at < text.size() && text[at] == wanted;
}

} // namespace

// The opening parenthesis is missing, or this one is stray.
proposed fix_stray_parenthesis(const game_fixes& context, const finding& found) {
    const node first = repeated_number(context.read, context.read.main_line.first_ply, found.where.begin);
    if (first == no_node)
        return fix_by_removing(context, found);
    const std::uint32_t begin = context.read.plies[first].number_begin;
    return rewrite(found, {begin, begin}, "(", "open the variation before its number");
}

empty_nest game_fixes::find_empty_nest(std::uint32_t offset) const {
    constexpr std::string_view inwards = "( \t\r\n.";
    std::size_t closing = std::min(text.find_first_not_of(inwards, offset), text.size());
    empty_nest found{.from = offset, .to = closing, .where = {}};
    std::size_t opening = before(text, closing);
    while (has(text, opening, '(') && has(text, closing, ')')) {
        found.where = {static_cast<std::uint32_t>(opening), static_cast<std::uint32_t>(closing + 1)};
        opening = before(text, opening);
        closing = text.find_first_not_of(nothing, closing + 1);
    }
    return found;
}

// With its parentheses, if nothing is between them, and with those around them: in a nest of empty
// parentheses each pair is found, and all are removed.
proposed fix_empty_variation(const game_fixes& context, const finding& found) {
    const std::optional<span> nest = context.nest_at(found.where.begin).where;
    if (!nest)
        return std::nullopt;
    return rewrite(found, context.with_surroundings(*nest), "", "remove the parentheses");
}

// Where its lines end: dots show the depth of each; without them a variation is taken to be one line.
proposed fix_unclosed_variation(const game_fixes& context, const finding& found) {
    const std::string_view text = context.text;
    const auto line_end_of = [text](std::size_t at) { return std::min(text.find('\n', at), text.size()); };
    const auto depth_at = [text](std::size_t begin) {
        std::size_t dots = 0;
        for (; begin != text.size() && (text[begin] == '.' || text[begin] == ' ' || text[begin] == '\t');
             ++begin)
            dots += text[begin] == '.' ? 1U : 0U;
        return dots;
    };
    const std::size_t line = text.rfind('\n', found.where.begin) + 1;
    const std::size_t depth = depth_at(line) + 1;
    std::size_t end = line_end_of(found.where.begin);
    for (std::size_t next = end + 1; next < text.size(); next = line_end_of(next) + 1) {
        const span here{static_cast<std::uint32_t>(next), static_cast<std::uint32_t>(next)};
        const comment* const around = context.comment_around(here);
        const bool inside = around != nullptr && around->where.begin < next;
        if (!inside && depth_at(next) < depth)
            break;
        end = line_end_of(next);
    }
    // A comment below it is on its ply, since those on the moves outside come before the variation.
    const std::size_t below = text.find_first_not_of(" \t\r\n.", std::min(end, text.size() - 1));
    const comment* const on_it =
        below == std::string_view::npos
            ? nullptr
            : context.comment_around({static_cast<std::uint32_t>(below), static_cast<std::uint32_t>(below)});
    if (on_it != nullptr && on_it->where.begin == below && context.raw(on_it->where).ends_with('}'))
        return rewrite(found, end_of(on_it->where), context.line_end + std::string(depth - 1, '.') + ")",
                       "close the variation after the comment on it");
    const auto last = static_cast<std::uint32_t>(text.find_last_not_of(" \t\r\n", end - 1) + 1);
    return rewrite(found, {last, last}, ")", "close the variation at the end of its line");
}

namespace {

// A label that is not a number: $[a], (A), [1], A:, after the parenthesis or before it.
bool has_odd_label(std::string_view text, const variation& asked) {
    if (asked.label != 0)
        return false;
    const std::string_view inside = text.substr(asked.where.begin + 1);
    const std::size_t first = inside.find_first_not_of(" \t");
    if (first != std::string_view::npos &&
        (inside[first] == '[' || inside[first] == '(' || inside[first] == '$' || is_letter(inside[first])))
        return true;
    const std::string_view outside = text.substr(0, asked.where.begin);
    const std::size_t last = outside.find_last_not_of(" \t");
    if (last == std::string_view::npos || last == 0 || last < outside.find_last_of("\r\n"))
        return false;
    const std::size_t before_letter = last < 2 ? 0 : last - 2;
    const bool closes = std::string_view(").:]").find(outside[last]) != std::string_view::npos;
    const bool is_apart =
        last < 2 || std::string_view("([ \t.\r\n").find(outside[before_letter]) != outside.npos;
    return closes && is_apart && (is_letter(outside[last - 1]) || is_digit(outside[last - 1]));
}

// The variation to which the label, inside it or before it, belongs.
const variation* variation_of_label(const game_fixes& context, span label) {
    const std::uint32_t opened = context.blanks_after(label.end).end;
    const std::uint32_t inside = context.at(opened) == '(' ? opened : label.begin;
    const variation* innermost = nullptr;
    for (const variation& each : context.read.variations)
        if (each.where.begin <= inside && inside < each.where.end &&
            (innermost == nullptr || each.where.begin > innermost->where.begin))
            innermost = &each;
    return innermost;
}

// The number in a label, if no other variation of the same move has it; otherwise 0.
std::uint32_t written_label(const game_fixes& context, span label) {
    const std::string_view text = context.text.substr(label.begin, label.end - label.begin);
    const char* const digits = text.data() + std::min(text.find_first_of("123456789"), text.size());
    std::uint32_t number = 0;
    std::from_chars(digits, text.data() + text.size(), number);
    const variation* const labelled = variation_of_label(context, label);
    const auto has_it = [&](const variation& each) {
        return each.label == number && labelled != nullptr && each.replaces == labelled->replaces;
    };
    return std::ranges::any_of(context.read.variations, has_it) ? 0 : number;
}

// The letter of $[b], (B) or B:; '\0' if it is no letter.
char letter_of_label(std::string_view text) {
    text = trimmed(text, "$()[]{}.: ");
    return text.size() == 1 && is_letter(text.front()) ? capital(text.front()) : '\0';
}

// The place of a variation's label, after its parenthesis; it may have been written before that.
fix label_variation(const game_fixes& context, const finding& found, const std::string& number) {
    const std::string label = "$[" + number + "] ";
    const std::uint32_t behind = context.blanks_after(found.where.end).end;
    if (context.at(behind) != '(')
        return rewrite(found, {found.where.begin, behind}, label, "write its label as a number in $[ ]");
    fix made = rewrite(found, {found.where.begin, behind}, "", "write its label as a number in $[ ]");
    made.edits.push_back({{behind + 1, behind + 1}, label});
    return made;
}

// ($[1] 1. E7-E13 for (1. $[1] E7-E13; none if the variation also has a label in the right place.
proposed move_label(const game_fixes& context, const finding& found) {
    const std::uint32_t begin = context.blanks_before(found.where.begin).begin;
    const variation* const labelled = variation_of_label(context, found.where);
    if (labelled == nullptr || labelled->line.first_ply == no_node)
        return std::nullopt;
    const std::uint32_t number = context.read.plies[labelled->line.first_ply].number_begin;
    if (context.blanks_after(labelled->where.begin + 1).end != number)
        return std::nullopt;
    fix made = no_edits(found, "write its label before the number");
    made.edits.push_back({{number, number}, std::string(context.raw(found.where)).append(" ")});
    made.edits.push_back({{begin, found.where.end}, ""});
    return made;
}

// ($[0] 4. G7-G13), and the references to it.
proposed relabel_zero(const game_fixes& context, const finding& found, const std::string& step,
                      const std::string& number) {
    fix made = rewrite(found, number);
    for (const comment& each : context.read.comments) {
        const std::string_view text = context.raw(each.text);
        for (std::size_t at = text.find(step); at != text.npos; at = text.find(step, at + step.size())) {
            const std::uint32_t zero = each.text.begin + static_cast<std::uint32_t>(at + step.size() - 1);
            if (!is_digit(context.at(zero + 1)))
                made.edits.push_back({{zero, zero + 1}, number});
        }
    }
    sort_stably(made.edits, {}, [](const text_edit& edit) { return edit.where.begin; });
    return made;
}

} // namespace

// The number in it; if there is none, the lowest that no other variation has, or gets because its unreadable
// label comes before this one.
proposed fix_unreadable_label(const game_fixes& context, const finding& found) {
    constexpr std::size_t most_variations = 256; // each label looks at all others
    const std::vector<variation>& variations = context.read.variations;
    if (context.raw(found.where).starts_with("$[") && context.at(found.where.end - 1) == ']')
        return move_label(context, found);
    if (variations.size() > most_variations)
        return std::nullopt;
    const auto is_unreadable_before = [&](const variation& each) {
        return each.where.begin <= found.where.end && has_odd_label(context.text, each);
    };
    std::ptrdiff_t rank = std::ranges::count_if(variations, is_unreadable_before);
    std::uint32_t label = written_label(context, found.where);
    if (const char letter = letter_of_label(context.raw(found.where)); letter != '\0') {
        label = static_cast<std::uint32_t>(letter - 'A' + 1);
        if (std::ranges::find(variations, label, &variation::label) != variations.end())
            return std::nullopt;
    }
    if (label == 0)
        do {
            ++label;
            rank -= std::ranges::find(variations, label, &variation::label) == variations.end() ? 1 : 0;
        } while (rank > 0);
    const std::string number = std::to_string(label);
    if (const std::string step = step_to_zero(context.read, found); !step.empty())
        return relabel_zero(context, found, step, number);
    if (found.where.begin < 2 || !context.text.substr(found.where.begin - 2).starts_with("$["))
        return label_variation(context, found, number);
    return rewrite(found, found.where, number, "write its label as a number in $[ ]");
}

proposed fix_unclosed_label(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, begin_of(found.where), "]", "write ] after the label");
}

// Before the text that must have been meant to follow it, or else at the end of the file.
proposed fix_unclosed_comment(const game_fixes& context, const finding& found) {
    const comment* const unclosed = context.comment_around({found.where.begin, found.where.begin + 1});
    if (unclosed == nullptr)
        return std::nullopt;
    const std::uint32_t brace = unclosed->where.begin;
    // 5.{ EG5-H8, NL17-G25 and {(4. G7-G13): a fix makes no comment that hides a possible ply.
    const auto without_brace = [&] { return rewrite(found, {brace, brace + 1}, "", "remove the brace"); };
    if (opens_before_item(context.read, *unclosed))
        return without_brace();
    const std::optional<std::uint32_t> end = find_end_of_unclosed(context.read, *unclosed);
    const span hidden{brace, end.value_or(static_cast<std::uint32_t>(context.text.size()))};
    if (!context.begins_line(brace) && may_hold_hex(context.raw(hidden)))
        return without_brace();
    if (!end)
        return std::nullopt;
    const bool is_at_end = context.text.find_first_not_of(white_space, *end) == std::string_view::npos;
    const span closing = place_of_closing_sign(context.text, *unclosed, *end);
    return rewrite(found, closing, closing.empty() ? " }" : "}",
                   is_at_end ? "close the comment at the end of the file"
                             : "close the comment at the end of its line");
}

} // namespace ctlpgn::ctl_pgn
