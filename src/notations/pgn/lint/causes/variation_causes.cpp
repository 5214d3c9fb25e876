// Drops the consequences of faults in variations, their parentheses and brackets.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/recurring.hpp"
#include "lint/rules/unclosed.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// Of spans sorted by their beginnings, the last that begins at the place or before it; null if none does.
const span* last_span_before(const std::vector<span>& sorted, std::uint32_t place) {
    const auto next = std::ranges::upper_bound(sorted, place, {}, &span::begin);
    return next == sorted.begin() ? nullptr : &*std::prev(next);
}

// 2. Nf3 2. f4 exf4) Nc6: the first ply of the line before the parenthesis whose number says the same move
// once more; no_node if there is none.
node begin_of_unopened(const game& record, const line_of_play& line, std::uint32_t parenthesis) {
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    node before = no_node;
    for (node at = line.first_ply; at != no_node && record.plies[at].begin < parenthesis;
         before = at, at = record.plies[at].next) {
        const ply& here = record.plies[at];
        if (before == no_node || here.number == 0 || here.number != numbers[before])
            continue;
        const bool is_reply = is_number_of_reply(record, parts_of(record, here).number);
        if (is_reply == (record.plies[before].player == side::black))
            return at;
    }
    return no_node;
}

// Whether a ply has the same number as the last numbered ply before it, or a lower one.
bool goes_back(const game& record, node at) {
    const std::uint32_t number = record.plies[at].number;
    for (node before = at; number != 0 && before != 0; --before)
        if (record.plies[before - 1].number != 0)
            return number <= record.plies[before - 1].number;
    return false;
}

bool is_wrong_sign(const finding& asked) {
    return std::ranges::find(wrong_parentheses, asked.id) != wrong_parentheses.end();
}

// The innermost unclosed variation around the place: where the parenthesis of an inner one is missing, that
// of the enclosing one has closed it. Null if there is none, or if many others lie between.
const variation* unclosed_around(const game& record, std::uint32_t place) {
    constexpr int most = 64;
    const variation* at = variation_before(record, place);
    for (int i = 0; at != nullptr && i != most; ++i, --at) {
        if (at->where.end > place && !record.raw(at->where).ends_with(')'))
            return at;
        if (at == record.variations.data())
            break;
    }
    return nullptr;
}

} // namespace

bool closes_variation(const game& record, span sign) {
    return std::string_view("]}>").find(record.text[sign.begin]) != std::string_view::npos &&
           unclosed_around(record, sign.begin) != nullptr;
}

void keep_wrong_closing(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> reported; // where variations begin
    for (finding& each : findings) {
        if (!is_wrong_sign(each) || !closes_variation(record, each.where))
            continue;
        const variation& open = *unclosed_around(record, each.where.begin);
        // The missing one may be reported as that of an inner variation, which the sign was to close.
        each.at_ply = no_node;
        for (const variation* at = variation_before(record, each.where.begin);; --at) {
            if (at->where.end > each.where.begin) {
                reported.push_back(at->where.begin);
                each.at_ply = each.at_ply == no_node ? going_on_outside(record, *at) : each.at_ply;
            }
            if (at == &open)
                break;
        }
    }
    sort_stably(reported);
    drop_findings(findings, [&reported](const finding& each) {
        return each.id == codes::unclosed_variation && std::ranges::binary_search(reported, each.where.begin);
    });
}

bool doubles_parenthesis(const game& record, const variation& asked) {
    const std::size_t next = record.text.find_first_not_of(white_space, asked.where.begin + 1);
    return next != std::string_view::npos && record.text[next] == '(' &&
           !record.raw(asked.where).ends_with(')');
}

void keep_doubled_parenthesis(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> inner; // where those begin that come directly after another one
    for (const finding& each : findings) {
        const variation* const open =
            each.id == code::unclosed_variation ? variation_before(record, each.where.begin) : nullptr;
        if (open != nullptr && doubles_parenthesis(record, *open))
            inner.push_back(static_cast<std::uint32_t>(
                record.text.find_first_not_of(white_space, open->where.begin + 1)));
    }
    sort_stably(inner);
    drop_findings(findings, [&inner](const finding& each) {
        return each.id == codes::variation_without_move &&
               std::ranges::binary_search(inner, each.where.begin);
    });
}

void keep_late_parentheses(const game& record, std::vector<finding>& findings) {
    std::vector<span> late; // from the number that goes back
    for (const finding& each : findings) {
        const ply* const back = each.id == codes::wrong_number ? ply_of(record, each) : nullptr;
        const variation* const around =
            back == nullptr ? nullptr : variation_before(record, each.where.begin);
        if (around != nullptr && each.where.begin < around->where.end &&
            going_on_outside(record, *around) == each.at_ply)
            late.push_back(each.where);
    }
    if (late.empty())
        return;
    const std::uint32_t first = std::ranges::min(late, {}, &span::begin).begin;
    drop_findings(findings, [first](const finding& each) {
        const bool is_it = each.id == codes::wrong_number && each.where.begin == first;
        return each.where.begin >= first && !is_it && depends_on_moves(each.id);
    });
}

