// What the marks of the last ply say about the result (rulings 6.6): the side that mates wins three points,
// and a draw offer that ends the game has been accepted, or the game is not finished.
#include "lint/context.hpp"
#include "lint/results.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

struct last_ply {
    const ply* itself = nullptr;
    node at_move = no_node;
    side of = side::white;
};

last_ply last_of(const game& in) {
    last_ply last;
    for (node at = in.main_line.first_move; at != no_node; at = in.moves[at].next) {
        if (in.moves[at].white.written())
            last = {&in.moves[at].white, at, side::white};
        if (in.moves[at].black.written())
            last = {&in.moves[at].black, at, side::black};
    }
    return last;
}

// The results that a mark leaves open; 0: only one.
struct possible_results {
    std::uint8_t first;
    std::uint8_t second;

    [[nodiscard]] bool has(std::uint8_t result) const {
        return result != 0 && (result == first || result == second);
    }
};

void check(check_context& context, code id, const last_ply& last, const possible_results& possible) {
    const game& game = context.read;
    const tag* const said = find_result_tag(game);
    const std::uint8_t in_tag =
        said == nullptr ? std::uint8_t{0} : read_result(context.raw(said->value), context.words);
    // Where line and tag contradict each other and one of them fits, that has been the slip.
    if ((game.result == 0 && in_tag == 0) || possible.has(game.result) || possible.has(in_tag))
        return;
    std::string expected(context.words.results[possible.first]);
    if (possible.second != 0)
        expected.append(" or ").append(context.words.results[possible.second]);
    finding& found =
        context.report(id, game.result != 0 ? game.result_where : said->value, std::move(expected));
    found.at_move = last.at_move;
    found.at_side = last.of;
    found.related.push_back({last.itself->whole(), "the last ply is here"});
}

} // namespace

void check_result_marks(check_context& context) {
    const last_ply last = last_of(context.read);
    if (last.itself == nullptr)
        return;
    if (last.itself->check == check_mark::mate)
        check(context, code::result_against_mate, last,
              {find_result(last.of == side::white ? "3-0" : "0-3"), 0});
    else if (last.itself->draw_offer && last.itself->game_end)
        check(context, code::result_against_draw_offer, last, {find_result("1-1"), find_result("*")});
}

} // namespace ctlpgn::ctl_pgn
