#include "notations/ctl_pgn/positions/position_rules.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_faults.hpp"
#include "text/closest.hpp"
#include "text/counted.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_error(const finding& fault) {
    return describe(fault.id).severity == level::error;
}

finding& add(std::vector<finding>& output, code id, span where, std::string detail = {}) {
    finding& added = output.emplace_back();
    added.id = id;
    added.where = where;
    added.detail = std::move(detail);
    return added;
}

using setup_line = position_setup::line;

bool has_its_hexes(const setup_line& line, std::uint8_t number) {
    return line.hexes == static_cast<std::uint32_t>(hexes_of_line(number));
}

// Whether the lines descend, except for one of them.
bool descend_without(const std::vector<setup_line>& lines, std::size_t left_out) {
    const setup_line* before = nullptr;
    for (const setup_line& each : lines) {
        if (&each == &lines[left_out])
            continue;
        if (before != nullptr && each.number >= before->number)
            return false;
        before = &each;
    }
    return true;
}

// The numbers that a line can have between its neighbours, by its hexes; of several, those that differ from
// the written one in one digit.
std::string number_meant(const std::vector<setup_line>& lines, std::size_t wrong) {
    const int highest = wrong == 0 ? cescacs::line_count : lines[wrong - 1].number;
    const int lowest = wrong + 1 == lines.size() ? -1 : lines[wrong + 1].number;
    std::vector<std::string> all;
    std::vector<std::string> near;
    for (int number = lowest + 1; number < highest; ++number) {
        if (!has_its_hexes(lines[wrong], static_cast<std::uint8_t>(number)))
            continue;
        all.push_back(std::to_string(number));
        if (edit_distance(all.back(), std::to_string(lines[wrong].number), 1) == 1)
            near.push_back(all.back());
    }
    return all.size() == 1 ? all.front() : near.size() == 1 ? near.front() : std::string();
}

span number_of(const setup_line& line, std::string_view text) {
    const std::size_t digits = text.substr(line.where.begin, line.where.size()).find(':');
    return {line.where.begin, line.where.begin + static_cast<std::uint32_t>(digits)};
}

// That other numbers were meant.
void propose_numbers(finding& output, std::vector<text_edit> numbers) {
    std::string title = "write the number";
    for (const text_edit& each : numbers)
        title.append(each.where == numbers.front().where ? " " : " and ").append(each.text);
    output.remedy.emplace(fix{.edits = std::move(numbers), .safe = false, .title = std::move(title)});
}

finding& report_length(const setup_line& line, std::vector<finding>& findings) {
    const auto expected = static_cast<std::uint32_t>(hexes_of_line(line.number));
    const code id = line.hexes < expected ? codes::line_too_short : codes::line_too_long;
    return add(findings, id, line.where,
               "line " + std::to_string(line.number) + " has " + std::to_string(expected) +
                   ", and what is written makes " + std::to_string(line.hexes));
}

// The numbers of two neighbouring lines have changed places.
bool report_exchanged_numbers(const position_setup& setup, std::string_view text, std::size_t first,
                              std::vector<finding>& findings) {
    const setup_line& one = setup.lines[first];
    const setup_line& next = setup.lines[first + 1];
    if (one.number == next.number || has_its_hexes(one, one.number) || !has_its_hexes(one, next.number) ||
        !has_its_hexes(next, one.number) || !descend_without(setup.lines, first))
        return false;
    propose_numbers(report_length(one, findings), {{number_of(one, text), std::to_string(next.number)},
                                                   {number_of(next, text), std::to_string(one.number)}});
    return true;
}

// The only line that is out of order and does not have the hexes of its number, or whose number occurs twice:
// the number is wrong, and only that is reported.
bool report_wrong_number(const position_setup& setup, std::string_view text, std::vector<finding>& findings) {
    const std::vector<setup_line>& lines = setup.lines;
    const auto rises = std::ranges::adjacent_find(
        lines, [](const setup_line& one, const setup_line& next) { return one.number <= next.number; });
    if (rises == lines.end())
        return false;
    const auto first = static_cast<std::size_t>(rises - lines.begin());
    if (report_exchanged_numbers(setup, text, first, findings))
        return true;
    const auto is_only_wrong = [&lines](const setup_line& asked) {
        return std::ranges::all_of(lines, [&asked](const setup_line& each) {
            return has_its_hexes(each, each.number) != (&each == &asked);
        });
    };
    for (const std::size_t asked : {first, first + 1}) {
        if (!is_only_wrong(lines[asked]) || !descend_without(lines, asked))
            continue;
        finding& reported = report_length(lines[asked], findings);
        if (std::string meant = number_meant(lines, asked); !meant.empty()) {
            reported.detail.append("; did you mean line ").append(meant).append("?");
            propose_numbers(reported, {{number_of(lines[asked], text), std::move(meant)}});
        }
        return true;
    }
    return false;
}

