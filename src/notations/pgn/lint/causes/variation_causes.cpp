// Drops the consequences of faults in variations, their parentheses and brackets.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/recurring.hpp"
#include "lint/rules/unclosed.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/causes/around_variations.hpp"
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

// Whether a ply has the same number as the last numbered ply before it, or a lower one.
bool goes_back(const game& record, node at) {
    const std::uint32_t number = record.plies[at].number;
    for (node before = at; number != 0 && before != 0; --before)
        if (record.plies[before - 1].number != 0)
            return number <= record.plies[before - 1].number;
    return false;
}

bool is_right_before(const game& record, span sign, node next) {
    return record.raw({sign.end, record.plies[next].number_begin}).find_first_not_of(white_space) ==
           std::string_view::npos;
}

bool is_wrong_sign(const finding& asked) {
    return std::ranges::find(wrong_parentheses, asked.id) != wrong_parentheses.end();
}

} // namespace

bool closes_variation(const game& record, span sign) {
    const char written = record.text[sign.begin];
    // The next key was hit, or the other bracket was to be closed.
    const bool may_close = std::string_view("]}>").find(written) != std::string_view::npos ||
                           (written == '[' && closing_bracket(record, sign) == record.text.size());
    return may_close && unclosed_around(record, sign.begin) != nullptr;
}

void keep_wrong_closing(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> reported;     // where variations begin
    std::uint32_t outside = end_of_any_game; // where the first line goes on
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
    for (const finding& each : findings)
        if (is_wrong_sign(each) && each.at_ply != no_node)
            outside = std::min(outside, record.plies[each.at_ply].begin);
    sort_stably(reported);
    // Checks there have another meaning.
    drop_findings(findings, [&reported, outside](const finding& each) {
        return (each.id == codes::unclosed_variation &&
                std::ranges::binary_search(reported, each.where.begin)) ||
               (layer_of(each.id) == layer::rules && each.where.begin >= outside);
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
    const char written = record.text[sign.begin];
    const bool is_closing = std::string_view("]}").find(written) != std::string_view::npos;
    const bool may_open = std::string_view("[<{").find(written) != std::string_view::npos ||
                          (is_closing && !closes_variation(record, sign));
    return may_open && first != no_node && record.plies[first].begin < closing_bracket(record, sign) &&
           goes_back(record, first) && (!is_closing || is_right_before(record, sign, first));
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
               (is_of_lines(each.id) && each.where.begin > begin.begin);
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

} // namespace ctlpgn::pgn
