#include "slow_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ctlpgn::xiangqi_tests {

using namespace xiangqi;

namespace {

using slow_board = std::array<std::array<piece, 10>, 9>; // by file and rank

const piece& on(const slow_board& b, int file, int rank) {
    return b[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)];
}
piece& on(slow_board& b, int file, int rank) {
    return b[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)];
}

slow_board board_of(const position& p) {
    slow_board b;
    for (int file = 0; file < 9; ++file) {
        for (int rank = 0; rank < 10; ++rank)
            on(b, file, rank) = p.at(point::at(file, rank));
    }
    return b;
}

/// One action, by files and ranks.
struct travel {
    int file;
    int rank;
    int to_file;
    int to_rank;

    int files() const { return to_file - file; }
    int ranks() const { return to_rank - rank; }
};

bool in_palace(bool is_red, int file, int rank) {
    return file >= 3 && file <= 5 && (is_red ? rank <= 2 : rank >= 7);
}

/// Pieces strictly between two points of a line.
int pieces_between(const slow_board& b, const travel& t) {
    const int files = (t.files() > 0) - (t.files() < 0);
    const int ranks = (t.ranks() > 0) - (t.ranks() < 0);
    int count = 0;
    for (int file = t.file + files, rank = t.rank + ranks; file != t.to_file || rank != t.to_rank;
         file += files, rank += ranks)
        count += on(b, file, rank).is_empty() ? 0 : 1;
    return count;
}

bool pawn_goes(bool is_red, const travel& t) {
    const bool is_over = is_red ? t.rank >= 5 : t.rank <= 4;
    if (t.files() == 0)
        return t.ranks() == (is_red ? 1 : -1);
    return is_over && t.ranks() == 0 && std::abs(t.files()) == 1;
}

bool goes(const slow_board& b, const travel& t) {
    const piece mover = on(b, t.file, t.rank);
    const piece target = on(b, t.to_file, t.to_rank);
    const bool is_red = mover.owner() == side::red;
    const int files = std::abs(t.files());
    const int ranks = std::abs(t.ranks());
    const bool straight = (files == 0) != (ranks == 0);
    switch (mover.kind()) {
    case piece_kind::king: return files + ranks == 1 && in_palace(is_red, t.to_file, t.to_rank);
    case piece_kind::guard: return files == 1 && ranks == 1 && in_palace(is_red, t.to_file, t.to_rank);
    case piece_kind::elephant:
        return files == 2 && ranks == 2 && (is_red ? t.to_rank <= 4 : t.to_rank >= 5) &&
               on(b, t.file + t.files() / 2, t.rank + t.ranks() / 2).is_empty();
    case piece_kind::horse:
        return (files == 1 && ranks == 2 && on(b, t.file, t.rank + t.ranks() / 2).is_empty()) ||
               (files == 2 && ranks == 1 && on(b, t.file + t.files() / 2, t.rank).is_empty());
    case piece_kind::rook: return straight && pieces_between(b, t) == 0;
    case piece_kind::cannon: return straight && pieces_between(b, t) == (target.is_empty() ? 0 : 1);
    case piece_kind::pawn: return pawn_goes(is_red, t);
    default: return false;
    }
}

/// Every pseudolegal move of a side.
template <class visitor> void for_each_travel(const slow_board& b, side s, visitor&& visit) {
    for (int first = 0; first < 90; ++first) {
        if (!on(b, first % 9, first / 9).belongs_to(s))
            continue;
        for (int last = 0; last < 90; ++last) {
            const travel t{first % 9, first / 9, last % 9, last / 9};
            if (!on(b, t.to_file, t.to_rank).belongs_to(s) && goes(b, t))
                visit(t);
        }
    }
}

bool can_capture_king(const slow_board& b, side player) {
    const piece king{player == side::red ? side::black : side::red, piece_kind::king};
    bool found = false;
    for_each_travel(b, player,
                    [&](const travel& t) { found = found || on(b, t.to_file, t.to_rank) == king; });
    return found;
}

bool generals_face(const slow_board& b) {
    for (int file = 3; file <= 5; ++file) {
        bool red_seen = false;
        for (int rank = 0; rank < 10; ++rank) {
            const piece what = on(b, file, rank);
            if (what == piece{side::black, piece_kind::king} && red_seen)
                return true;
            if (!what.is_empty())
                red_seen = what == piece{side::red, piece_kind::king};
        }
    }
    return false;
}

} // namespace

bool slow_in_check(const position& p, side checked) {
    return can_capture_king(board_of(p), checked == side::red ? side::black : side::red);
}

std::vector<ply> slow_legal_plies(const position& p) {
    const slow_board b = board_of(p);
    const side them = p.to_move == side::red ? side::black : side::red;
    std::vector<ply> plies;
    for_each_travel(b, p.to_move, [&](const travel& t) {
        const piece target = on(b, t.to_file, t.to_rank);
        slow_board next = b;
        on(next, t.to_file, t.to_rank) = on(b, t.file, t.rank);
        on(next, t.file, t.rank) = {};
        if (target.kind() == piece_kind::king || can_capture_king(next, them) || generals_face(next))
            return;
        plies.push_back({on(b, t.file, t.rank).kind(), point::at(t.file, t.rank),
                         point::at(t.to_file, t.to_rank), target.kind()});
    });
    return plies;
}

position slow_after(const position& p, const ply& played) {
    position next;
    for (int i = 0; i < 90; ++i) {
        const point at = point::from_index(i);
        if (at != played.from)
            next.put(at, p.at(at == played.to ? played.from : at));
    }
    next.to_move = p.to_move == side::red ? side::black : side::red;
    next.half_move_clock = p.at(played.to).is_empty() ? p.half_move_clock + 1 : 0;
    next.move_number = p.move_number + (p.to_move == side::black ? 1 : 0);
    return next;
}

} // namespace ctlpgn::xiangqi_tests
