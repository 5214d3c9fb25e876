// Move numbers rise by one, none is repeated for a reply, and the first alone may be unknown.
#include "lint/rules/shared_rules.hpp"
#include "tree/written_numbers.hpp"

#include <string>

namespace ctlpgn {

namespace {

// Most games do, so how their lines are connected need not be computed.
bool has_only_rising_numbers(const game& record) {
    if (!record.variations.empty() || record.main_line.first_ply == no_node)
        return record.plies.empty();
    const ply* before = &record.plies[record.main_line.first_ply];
    std::uint32_t number = before->number;
    for (; before->next != no_node; before = &record.plies[before->next]) {
        if (is_move_continued(record, *before))
            continue;
        const ply& here = record.plies[before->next];
        if (number == 0 || here.number != number + 1 || here.number_unknown != 0)
            return false;
        number = here.number;
    }
    return true;
}

} // namespace

void report_number(check_context& context, code id, node at, std::uint32_t right) {
    finding& added = context.report(id, context.parts_of(at).number, std::to_string(right));
    added.at_ply = at;
    added.number = right;
}

void check_numbers(check_context& context) {
    const game& game = context.read;
    if (has_only_rising_numbers(game))
        return;
    const game_lines& lines = context.lines();
    for (node at = 0; at != game.plies.size(); ++at) {
        const number_fault fault = lines.fault_of(at);
        if (fault == number_fault::continued && !says_white_is_left_out(game, game.plies[at]))
            context.report(code::repeated_number, context.parts_of(at).number).at_ply = at;
        if (fault != number_fault::wrong && fault != number_fault::unknown)
            continue;
        const code id = fault == number_fault::wrong ? code::wrong_number : code::misplaced_unknown_number;
        report_number(context, id, at, lines.expected(at));
    }
}

} // namespace ctlpgn
