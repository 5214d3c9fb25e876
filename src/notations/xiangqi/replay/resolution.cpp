#include "notations/xiangqi/replay/resolution.hpp"

#include "games/common/short_list.hpp"
#include "games/xiangqi/geometry.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/replay/files_of.hpp"
#include "notations/xiangqi/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace ctlpgn::xiangqi {

namespace {

constexpr bool goes_straight(piece_kind kind) {
    return kind == piece_kind::king || kind == piece_kind::rook || kind == piece_kind::cannon ||
           kind == piece_kind::pawn;
}

constexpr bool is_about_king(illegality why) {
    return why >= illegality::king_attacked;
}

// The target of a piece by direction and reach; none if the board has no such point.
point target_of(point from, xiangqi::side mover, piece_kind kind, const claim& claimed) {
    const int file = mover == xiangqi::side::red ? file_count - claimed.reach : claimed.reach - 1;
    const int ahead = claimed.to == direction::backward ? -forward(mover) : forward(mover);
    if (claimed.to == direction::sideways)
        return goes_straight(kind) && file != from.file() ? point::at(file, from.rank()) : point{};
    if (goes_straight(kind))
        return from.step(0, ahead * claimed.reach);
    const int files = std::abs(file - from.file());
    const int ranks = kind == piece_kind::horse      ? (files == 1   ? 2
                                                        : files == 2 ? 1
                                                                     : 0)
                      : kind == piece_kind::elephant ? (files == 2 ? 2 : 0)
                                                     : (files == 1 ? 1 : 0);
    return ranks == 0 ? point{} : point::at(file, from.rank() + ahead * ranks);
}

// The piece on a file that an order names; none if there is no such piece.
point by_order(const points_of_file& file, unsigned order) {
    const std::size_t count = file.size();
    constexpr std::size_t many = 4; // from this many on, the first and the last have special signs
    switch (order) {
    case named_by::first_of_many: return file.front();
    case named_by::last_of_many: return file.back();
    case named_by::front: return count >= many ? file[1] : file.front();
    case named_by::rear: return count >= many ? file[count - 2] : file.back();
    default: return count % 2 == 1 ? file[count / 2] : point{};
    }
}

// The pieces of the kind that the ply may name: all on one file, or one on each file.
struct named_pieces {
    games::short_list<point, rank_count> points;
    point meant; // the one that the standard names; none if it names all alike
    bool needless_order = false;
};

constexpr int file_called(xiangqi::side mover, unsigned number) {
    const int own = static_cast<int>(number);
    return mover == xiangqi::side::red ? file_count - own : own - 1;
}

// The middle one of three or five; none for other numbers.
point middle_of_several(const points_of_file& file) {
    return file.size() > 2 && file.size() % 2 == 1 ? file[file.size() / 2] : point{};
}

// 33: the middle one on file 3, or the third one there as engines count.
named_pieces named_by_file_twice(const points_of_file& file, unsigned digit) {
    named_pieces named;
    named.meant = middle_of_several(file);
    if (named.meant)
        named.points.add(named.meant);
    if (digit <= file.size() && file[digit - 1] != named.meant)
        named.points.add(file[digit - 1]);
    return named;
}

// Which of several on a file.
named_pieces named_by_order(const position& p, piece_kind kind, unsigned name) {
    const pieces_by_file by_file(p, p.to_move, kind);
    named_pieces named;
    const auto add = [&named](point at) {
        if (at)
            named.points.add(at);
    };
    if (name >= named_by::number) {
        const std::vector<point> numbered = in_chinese_order(by_file, p.to_move);
        if (const std::size_t at = name - named_by::number; at < numbered.size())
            add(numbered[at]);
    } else if (name >= named_by::file_twice) {
        const unsigned digit = name - named_by::file_twice + 1;
        const int called = file_called(p.to_move, digit);
        return named_by_file_twice(by_file.on[static_cast<std::size_t>(called)], digit);
    } else if (name >= named_by::number_and_file) {
        constexpr unsigned files = file_count;
        const unsigned which = name - named_by::number_and_file;
        const int called = file_called(p.to_move, which % files + 1);
        const points_of_file& file = by_file.on[static_cast<std::size_t>(called)];
        if (which / files < file.size())
            add(file[which / files]);
    } else if (name >= named_by::file_and_order) {
        const unsigned which = name - named_by::file_and_order;
        const int called = file_called(p.to_move, which / 3 + 1);
        const points_of_file& file = by_file.on[static_cast<std::size_t>(called)];
        if (!file.empty())
            add(by_order(file, which % 3 == 0   ? named_by::first_of_many
                               : which % 3 == 1 ? named_by::middle
                                                : named_by::last_of_many));
    } else if (name >= named_by::label && name < named_by::first_of_many) {
        const std::vector<point> labelled = by_file.labelled();
        if (const std::size_t at = name - named_by::label; at < labelled.size())
            add(labelled[at]);
    } else {
        for (const points_of_file& file : by_file.on)
            if (file.size() > 1)
                add(by_order(file, name));
        if (by_file.files_with_several() == 0) {
            named.needless_order = true;
            for (const points_of_file& file : by_file.on)
                std::ranges::for_each(file, add);
        }
    }
    return named;
}

named_pieces named_relatively(const position& p, piece_kind kind, const claim& claimed) {
    const bool is_pawn_file = claimed.mover >= named_by::pawn_file && claimed.mover < named_by::file_twice;
    if (claimed.mover >= named_by::front && !is_pawn_file)
        return named_by_order(p, kind, claimed.mover);
    named_pieces named;
    if (claimed.mover == named_by::nothing)
        return named;
    const unsigned first = is_pawn_file ? named_by::pawn_file : named_by::file;
    const int file = file_called(p.to_move, claimed.mover - first + 1);
    point_set on_file = geometry.files[static_cast<std::size_t>(file)] & p.occupied(p.to_move);
    // The foremost first.
    const bool from_north = p.to_move == xiangqi::side::red;
    while (const point at = from_north ? on_file.last() : on_file.first()) {
        if (p.at(at).kind() == kind)
            named.points.add(at);
        on_file.erase(at);
    }
    if (is_pawn_file && named.points.size() > 2 && named.points.size() % 2 == 1)
        named.meant = named.points[named.points.size() / 2];
    return named;
}

point_set named_by_origin(const position& p, piece_kind kind, const claim& claimed) {
    point_set found;
    p.pieces(p.to_move, kind).for_each([&](point at) {
        const bool fits = claimed.mover == named_by::nothing ||
                          (claimed.mover < named_by::rank
                               ? static_cast<unsigned>(at.file()) == claimed.mover - named_by::file
                               : static_cast<unsigned>(at.rank()) == claimed.mover - named_by::rank);
        if (fits)
            found.insert(at);
    });
    return found;
}

void settle(const position& p, const xiangqi::ply& played, contradiction fault, resolution& result) {
    result.fault = fault;
    result.played = played;
    result.why = judge(p, played);
    result.is_known = true;
}

// Candidates with the same legality.
struct choice {
    std::size_t count = 0;
    xiangqi::ply first;
    verdict why; // of the first

