#include "notations/xiangqi/replay/resolution.hpp"

#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/replay/files_of.hpp"
#include "notations/xiangqi/words.hpp"

#include <algorithm>
#include <cstdlib>

namespace ctlpgn::xiangqi {

namespace {

constexpr bool goes_straight(piece_kind kind) {
    return kind == piece_kind::king || kind == piece_kind::rook || kind == piece_kind::cannon ||
           kind == piece_kind::pawn;
}

constexpr bool is_about_king(illegality why) {
    return why >= illegality::king_attacked;
}

// Where a piece on a point goes by a direction and a reach; none where the board has no such point.
point target_of(point from, xiangqi::side mover, piece_kind kind, const claim& said) {
    const int file = mover == xiangqi::side::red ? file_count - said.reach : said.reach - 1;
    const int ahead = said.to == direction::backward ? -forward(mover) : forward(mover);
    if (said.to == direction::sideways)
        return goes_straight(kind) && file != from.file() ? point::at(file, from.rank()) : point{};
    if (goes_straight(kind))
        return from.step(0, ahead * said.reach);
    const int files = std::abs(file - from.file());
    const int ranks = kind == piece_kind::horse      ? (files == 1   ? 2
                                                        : files == 2 ? 1
                                                                     : 0)
                      : kind == piece_kind::elephant ? (files == 2 ? 2 : 0)
                                                     : (files == 1 ? 1 : 0);
    return ranks == 0 ? point{} : point::at(file, from.rank() + ahead * ranks);
}

// The one of several on a file that an order names; none if it names none of them.
point by_order(const std::vector<point>& file, unsigned order) {
    const std::size_t count = file.size();
    constexpr std::size_t many = 4; // the first and the last of which have signs of their own
    switch (order) {
    case named_by::first_of_many: return file.front();
    case named_by::last_of_many: return file.back();
    case named_by::front: return count >= many ? file[1] : file.front();
    case named_by::rear: return count >= many ? file[count - 2] : file.back();
    default: return count % 2 == 1 ? file[count / 2] : point{};
    }
}

// Those of the kind that the half-move may name.
struct named_pieces {
    std::vector<point> points;
    bool needless_order = false;
};

named_pieces named_relatively(const position& in, piece_kind kind, const claim& said) {
    const xiangqi::side mover = in.to_move;
    const pieces_by_file by_file(in, mover, kind);
    const auto file_called = [mover](unsigned number) {
        return static_cast<std::size_t>(mover == xiangqi::side::red ? file_count - static_cast<int>(number)
                                                                    : static_cast<int>(number) - 1);
    };
    named_pieces named;
    const auto add = [&named](point at) {
        if (at)
            named.points.push_back(at);
    };
    if (said.mover >= named_by::file_and_order) {
        const unsigned which = said.mover - named_by::file_and_order;
        const auto& file = by_file.on[file_called(which / 3 + 1)];
        if (!file.empty())
            add(by_order(file, which % 3 == 0   ? named_by::front
                               : which % 3 == 1 ? named_by::middle
                                                : named_by::rear));
    } else if (said.mover >= named_by::label && said.mover < named_by::first_of_many) {
        const std::vector<point> labelled = by_file.labelled();
        if (const std::size_t at = said.mover - named_by::label; at < labelled.size())
            add(labelled[at]);
    } else if (said.mover >= named_by::front) {
        for (const auto& file : by_file.on)
            if (file.size() > 1)
                add(by_order(file, said.mover));
        named.needless_order = !goes_straight(kind) && kind != piece_kind::horse;
        if (by_file.files_with_several() == 0) {
            named.needless_order = true;
            for (const auto& file : by_file.on)
                for (const point at : file)
                    add(at);
        }
    } else if (said.mover != named_by::nothing) {
        for (const point at : by_file.on[file_called(said.mover - named_by::file + 1)])
            add(at);
    }
    return named;
}

std::vector<point> named_by_origin(const position& in, piece_kind kind, const claim& said) {
    std::vector<point> found;
    in.pieces(in.to_move, kind).for_each([&](point at) {
        const bool fits =
            said.mover == named_by::nothing ||
            (said.mover < named_by::rank ? static_cast<unsigned>(at.file()) == said.mover - named_by::file
                                         : static_cast<unsigned>(at.rank()) == said.mover - named_by::rank);
        if (fits)
            found.push_back(at);
    });
    return found;
}

void settle(const position& in, const xiangqi::ply& played, contradiction fault, resolution& into) {
    into.fault = fault;
    into.played = played;
    into.why = judge(in, played);
    into.is_known = true;
}

// The one that can be played; where there is none, the one that the king's safety alone forbids; else the
// only one.
void choose(const position& in, const std::vector<xiangqi::ply>& claims, resolution& into) {
    std::vector<xiangqi::ply> legal;
    std::vector<xiangqi::ply> held;
    for (const xiangqi::ply& each : claims) {
        const verdict why = judge(in, each);
        if (why.is_legal())
            legal.push_back(each);
        else if (is_about_king(why.why))
            held.push_back(each);
    }
    const std::vector<xiangqi::ply>& best = !legal.empty() ? legal : !held.empty() ? held : claims;
    if (best.size() == 1) {
        const verdict why = judge(in, best.front());
        settle(in, best.front(),
               why.why == illegality::target_holds_own_piece ? contradiction::own_piece_on_target
                                                             : contradiction::none,
               into);
        into.is_known = into.fault == contradiction::none;
        return;
    }
    into.fault =
        legal.empty() && held.empty() ? contradiction::no_mover_reaches : contradiction::several_movers;
    into.candidates = best;
}

void resolve_relative(const position& in, piece_kind kind, const claim& said, resolution& into) {
    const named_pieces named = named_relatively(in, kind, said);
    if (named.points.empty()) {
        into.fault = contradiction::no_such_mover;
        return;
    }
    if (said.to == direction::sideways && !goes_straight(kind)) {
        into.fault = contradiction::impossible_direction;
        return;
    }
    std::vector<xiangqi::ply> claims;
    for (const point from : named.points)
        if (const point to = target_of(from, in.to_move, kind, said))
            claims.push_back(complete_ply(in, from, to));
    if (claims.empty()) {
        into.fault = contradiction::off_the_board;
        return;
    }
    choose(in, claims, into);
    into.needless_order = named.needless_order && into.fault == contradiction::none;
}

// Both points are written, and perhaps the piece.
void resolve_points(const position& in, piece_kind kind, point from, point to, resolution& into) {
    const piece mover = in.at(from);
    if (mover.is_empty()) {
        into.fault = contradiction::nobody_on_origin;
    } else if (!mover.belongs_to(in.to_move)) {
        into.fault = contradiction::opponent_on_origin;
    } else if (in.at(to).belongs_to(in.to_move)) {
        into.fault = contradiction::own_piece_on_target;
    } else {
        const bool is_other = kind != piece_kind::none && kind != mover.kind();
        settle(in, complete_ply(in, from, to),
               is_other ? contradiction::other_piece_on_origin : contradiction::none, into);
    }
}

void resolve_short(const position& in, piece_kind kind, const claim& said, point to, resolution& into) {
    const std::vector<point> named = named_by_origin(in, kind, said);
    if (named.empty()) {
        into.fault = contradiction::no_such_mover;
        return;
    }
    if (in.at(to).belongs_to(in.to_move)) {
        into.fault = contradiction::own_piece_on_target;
        return;
    }
    std::vector<xiangqi::ply> claims;
    for (const point from : named)
        claims.push_back(complete_ply(in, from, to));
    // A pawn's straight push needs no file, anything else does.
    if (kind == piece_kind::pawn && said.mover == named_by::nothing) {
        const auto goes_straight_on = [&](const xiangqi::ply& each) { return each.from.file() == to.file(); };
        if (std::ranges::any_of(claims, [&](const xiangqi::ply& each) {
                return goes_straight_on(each) && judge(in, each).is_legal();
            }))
            std::erase_if(claims, [&](const xiangqi::ply& each) { return !goes_straight_on(each); });
    }
    choose(in, claims, into);
}

} // namespace

resolution resolve(const position& in, const ctlpgn::ply& written) {
    resolution found;
    if (written.kind != ctlpgn::ply_kind::displaced)
        return found;
    const claim said = claim_of(written);
    const piece_kind kind = kind_of(written.piece);
    const point from = point_of(written.from);
    const point to = point_of(written.to);
    if (said.to != direction::none) {
        if (kind != piece_kind::none)
            resolve_relative(in, kind, said, found);
        return found;
    }
    if (!to)
        return found;
    const bool takes = !in.is_empty(to);
    if (from)
        resolve_points(in, kind, from, to, found);
    else if (kind != piece_kind::none)
        resolve_short(in, kind, said, to, found);
    // Only forms with a piece and both points say whether something is taken.
    const bool says_so = from && kind != piece_kind::none;
    found.lacks_capture_sign = says_so && takes && written.capture == 0;
    found.captures_nothing = !takes && written.capture != 0;
    return found;
}

} // namespace ctlpgn::xiangqi