std::size_t closing_bracket(const game& record, span opening) {
    const char begin = record.text[opening.begin];
    if (opening.size() != 1 || (begin != '[' && begin != '<'))
        return record.text.size();
    const char end = begin == '[' ? ']' : '>';
    // Only up to the next such sign, so that many of them do not take quadratic time.
    const std::string_view stops = begin == '[' ? "[]\n" : "<>\n";
    std::size_t next = record.text.find_first_of(stops, opening.end);
    // Moves in < > may extend over lines, but not over empty ones.
    while (begin == '<' && next != std::string_view::npos && record.text[next] == '\n' &&
           record.text.substr(next + 1, 1) != "\n")
        next = record.text.find_first_of(stops, next + 1);
    const bool closes = next != std::string_view::npos && record.text[next] == end;
    return closes ? next : record.text.size();
}

namespace {

// Of brackets around moves.
std::vector<std::uint32_t> closing_brackets(const game& record, const std::vector<finding>& findings) {
    std::vector<std::uint32_t> closing;
    for (const finding& each : findings) {
        if (!is_wrong_sign(each))
            continue;
        const std::size_t other = closing_bracket(record, each.where);
        if (other != record.text.size())
            closing.push_back(static_cast<std::uint32_t>(other));
    }
    return closing;
}

} // namespace

bool encloses_words(const game& record, span opening) {
    const std::size_t end = closing_bracket(record, opening);
    if (end == record.text.size() || record.text[opening.begin] != '<' || end == opening.end)
        return false;
    const node first = ply_from(record, opening.end);
    return first == no_node || record.plies[first].number_begin > end;
}

bool opens_variation(const game& record, span sign) {
    const node first = ply_from(record, sign.end);
    return std::string_view("[<{").find(record.text[sign.begin]) != std::string_view::npos &&
           first != no_node && record.plies[first].begin < closing_bracket(record, sign) &&
           goes_back(record, first);
}

void keep_wrong_opening(const game& record, std::vector<finding>& findings) {
    const auto opening = std::ranges::find_if(findings, [&record](const finding& each) {
        return (is_wrong_sign(each) || each.id == code::unclosed_comment) &&
               opens_variation(record, each.where);
    });
    if (opening == findings.end())
        return;
    // So many are another way of writing, or a habit.
    if (closing_brackets(record, findings).size() >= least_alike)
        return;
    const span begin = opening->where;
    const bool is_closed_alike = closing_bracket(record, begin) != record.text.size();
    const auto closing = std::ranges::find_if(findings, [begin, is_closed_alike](const finding& each) {
        return each.id == code::stray_parenthesis && each.where.begin > begin.begin && !is_closed_alike;
    });
    if (closing == findings.end() && !is_closed_alike)
        return;
    opening->at_ply = ply_from(record, begin.end);
    const span end = is_closed_alike ? span{} : closing->where;
    drop_findings(findings, [begin, end](const finding& each) {
        return (each.id == code::stray_parenthesis && each.where == end) ||
               (depends_on_moves(each.id) && each.where.begin > begin.begin);
    });
}

void keep_first_of_brackets(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> closing = closing_brackets(record, findings);
    if (closing.size() >= least_alike)
        return;
    sort_stably(closing);
    // <best>: what is in them is reported with them.
    std::vector<span> enclosed;
    for (const finding& each : findings)
        if (each.id == codes::reserved_bracket && encloses_words(record, each.where))
            enclosed.push_back(each.where);
    drop_findings(findings, [&](const finding& each) {
        const bool is_inside =
            each.id == codes::unexpected_text &&
            std::ranges::any_of(enclosed, [&each](span opening) { return opening.end == each.where.begin; });
        return is_inside || (is_wrong_sign(each) && std::ranges::binary_search(closing, each.where.begin));
    });
}

// (1... c5 (2. Nf3)): the variation around an early one may be empty for it.
span next_text(const game& record, const finding& cause) {
    const std::size_t next = record.text.find_first_not_of(white_space, cause.where.end);
    return {cause.where.end, static_cast<std::uint32_t>(std::min(next, record.text.size()) + 1)};
}

