// Each move has its own line, or all moves of a line of play share one. Moves with comments or variations
// between them do not count, since those may need separate lines.
#include "notations/ctl_pgn/lint/move_lines.hpp"

#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "tree/chains.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <optional>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}

// Whether a comment or a variation comes after the ply.
bool is_followed(const game& record, node at_ply) {
    return std::ranges::any_of(annotations_of(record, record.plies[at_ply].first_annotation),
                               [](const annotation& each) { return each.kind() != annotation_kind::nag; });
}

// Calls `call` with every move that could share a line with the one before it, and whether it does.
template <class Call> void each_next_move(const game& record, const line_of_play& line, Call call) {
    each_move(record, line, [&](const written_move& here) {
        if (here.next == no_node || is_followed(record, here.first) || is_followed(record, here.last))
            return;
        const std::uint32_t end = end_of(record, here);
        const std::uint32_t next = record.plies[here.next].number_begin;
        call(here.next, end <= next && std::ranges::none_of(record.raw({end, next}), is_line_end));
    });
}

// The first move that shares a line although others do not, or the other way round; no_node if all are alike.
node first_odd_move(const game& record, const line_of_play& line) {
    std::optional<bool> shared_before;
    node odd = no_node;
    each_next_move(record, line, [&](node next, bool shared) {
        if (odd == no_node && shared_before.value_or(shared) != shared)
            odd = next;
        shared_before = shared;
    });
    return odd;
}

} // namespace

std::vector<std::uint32_t> moves_on_shared_lines(const game& record) {
    std::vector<std::uint32_t> begins;
    const auto add = [&](const line_of_play& line) {
        if (first_odd_move(record, line) != no_node)
            each_next_move(record, line, [&](node next, bool shared) {
                if (shared)
                    begins.push_back(record.plies[next].number_begin);
            });
    };
    add(record.main_line);
    for (const variation& each : record.variations)
        add(each.line);
    return begins;
}

void check_move_lines(check_context& context) {
    const game& game = context.read;
    node odd = first_odd_move(game, game.main_line);
    for (std::size_t i = 0; odd == no_node && i != game.variations.size(); ++i)
        odd = first_odd_move(game, game.variations[i].line);
    if (odd == no_node)
        return;
    const std::uint32_t begin = game.plies[odd].number_begin;
    const std::size_t end = game.text.find_first_not_of("0123456789.?", begin);
    context.report(codes::mixed_move_lines,
                   {begin, static_cast<std::uint32_t>(std::min(end, game.text.size()))});
}

} // namespace ctlpgn::ctl_pgn
