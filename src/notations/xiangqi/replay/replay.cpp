#include "notations/xiangqi/replay/replay.hpp"

#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"

namespace ctlpgn::xiangqi {

replacements::replacements(const game& in)
    : in_(in), first_(in.plies.size(), no_node), next_(in.variations.size(), no_node) {
    for (std::size_t i = in.variations.size(); i-- != 0;) {
        const variation& each = in.variations[i];
        if (each.replaces == no_node || each.line.first_ply == no_node ||
            in.plies[each.line.first_ply].by != in.plies[each.replaces].by)
            continue;
        next_[i] = first_[each.replaces];
        first_[each.replaces] = static_cast<node>(i);
    }
}

const variation* replacements::take(node replaced) {
    const node found = first_[replaced];
    if (found == no_node)
        return nullptr;
    first_[replaced] = next_[found];
    return &in_.variations[found];
}

// A copy of each half-move with what only the board tells of it.
void resolve_plies(const game& asked, std::vector<ctlpgn::ply>& into) {
    into = asked.plies;
    const auto tell = [&into](const replayed& each) {
        if (!each.which.is_known)
            return;
        const xiangqi::ply& played = each.which.played;
        ctlpgn::ply& told = into[each.at];
        told.piece = symbol_of(played.mover);
        told.from = place_of(played.from);
        told.to = place_of(played.to);
        told.captured = symbol_of(played.captured);
        told.capture = played.captured == piece_kind::none ? 0 : ordinary_capture;
        told.own = 0;
    };
    replay(asked, tell).run();
}

std::vector<std::string> positions(const game& of) {
    std::vector<std::string> result(of.plies.size());
    const auto write = [&result](const replayed& each) {
        if (each.which.is_known)
            result[each.at] = fen_of(each.after);
    };
    replay(of, write).run();
    return result;
}

std::vector<code> broken_rules(const game& of) {
    std::vector<code> result(of.plies.size(), code::none);
    const auto judge_each = [&result](const replayed& each) {
        if (each.which.fault == contradiction::none)
            result[each.at] = row_of(each.which.why.why).id;
    };
    replay(of, judge_each).run();
    return result;
}

} // namespace ctlpgn::xiangqi