bool parts_variations(const game& record, const game_lines& lines, span sign) {
    const node before = ply_around(record, sign.begin);
    const node next = before + 1;
    if (before == no_node || next >= record.plies.size() ||
        std::string_view(",;").find(record.text[sign.begin]) == std::string_view::npos)
        return false;
    const line_index line = lines.line_of(next);
    if (line == main_line_index || line != lines.line_of(before))
        return false;
    const ply& first = record.plies[play_of(record, line).first_ply];
    return first.number != 0 && record.plies[next].number == first.number &&
           record.raw({sign.end, record.plies[next].number_begin}).find_first_not_of(white_space) ==
               std::string_view::npos &&
           says_white_is_left_out(record, first) == says_white_is_left_out(record, record.plies[next]);
}

void keep_parted_variations(const game& record, std::vector<finding>& findings) {
    std::optional<game_lines> lines;
    std::vector<span> parted; // from the sign to the end of its variation
    for (finding& each : findings) {
        // Where Black is to move, a lone sign is read as his move.
        const bool is_lost_reply = each.id == codes::unreadable_ply && each.where.size() == 1;
        if ((each.id != codes::stray_punctuation && !is_lost_reply) || record.variations.empty())
            continue;
        if (!lines)
            lines.emplace(record);
        if (!parts_variations(record, *lines, each.where))
            continue;
        each.id = codes::stray_punctuation;
        parted.push_back(
            {each.where.begin,
             record.variations[lines->line_of(ply_around(record, each.where.begin)) - 1].where.end});
    }
    sort_stably(parted, {}, &span::begin);
    drop_findings(findings, [&parted](const finding& each) {
        const span* before = last_span_before(parted, each.where.begin);
        return depends_on_moves(each.id) && before != nullptr && each.where.begin < before->end;
    });
}

bool opens_as_closing(const game& record, span sign) {
    const variation* const open = variation_before(record, sign.begin);
    return open != nullptr && open->where.begin == sign.begin && record.text[sign.begin] == ')';
}

namespace {

std::vector<finding>::iterator surplus_parenthesis(const game& record, std::vector<finding>& findings) {
    return std::ranges::find_if(findings, [&record](const finding& each) {
        return each.id == code::stray_parenthesis && !opens_as_closing(record, each.where);
    });
}

} // namespace

void keep_unopened_variation(const game& record, std::vector<finding>& findings) {
    const auto stray = surplus_parenthesis(record, findings);
    if (stray == findings.end())
        return;
    const std::uint32_t place = stray->where.begin;
    node first = begin_of_unopened(record, record.main_line, place);
    // (4. Bxc6 dxc6 5. O-O f6 5... Bg4)): the opening one is missing in the variation that was just closed.
    const std::size_t end = record.text.substr(0, place).find_last_not_of(white_space) + 1;
    const auto closed =
        std::ranges::find(record.variations, end, [](const variation& each) { return each.where.end; });
    if (first == no_node && closed != record.variations.end())
        first = begin_of_unopened(record, closed->line, place);
    if (first == no_node)
        return;
    stray->at_ply = first;
    drop_findings(findings, [begin = record.plies[first].number_begin](const finding& each) {
        return depends_on_moves(each.id) && each.where.begin >= begin;
    });
}

namespace {

// Whether the next number after the parenthesis is right only if the plies before it, from `first` on, are
// not of its line.
bool are_of_variation(const game& record, node first, std::uint32_t parenthesis) {
    std::uint32_t half_moves = 2 * ply_numbers(record)[first];
    half_moves += record.plies[first].player == side::black ? 1 : 0;
    for (node at = first; at != no_node; at = record.plies[at].next) {
        const ply& here = record.plies[at];
        if (here.begin < parenthesis)
            continue;
        if (here.number != 0)
            return here.number == half_moves / 2 &&
                   is_number_of_reply(record, parts_of(record, here).number) == (half_moves % 2 == 1);
        ++half_moves;
    }
    return false;
}

} // namespace

// (2. Bc4) Nf6 3. d3) 2... Nc6
void keep_early_parentheses(const game& record, std::vector<finding>& findings) {
    const auto stray = surplus_parenthesis(record, findings);
    if (stray == findings.end())
        return;
    const std::uint32_t place = stray->where.begin;
    std::uint32_t end = 0; // of the last variation before it
    for (const variation& each : record.variations)
        if (each.where.end <= place)
            end = std::max(end, each.where.end);
    const node first = ply_from(record, end);
    if (end == 0 || first == no_node || record.plies[first].begin > place)
        return;
    const auto follows = [end, place](const finding& each) {
        return depends_on_moves(each.id) && each.where.begin >= end && each.where.begin < place;
    };
    if (std::ranges::none_of(findings, follows) && !are_of_variation(record, first, place))
        return;
    stray->at_ply = first;
    drop_findings(findings, [end](const finding& each) {
        return depends_on_moves(each.id) && each.where.begin >= end;
    });
}

} // namespace ctlpgn::pgn
