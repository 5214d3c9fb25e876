#include "notations/ctl_pgn/lint/piece_places.hpp"

#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// A comment that speaks of moves may mean the board after one of those.
bool speaks_of_moves(const game& in, const comment& of) {
    const auto begin = in.references.begin() + of.first_reference;
    return std::any_of(begin, begin + of.reference_count, [](const reference& each) {
        return each.kind == reference_kind::move || each.kind == reference_kind::variation;
    });
}

bool has_place(const reference& of) {
    return of.kind == reference_kind::piece && of.at != no_place;
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

piece_places::piece_places(check_context& context) : context_(context) {
    const game& game = context.read;
    if (std::ranges::none_of(game.references, has_place))
        return;
    for (node at = 0; at != game.moves.size(); ++at)
        if (has_all_plies(game.moves[at]))
            add_comments(game.moves[at].first_comment, at);
}

void piece_places::add_comments(node first, node at_move) {
    const game& game = context_.read;
    for (node at = first; at != no_node; at = game.comments[at].next) {
        const comment& here = game.comments[at];
        if (here.reference_count == 0 || speaks_of_moves(game, here))
            continue;
        for (node each = here.first_reference; each != here.first_reference + here.reference_count; ++each)
            if (has_place(game.references[each]))
                named_.push_back({at_move, each});
    }
}

void piece_places::look_at(const replayed_ply& played) {
    const game& game = context_.read;
    if (game.moves[played.at_move].first_comment == no_node)
        return;
    for (named_piece& each : std::ranges::equal_range(named_, played.at_move, {}, &named_piece::at_move)) {
        const reference& of = game.references[each.reference];
        each.visited = true;
        // Where the board is in doubt nothing is said about it.
        each.stands_there = each.stands_there || played.in_doubt || !played.certain ||
                            !played.fault.is_coherent() || stands_there(played.before(), of) ||
                            stands_there(played.after, of);
    }
}

void piece_places::finish() {
    for (const named_piece& each : named_)
        if (each.visited && !each.stands_there)
            context_.report(code::absent_piece, context_.read.references[each.reference].where).at_move =
                each.at_move;
}

} // namespace ctlpgn::ctl_pgn
