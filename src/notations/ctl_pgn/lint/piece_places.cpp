// A piece that a comment names with a hex stands there at that point (rulings 8.6): before the move that the
// comment is on, between its plies, or after it.
#include "lint/context.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/replay.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

struct named_piece {
    node at_move = no_node;
    node reference = no_node;
    bool visited = false;
    bool stands_there = false;
};

// A comment that speaks of moves may mean the board after one of those.
bool speaks_of_moves(const game& in, const comment& of) {
    const auto begin = in.references.begin() + of.first_reference;
    return std::any_of(begin, begin + of.reference_count, [](const reference& each) {
        return each.kind == reference_kind::move || each.kind == reference_kind::variation;
    });
}

void add_comments(const game& in, node first, node at_move, std::vector<named_piece>& into) {
    for (node at = first; at != no_node; at = in.comments[at].next) {
        const comment& here = in.comments[at];
        if (here.reference_count == 0 || speaks_of_moves(in, here))
            continue;
        for (node each = here.first_reference; each != here.first_reference + here.reference_count; ++each)
            if (in.references[each].kind == reference_kind::piece && in.references[each].at != no_place)
                into.push_back({at_move, each});
    }
}

// What is missing or cannot be read may have brought the piece there.
bool has_all_plies(const move& of) {
    const bool readable = of.white.kind != ply_kind::unreadable && of.black.kind != ply_kind::unreadable;
    return readable && (of.black.written() || of.next == no_node);
}

bool stands_there(const cescacs::position& on, const reference& named) {
    const cescacs::side of = named.player == spoken_of::white ? cescacs::side::white : cescacs::side::black;
    return on.holds(cescacs::hex::from_index(named.at), of, kind_of(named.piece));
}

} // namespace

void check_piece_places(check_context& context) {
    const game& game = context.read;
    const auto has_place = [](const reference& each) {
        return each.kind == reference_kind::piece && each.at != no_place;
    };
    if (std::ranges::none_of(game.references, has_place))
        return;
    std::vector<named_piece> named;
    for (node at = 0; at != game.moves.size(); ++at)
        if (has_all_plies(game.moves[at]))
            add_comments(game, game.moves[at].first_comment, at, named);
    replay play(game);
    if (named.empty() || !play.is_possible())
        return;
    play.run([&](const replayed_ply& ply) {
        for (named_piece& each : std::ranges::equal_range(named, ply.at_move, {}, &named_piece::at_move)) {
            const reference& of = game.references[each.reference];
            each.visited = true;
            // Where the board is in doubt nothing is said about it.
            each.stands_there = each.stands_there || ply.in_doubt || !ply.certain ||
                                !ply.fault.is_coherent() || stands_there(ply.before, of) ||
                                stands_there(ply.after, of);
        }
    });
    for (const named_piece& each : named)
        if (each.visited && !each.stands_there)
            context.report(code::absent_piece, game.references[each.reference].where).at_move = each.at_move;
}

} // namespace ctlpgn::ctl_pgn
