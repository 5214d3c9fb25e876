#include "notations/ctl_pgn/lint/piece_places.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "text/ascii.hpp"
#include "tree/comment_references.hpp"
#include "tree/comments_on_plies.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// "~gL5-H6": a ply that could have been played from the named place.
bool begins_a_ply(const game& record, const reference& asked) {
    constexpr std::array<std::string_view, 9> signs{"-", "‐", "‑", "‒", "–", "—", "−", "×", "@"};
    std::string_view rest = record.text.substr(asked.where.end);
    const auto sign =
        std::ranges::find_if(signs, [rest](std::string_view each) { return rest.starts_with(each); });
    if (sign == signs.end())
        return false;
    rest.remove_prefix(sign->size());
    return rest.size() >= 2 && is_capital(rest[0]) && rest.find_first_of("0123456789") <= 2;
}

bool has_place(const reference& asked) {
    return asked.kind == reference_kind::piece && asked.location != no_place;
}

// A missing or unreadable ply may have brought the piece there.
bool has_all_plies(const game& record, const written_move& move) {
    const auto is_readable = [&record](node at) {
        return at == no_node || record.plies[at].kind != ply_kind::unreadable;
    };
    return is_readable(move.white) && is_readable(move.black) &&
           (move.black != no_node || move.next == no_node);
}

bool is_there(const cescacs::position& p, const reference& named) {
    const cescacs::side player =
        named.player == spoken_of::white ? cescacs::side::white : cescacs::side::black;
    return p.holds(cescacs::hex::from_index(named.location), player, kind_of(named.piece));
}

} // namespace

piece_places::piece_places(check_context& context) : context_(context) {
    const game& game = context.read;
    if (std::ranges::none_of(game.references, has_place))
        return;
    const auto names_a_piece = [&game](const comment& each) {
        return std::ranges::any_of(references_of(game, each), has_place);
    };
    const auto add_line = [&](const line_of_play& line) {
        each_comment_on_plies(game, line, names_a_piece, [&](node index, node move) {
            // A comment that mentions moves may mean the position after one of them.
            if (has_all_plies(game, move_from(game, move)) && !speaks_of_moves(game, game.comments[index]))
                add_pieces(game.comments[index], move);
        });
    };
    add_line(game.main_line);
    for (const variation& each : game.variations)
        add_line(each.line);
    sort_stably(named_, {}, &named_piece::at_move);
    is_named_at_.resize(game.plies.size());
    for (const named_piece& each : named_)
        is_named_at_[each.at_move] = true;
}

void piece_places::add_pieces(const comment& source, node at_move) {
    const game& game = context_.read;
    for (node each = source.first_reference; each != source.first_reference + source.reference_count; ++each)
        if (has_place(game.references[each]) && !begins_a_ply(game, game.references[each]))
            named_.push_back({at_move, each});
}

void piece_places::look_at(const replayed_ply& played) {
    if (!is_named_at_[played.at_move])
        return;
    const game& game = context_.read;
    for (named_piece& each : std::ranges::equal_range(named_, played.at_move, {}, &named_piece::at_move)) {
        const reference& asked = game.references[each.reference];
        each.visited = true;
        // Nothing is reported while the board is in doubt.
        each.is_there = each.is_there || played.in_doubt || !played.certain || !played.fault.is_coherent() ||
                        is_there(played.before(), asked) || is_there(played.after, asked);
    }
}

bool piece_places::finish() {
    bool any = false;
    for (const named_piece& each : named_) {
        if (!each.visited || each.is_there)
            continue;
        any = true;
        context_.report(codes::absent_piece, context_.read.references[each.reference].where).at_ply =
            each.at_move;
    }
    return any;
}

} // namespace ctlpgn::ctl_pgn
