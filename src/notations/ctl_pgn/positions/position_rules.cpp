#include "notations/ctl_pgn/positions/position_rules.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_faults.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
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

// A line that stands twice is not asked for more.
void check_lines(const position_setup& setup, std::vector<finding>& findings) {
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
        const auto expected = static_cast<std::uint32_t>(hexes_of_line(line.number));
        if (line.hexes != expected) {
            const code id = line.hexes < expected ? codes::line_too_short : codes::line_too_long;
            add(findings, id, line.where,
                "line " + number + " has " + std::to_string(expected) + ", and what is written makes " +
                    std::to_string(line.hexes));
        }
    }
    for (std::size_t i = 1; i < setup.lines.size() && !disordered; ++i)
        disordered = setup.lines[i].number > setup.lines[i - 1].number;
    if (disordered)
        add(findings, codes::line_order, {setup.lines.front().where.begin, setup.lines.back().where.end});
}

bool is_about_lines(const finding& fault) {
    return fault.id == codes::line_too_short || fault.id == codes::line_too_long ||
           fault.id == codes::line_twice;
}

// The last ply was a pawn's if a pawn may be taken for it; and no more plies can be counted than were played.
void check_clock(const position_setup& setup, std::vector<finding>& findings) {
    // Of two numbers, one of which is missing, nobody knows which this is.
    if (setup.clock_where.size() == 0 || setup.number_where.size() == 0)
        return;
    const std::uint64_t played =
        setup.number == 0 ? 0 : 2 * (std::uint64_t{setup.number} - 1) + (setup.turn == side::black ? 1 : 0);
    if (setup.special.pawn != no_place && setup.clock != 0)
        add(findings, codes::clock_after_pawn, setup.clock_where);
    else if (setup.number != 0 && setup.clock > played)
        add(findings, codes::clock_beyond_number, setup.clock_where,
            std::to_string(played) + (played == 1 ? " ply" : " plies"));
}

bool is_zero(std::string_view number) {
    return !number.empty() && number.find_first_not_of('0') == std::string_view::npos;
}

void check_beginning(check_context& context, const position_setup& setup, std::uint32_t base) {
    const game& read = context.read;
    const node first_ply = read.main_line.first_ply;
    const ply& first = read.plies[first_ply];
    const auto shifted = [base](span where) { return span{base + where.begin, base + where.end}; };
    const written_move begun = move_from(read, first_ply);
    const node opening = begun.white != no_node ? begun.white : begun.black;
    if (setup.turn_where.size() != 0 && opening != no_node && read.plies[opening].player != setup.turn)
        context
            .report(codes::turn_differs, shifted(setup.turn_where),
                    begun.white != no_node ? "White" : "Black")
            .related.push_back({read.plies[opening].text(), "the first ply"});
    if (setup.number_where.size() == 0 || is_zero(read.raw(shifted(setup.number_where))) || first.number == 0)
        return;
    const std::uint32_t number = first.number_unknown != 0 ? 0 : first.number;
    if (number == setup.number)
        return;
    context
        .report(codes::number_differs, shifted(setup.number_where),
                number == 0 ? "1?" : std::to_string(number))
        .related.push_back({context.parts_of(first_ply).number, "the first number"});
}

} // namespace

bool says_what_stands_where(const position_setup& setup, const std::vector<finding>& syntax) {
    std::vector<finding> findings;
    check_lines(setup, findings);
    return std::none_of(syntax.begin(), syntax.end(), is_error) &&
           std::none_of(findings.begin(), findings.end(), is_about_lines);
}

void check_position(std::string_view text, std::vector<finding>& findings) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    if (std::any_of(syntax.begin(), syntax.end(), is_error))
        return;
    const std::size_t before = findings.size();
    check_lines(setup, findings);
    // Where the lines do not fit the board, nothing that stands on them is where it should be.
    if (std::none_of(findings.begin() + static_cast<std::ptrdiff_t>(before), findings.end(), is_about_lines))
        check_board(setup, findings);
    check_clock(setup, findings);
    if (is_zero(text.substr(setup.number_where.begin, setup.number_where.size())))
        add(findings, codes::move_number_zero, setup.number_where);
}

void check_game_position(check_context& context) {
    const tag* const position = find_position_tag(context.read);
    if (position == nullptr || !has_both_ends(context.read, *position))
        return;
    const std::string_view text = context.raw(position->value);
    std::vector<finding> findings;
    check_position(text, findings);
    const auto shift = [base = position->value.begin](span& where) {
        where.begin += base;
        where.end += base;
    };
    for (finding& each : findings) {
        if (each.id == codes::opponent_in_check && context.checks < check_level::legal)
            continue;
        shift(each.where);
        for (related_place& other : each.related)
            shift(other.where);
        context.report(each.id, each.where, std::move(each.detail)).related = std::move(each.related);
    }
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    if (std::none_of(syntax.begin(), syntax.end(), is_error) && context.read.main_line.first_ply != no_node)
        check_beginning(context, setup, position->value.begin);
}

} // namespace ctlpgn::ctl_pgn
