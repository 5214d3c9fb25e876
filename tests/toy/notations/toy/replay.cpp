// The replay on the board, and its findings.
#include "games/toy/board.hpp"
#include "lint/context.hpp"
#include "lint/fixes/shared_fixes.hpp"
#include "lint/rules/shared_rules.hpp"
#include "notations/toy/codes.hpp"
#include "notations/toy/fix_rows.hpp"
#include "notations/toy/toy.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace ctlpgn::toy {

namespace {

struct replayed {
    position before;
    position after;
    bool is_possible = false;
};

// Plies are in the order of the text, so the predecessor of each has been played before it.
std::vector<replayed> replay(const game& read) {
    std::vector<replayed> result(read.plies.size());
    std::vector<position> begin_of(read.plies.size());
    const auto play_line = [&](const line_of_play& line) {
        if (line.first_ply == no_node)
            return;
        position now = begin_of[line.first_ply];
        for (node at = line.first_ply; at != no_node; at = read.plies[at].next) {
            const ply& played = read.plies[at];
            result[at].before = now;
            result[at].is_possible = played.to < cell_count && now.is_free(played.to);
            if (result[at].is_possible)
                now.play(played.to);
            result[at].after = now;
        }
    };
    play_line(read.main_line);
    for (const variation& each : read.variations) {
        if (each.replaces != no_node && each.line.first_ply != no_node)
            begin_of[each.line.first_ply] = result[each.replaces].before;
        play_line(each.line);
    }
    return result;
}

void append_text(std::string& output, const position& shown) {
    for (const mark each : shown.cells)
        output += each == mark::none ? '.' : each == mark::cross ? 'x' : 'o';
    output += shown.to_move == mark::cross ? " x" : " o";
}

std::optional<position> position_of(std::string_view text) {
    if (text.size() != cell_count + 2)
        return std::nullopt;
    position read;
    for (std::size_t i = 0; i != cell_count; ++i)
        read.cells[i] = text[i] == 'x' ? mark::cross : text[i] == 'o' ? mark::nought : mark::none;
    read.to_move = text.back() == 'x' ? mark::cross : mark::nought;
    return read;
}

std::uint64_t leaves(const position& p, std::uint32_t depth) {
    if (depth == 0)
        return 1;
    if (p.winner() != mark::none)
        return 0;
    std::uint64_t sum = 0;
    for (std::size_t cell = 0; cell != cell_count; ++cell)
        if (p.is_free(cell)) {
            position next = p;
            next.play(cell);
            sum += leaves(next, depth - 1);
        }
    return sum;
}

void check_board(check_context& context) {
    const std::vector<replayed> played = replay(context.read);
    for (node at = 0; at != played.size(); ++at) {
        const ply& written = context.read.plies[at];
        if (!played[at].is_possible)
            context.report(codes::cell_taken, written.text(), "it is taken").at_ply = at;
        else if (context.checks == check_level::legal && played[at].before.winner() != mark::none)
            context.report(codes::play_after_win, written.text()).at_ply = at;
    }
}

constexpr check_rule rules[] = {check_numbers, check_result_tag, check_repeated_plies, check_board};

} // namespace

std::optional<fix> fix_missing_dot(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, begin_of(found.where), ".", "insert a dot");
}

initial_position initial(const game& /*read*/) {
    initial_position start{{}, true, side::white, 1, false};
    append_text(start.text, {});
    return start;
}

void check(const game& read, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* /*resolved*/) {
    check_context context(read, description, checks, findings, bounds);
    for (const check_rule rule : rules)
        rule(context);
    context.finish();
}

void find_fixes(const game& read, offered_fixes wanted, std::vector<finding>& findings) {
    if (!findings.empty())
        add_remedies(fix_context(read, description), std::span<const fix_row<fix_context>>(fix_rows), wanted,
                     findings);
}

void ask_board(const game& read, const board_answers& answers) {
    answers.reset(read.plies.size());
    node at = 0;
    for (const replayed& each : replay(read)) {
        if (answers.positions != nullptr && each.is_possible)
            answers.positions->write(at, [&](std::string& text) { append_text(text, each.after); });
        if (answers.broken_rules != nullptr && each.is_possible && each.before.winner() != mark::none)
            (*answers.broken_rules)[at] = codes::play_after_win;
        ++at;
    }
}

std::vector<possible_ply> plies(std::string_view position_text, std::uint32_t more) {
    std::vector<possible_ply> result;
    const std::optional<position> from = position_of(position_text);
    for (std::size_t cell = 0; from && from->winner() == mark::none && cell != cell_count; ++cell)
        if (from->is_free(cell)) {
            position next = *from;
            next.play(cell);
            result.push_back({std::string(words.places[cell]), leaves(next, more)});
        }
    return result;
}

std::string draw(std::string_view position_text, const drawing& look, std::vector<finding>& /*findings*/) {
    const std::optional<position> shown = position_of(position_text);
    if (!shown)
        return {};
    std::string cells;
    append_text(cells, *shown);
    if (look.flipped)
        std::ranges::reverse(cells.begin(), cells.begin() + 9);
    std::string board;
    for (const std::size_t row : {2U, 1U, 0U}) {
        for (std::size_t column = 0; column != 3; ++column)
            board += cells[3 * column + row];
        board += '\n';
    }
    return board;
}

} // namespace ctlpgn::toy
