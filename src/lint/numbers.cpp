// Move numbers rise by one (rulings 6.3), and the first alone may be unknown (rulings 6.2).
#include "lint/shared_rules.hpp"

#include <string>

namespace ctlpgn {

namespace {

span number_span(const game& in, const move& of) {
    std::uint32_t end = of.begin;
    while (end != in.text.size() && in.text[end] >= '0' && in.text[end] <= '9')
        ++end;
    return {of.begin, of.number_unknown != 0 ? end + 1 : end};
}

// Most games do, and nobody has to ask how their lines hang together.
bool has_only_rising_numbers(const game& in) {
    if (!in.variations.empty() || in.main_line.first_move == no_node)
        return in.moves.empty();
    const move* before = &in.moves[in.main_line.first_move];
    while (before->next != no_node) {
        const move& here = in.moves[before->next];
        if (before->number == 0 || here.number != before->number + 1U || here.number_unknown != 0)
            return false;
        before = &here;
    }
    return true;
}

} // namespace

void check_numbers(check_context& context) {
    const game& game = context.read;
    if (has_only_rising_numbers(game))
        return;
    const game_lines& lines = context.lines();
    for (node at = 0; at != game.moves.size(); ++at) {
        const number_fault fault = lines.fault_of(at);
        if (fault != number_fault::wrong && fault != number_fault::unknown)
            continue;
        const code id = fault == number_fault::wrong ? code::wrong_number : code::misplaced_unknown_number;
        finding& found =
            context.report(id, number_span(game, game.moves[at]), std::to_string(lines.expected(at)));
        found.at_move = at;
    }
}

} // namespace ctlpgn