// Whether the lines agree with the board. For a line that occurs twice, nothing else is checked.
bool check_lines(const position_setup& setup, std::string_view text, std::vector<finding>& findings) {
    if (report_wrong_number(setup, text, findings))
        return false;
    const std::size_t before = findings.size();
    const position_setup::line* seen[cescacs::line_count] = {};
    bool disordered = false;
    for (const position_setup::line& line : setup.lines) {
        const std::string number = std::to_string(line.number);
        if (seen[line.number] != nullptr) {
            add(findings, codes::line_twice, line.where, number)
                .related.push_back({seen[line.number]->where, "the first one"});
            continue;
        }
        seen[line.number] = &line;
        if (!has_its_hexes(line, line.number))
            report_length(line, findings);
    }
    // Either the number or the place may be wrong.
    if (findings.size() != before)
        return false;
    for (std::size_t i = 1; i < setup.lines.size() && !disordered; ++i)
        disordered = setup.lines[i].number > setup.lines[i - 1].number;
    const bool is_empty_board = setup.men.empty();
    for (const position_setup::line& line : setup.lines)
        if (line.man_count == 0 && !is_empty_board)
            add(findings, codes::line_without_pieces, line.where);
    if (disordered)
        add(findings, codes::line_order, {setup.lines.front().where.begin, setup.lines.back().where.end});
    return true;
}

// If a special capture is possible, the last ply was a pawn's; and the clock cannot exceed the plies played.
void check_clock(const position_setup& setup, std::uint32_t number, std::vector<finding>& findings) {
    // If one of the two numbers is missing, the other may be either.
    if (setup.clock_where.size() == 0 || setup.number_where.size() == 0)
        return;
    const std::uint64_t played =
        number == 0 ? 0 : 2 * (std::uint64_t{number} - 1) + (setup.turn == side::black ? 1 : 0);
    if (setup.special.pawn != no_place && setup.clock != 0)
        add(findings, codes::clock_after_pawn, setup.clock_where);
    else if (number != 0 && setup.clock > played)
        add(findings, codes::clock_beyond_number, setup.clock_where, counted(played, "ply", "plies"));
}

// 0: written as unknown; none: no number is written.
std::optional<std::uint32_t> first_number_of_moves(const game& read) {
    const node first = read.main_line.first_ply;
    if (first == no_node || read.plies[first].number == 0)
        return std::nullopt;
    return read.plies[first].number_unknown != 0 ? 0 : read.plies[first].number;
}

bool is_zero(std::string_view number) {
    return !number.empty() && number.find_first_not_of('0') == std::string_view::npos;
}

void check_beginning(check_context& context, const position_setup& setup, std::uint32_t base) {
    const game& read = context.read;
    const node first_ply = read.main_line.first_ply;
    const auto shifted = [base](span where) { return span{base + where.begin, base + where.end}; };
    const written_move begun = move_from(read, first_ply);
    const node opening = begun.white != no_node ? begun.white : begun.black;
    if (setup.turn_where.size() != 0 && opening != no_node && read.plies[opening].player != setup.turn)
        context
            .report(codes::turn_differs, shifted(setup.turn_where),
                    begun.white != no_node ? "White" : "Black")
            .related.push_back({read.plies[opening].text(), "the first ply"});
    const std::optional<std::uint32_t> number = first_number_of_moves(read);
    if (setup.number_where.size() == 0 || is_zero(read.raw(shifted(setup.number_where))) || !number ||
        *number == setup.number)
        return;
    context
        .report(codes::number_differs, shifted(setup.number_where),
                *number == 0 ? "1?" : std::to_string(*number))
        .related.push_back({context.parts_of(first_ply).number, "the first number"});
}

} // namespace

bool places_all_pieces(const position_setup& setup, const std::vector<finding>& syntax) {
    std::array<int, cescacs::line_count> written{};
    return std::none_of(syntax.begin(), syntax.end(), is_error) &&
           std::ranges::all_of(setup.lines, [&written](const setup_line& line) {
               return has_its_hexes(line, line.number) && ++written[line.number] == 1;
           });
}

void check_position(std::string_view text, std::vector<finding>& findings,
                    std::optional<std::uint32_t> first_number) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    if (std::any_of(syntax.begin(), syntax.end(), is_error))
        return;
    // If the lines do not fit the board, the places of pieces are unreliable.
    if (check_lines(setup, text, findings))
        check_board(setup, findings);
    check_clock(setup, first_number.value_or(setup.number), findings);
    if (is_zero(text.substr(setup.number_where.begin, setup.number_where.size())))
        add(findings, codes::move_number_zero, setup.number_where);
}

void check_game_position(check_context& context) {
    const tag* const position = find_position_tag(context.read);
    if (position == nullptr || !has_both_ends(context.read, *position))
        return;
    const std::string_view text = context.raw(position->value);
    std::vector<finding> findings;
    check_position(text, findings, first_number_of_moves(context.read));
    const auto shift = [base = position->value.begin](span& where) {
        where.begin += base;
        where.end += base;
    };
    for (finding& each : findings) {
        if (each.id == codes::opponent_in_check && context.checks < check_level::legal)
            continue;
        shift(each.where);
        if (each.remedy)
            for (text_edit& edit : each.remedy->edits)
                shift(edit.where);
        for (related_place& other : each.related)
            shift(other.where);
        finding& reported = context.report(each.id, each.where, std::move(each.detail));
        reported.related = std::move(each.related);
        reported.remedy = std::move(each.remedy);
    }
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    if (std::none_of(syntax.begin(), syntax.end(), is_error) && context.read.main_line.first_ply != no_node)
        check_beginning(context, setup, position->value.begin);
}

} // namespace ctlpgn::ctl_pgn
