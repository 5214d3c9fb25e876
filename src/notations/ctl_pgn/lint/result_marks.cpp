// The result must agree with the end of the game: the side that mates wins three points, and a draw offer
// that ends the game has been accepted, or the game is unfinished.
#include "notations/ctl_pgn/lint/result_marks.hpp"

#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

last_ply last_of(const game& record) {
    last_ply last;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        if (record.plies[at].kind != ply_kind::missing)
            last = {&record.plies[at], at};
    return last;
}

possible_results result_of_mate(side player) {
    return {result_by_mate(player), 0};
}

possible_results result_of_stalemate(side player) {
    return {result_by_stalemate(player), 0};
}

void expect_result(check_context& context, code id, const last_ply& last, const possible_results& possible,
                   proof given_by) {
    const game& game = context.read;
    const tag* const named = find_result_tag(game, context.words);
    const std::uint8_t in_tag =
        named == nullptr ? std::uint8_t{0} : read_result(context.raw(named->value), context.words);
    // If line and tag differ and one of them fits, the other one is the slip.
    if ((game.result == 0 && in_tag == 0) || possible.has(game.result) || possible.has(in_tag))
        return;
    std::string expected(context.words.results[possible.first]);
    if (possible.second != 0)
        expected.append(" or ").append(context.words.results[possible.second]);
    finding& found =
        context.report(id, game.result != 0 ? game.result_where : named->value, std::move(expected));
    if (given_by == proof::board && game.result != in_tag)
        found.expected = context.words.results[possible.first];
    found.at_ply = last.at_ply;
    found.related.push_back({last.itself->whole(), "the last ply is here"});
}

void check_result_marks(check_context& context) {
    const possible_results possible{drawn_result, open_result};
    if (possible.has(context.read.result))
        return; // before the last ply is looked up, which takes a walk along the line
    const last_ply last = last_of(context.read);
    if (last.itself != nullptr && !is_mate(*last.itself) && offers_draw(*last.itself) &&
        ends_game(*last.itself))
        expect_result(context, codes::result_against_draw_offer, last, possible, proof::sign);
}

void expect_result_of_mate_mark(check_context& context) {
    const last_ply last = last_of(context.read);
    if (last.itself != nullptr && is_mate(*last.itself))
        expect_result(context, codes::result_against_mate, last, result_of_mate(last.itself->player),
                      proof::sign);
}

} // namespace ctlpgn::ctl_pgn