    void add(const xiangqi::ply& claimed, const verdict& judged) {
        if (count++ == 0) {
            first = claimed;
            why = judged;
        }
    }
};

void settle_only(const xiangqi::ply& claimed, const verdict& why, resolution& result) {
    result.played = claimed;
    result.why = why;
    result.is_known = why.why != illegality::target_holds_own_piece;
    result.fault = result.is_known ? contradiction::none : contradiction::own_piece_on_target;
}

// Of several legal candidates, the one that the standard names. The others belong to other readings.
void choose_meant(const position& p, std::span<const xiangqi::ply> claims, point meant, resolution& result) {
    for (const xiangqi::ply& each : claims) {
        const verdict why = judge(p, each);
        if (each.from == meant)
            settle_only(each, why, result);
        if (why.is_legal())
            result.candidates.push_back(each);
    }
}

// The legal candidate, or of several the one that is meant; if there is none, the one that only the safety of
// the king forbids; otherwise the only one.
void choose(const position& p, std::span<const xiangqi::ply> claims, point meant, resolution& result) {
    if (claims.size() == 1)
        return settle_only(claims.front(), judge(p, claims.front()), result);
    choice legal;
    choice held;
    choice any;
    for (const xiangqi::ply& each : claims) {
        const verdict why = judge(p, each);
        any.add(each, why);
        if (why.is_legal())
            legal.add(each, why);
        else if (is_about_king(why.why))
            held.add(each, why);
    }
    const choice& best = legal.count != 0 ? legal : held.count != 0 ? held : any;
    if (best.count == 1)
        return settle_only(best.first, best.why, result);
    if (&best == &legal && meant)
        return choose_meant(p, claims, meant, result);
    result.fault = &best == &any ? contradiction::no_mover_reaches : contradiction::several_movers;
    for (const xiangqi::ply& each : claims) {
        const verdict why = judge(p, each);
        if (&best == &any || (&best == &legal ? why.is_legal() : is_about_king(why.why)))
            result.candidates.push_back(each);
    }
}

void resolve_relative(const position& p, piece_kind kind, const claim& claimed, resolution& result) {
    const named_pieces named = named_relatively(p, kind, claimed);
    if (named.points.empty()) {
        result.fault = contradiction::no_such_mover;
        return;
    }
    if (claimed.to == direction::sideways && !goes_straight(kind)) {
        result.fault = contradiction::impossible_direction;
        return;
    }
    games::short_list<xiangqi::ply, rank_count> claims;
    for (const point from : named.points)
        if (const point to = target_of(from, p.to_move, kind, claimed))
            claims.add(complete_ply(p, from, to));
    if (claims.empty()) {
        result.fault = contradiction::off_the_board;
        return;
    }
    choose(p, {claims.begin(), claims.size()}, named.meant, result);
    result.needless_order = named.needless_order && result.fault == contradiction::none;
}

// Both points are written, and possibly the piece.
void resolve_points(const position& p, piece_kind kind, point from, point to, resolution& result) {
    const piece mover = p.at(from);
    if (mover.is_empty()) {
        result.fault = contradiction::empty_origin;
    } else if (!mover.belongs_to(p.to_move)) {
        result.fault = contradiction::opponent_on_origin;
    } else if (p.at(to).belongs_to(p.to_move)) {
        result.fault = contradiction::own_piece_on_target;
    } else {
        const bool is_other = kind != piece_kind::none && kind != mover.kind();
        settle(p, complete_ply(p, from, to),
               is_other ? contradiction::other_piece_on_origin : contradiction::none, result);
    }
}

void resolve_short(const position& p, piece_kind kind, const claim& claimed, point to, resolution& result) {
    const point_set named = named_by_origin(p, kind, claimed);
    if (named.empty()) {
        result.fault = contradiction::no_such_mover;
        return;
    }
    if (p.at(to).belongs_to(p.to_move)) {
        result.fault = contradiction::own_piece_on_target;
        return;
    }
    // Only a pawn's straight push needs no file.
    const auto is_straight = [&](point from) { return from.file() == to.file(); };
    const bool may_be_push =
        kind == piece_kind::pawn && claimed.mover == named_by::nothing && named.any_of([&](point from) {
            return is_straight(from) && judge(p, complete_ply(p, from, to)).is_legal();
        });
    games::short_list<xiangqi::ply, point_count> claims;
    named.for_each([&](point from) {
        if (!may_be_push || is_straight(from))
            claims.add(complete_ply(p, from, to));
    });
    choose(p, {claims.begin(), claims.size()}, {}, result);
    result.lacks_file = kind == piece_kind::pawn && claimed.mover == named_by::nothing && !may_be_push &&
                        result.fault == contradiction::none;
}

} // namespace

resolution resolve(const position& p, const ctlpgn::ply& written) {
    resolution found;
    if (written.kind != ctlpgn::ply_kind::displaced)
        return found;
    const claim claimed = claim_of(written);
    const piece_kind kind = kind_of(written.piece);
    const point from = point_of(written.from);
    const point to = point_of(written.to);
    if (claimed.to != direction::none) {
        if (kind != piece_kind::none)
            resolve_relative(p, kind, claimed, found);
        return found;
    }
    if (!to)
        return found;
    const bool takes = !p.is_empty(to);
    if (from)
        resolve_points(p, kind, from, to, found);
    else if (kind != piece_kind::none)
        resolve_short(p, kind, claimed, to, found);
    // Only forms with a piece and both points show captures.
    const bool says_so = from && kind != piece_kind::none;
    found.lacks_capture_sign = says_so && takes && written.capture == 0;
    found.captures_nothing = !takes && written.capture != 0;
    return found;
}

} // namespace ctlpgn::xiangqi
