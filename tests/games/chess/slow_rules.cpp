#include "slow_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ctlpgn::chess_tests {

using namespace chess;

namespace {

/// A board by files and ranks, with everything else that affects legality.
struct slow_board {
    std::array<std::array<piece, 8>, 8> at{};
    side turn = side::white;
    square crossed;

    static bool exists(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
    piece& on(int file, int rank) {
        return at[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)];
    }
    piece on(int file, int rank) const {
        return at[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)];
    }
};

slow_board board_of(const position& p) {
    slow_board b;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank)
            b.on(file, rank) = p.at(square::at(file, rank));
    }
    b.turn = p.to_move;
    b.crossed = p.en_passant;
    return b;
}

bool way_is_free(const slow_board& b, int file, int rank, int to_file, int to_rank) {
    const int files = (to_file > file) - (to_file < file);
    const int ranks = (to_rank > rank) - (to_rank < rank);
    for (file += files, rank += ranks; file != to_file || rank != to_rank; file += files, rank += ranks) {
        if (!b.on(file, rank).is_empty())
            return false;
    }
    return true;
}

/// Article 3: whether a piece attacks a square, on its turn or not.
bool attacks(const slow_board& b, int file, int rank, int to_file, int to_rank) {
    const piece what = b.on(file, rank);
    const int files = std::abs(to_file - file);
    const int ranks = std::abs(to_rank - rank);
    const bool diagonal = files == ranks && files != 0;
    const bool straight = (files == 0) != (ranks == 0);
    const int up = what.owner() == side::white ? 1 : -1;
    switch (what.kind()) {
    case piece_kind::pawn: return files == 1 && to_rank - rank == up;
    case piece_kind::knight: return files * ranks == 2;
    case piece_kind::king: return std::max(files, ranks) == 1;
    case piece_kind::bishop: return diagonal && way_is_free(b, file, rank, to_file, to_rank);
    case piece_kind::rook: return straight && way_is_free(b, file, rank, to_file, to_rank);
    case piece_kind::queen: return (diagonal || straight) && way_is_free(b, file, rank, to_file, to_rank);
    default: return false;
    }
}

bool attacked_by(const slow_board& b, side player, int to_file, int to_rank) {
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            if (b.on(file, rank).belongs_to(player) && attacks(b, file, rank, to_file, to_rank))
                return true;
        }
    }
    return false;
}

bool king_attacked(const slow_board& b, side whose) {
    const side them = whose == side::white ? side::black : side::white;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            if (b.on(file, rank) == piece{whose, piece_kind::king})
                return attacked_by(b, them, file, rank);
        }
    }
    return false;
}

slow_board made(slow_board b, const ply& played) {
    const piece mover = b.on(played.from.file(), played.from.rank());
    b.on(played.from.file(), played.from.rank()) = {};
    if (played.kind == ply_kind::castling) {
        const bool to_right = played.rook.file() > played.from.file();
        b.on(played.rook.file(), played.rook.rank()) = {};
        b.on(to_right ? 6 : 2, played.from.rank()) = mover;
        b.on(to_right ? 5 : 3, played.from.rank()) = {mover.owner(), piece_kind::rook};
        return b;
    }
    if (played.kind == ply_kind::en_passant)
        b.on(played.to.file(), played.from.rank()) = {};
    b.on(played.to.file(), played.to.rank()) =
        played.becomes == piece_kind::none ? mover : piece{mover.owner(), played.becomes};
    return b;
}

void add_if_safe(const slow_board& b, const ply& tried, std::vector<ply>& plies) {
    if (!king_attacked(made(b, tried), b.turn))
        plies.push_back(tried);
}

void add_pawn_arrivals(const slow_board& b, square from, square to, piece_kind captured,
                       std::vector<ply>& plies) {
    if (to.rank() != 0 && to.rank() != 7)
        return add_if_safe(b, {ply_kind::step, piece_kind::pawn, from, to, captured, piece_kind::none, {}},
                           plies);
    for (const piece_kind becomes :
         {piece_kind::knight, piece_kind::bishop, piece_kind::rook, piece_kind::queen})
        add_if_safe(b, {ply_kind::step, piece_kind::pawn, from, to, captured, becomes, {}}, plies);
}

void add_pawn_plies(const slow_board& b, int file, int rank, std::vector<ply>& plies) {
    const int up = b.turn == side::white ? 1 : -1;
    const square from = square::at(file, rank);
    if (slow_board::exists(file, rank + up) && b.on(file, rank + up).is_empty()) {
        add_pawn_arrivals(b, from, square::at(file, rank + up), piece_kind::none, plies);
        if (rank == (up == 1 ? 1 : 6) && b.on(file, rank + 2 * up).is_empty())
            add_pawn_arrivals(b, from, square::at(file, rank + 2 * up), piece_kind::none, plies);
    }
    for (const int to_file : {file - 1, file + 1}) {
        if (!slow_board::exists(to_file, rank + up))
            continue;
        const square to = square::at(to_file, rank + up);
        const piece target = b.on(to_file, rank + up);
        if (!target.is_empty() && target.owner() != b.turn)
            add_pawn_arrivals(b, from, to, target.kind(), plies);
        else if (b.crossed == to)
            add_if_safe(
                b, {ply_kind::en_passant, piece_kind::pawn, from, to, piece_kind::pawn, piece_kind::none, {}},
                plies);
    }
}

void add_piece_plies(const slow_board& b, int file, int rank, std::vector<ply>& plies) {
    for (int to_file = 0; to_file < 8; ++to_file) {
        for (int to_rank = 0; to_rank < 8; ++to_rank) {
            const piece target = b.on(to_file, to_rank);
            if (target.belongs_to(b.turn) || !attacks(b, file, rank, to_file, to_rank))
                continue;
            add_if_safe(b,
                        {ply_kind::step,
                         b.on(file, rank).kind(),
                         square::at(file, rank),
                         square::at(to_file, to_rank),
                         target.kind(),
                         piece_kind::none,
                         {}},
                        plies);
        }
    }
}

/// Article 3.8 b, and the guidelines for Chess960.
void add_castling(const slow_board& b, square king, square rook, std::vector<ply>& plies) {
    const side them = b.turn == side::white ? side::black : side::white;
    const int rank = king.rank();
    const bool to_right = rook.file() > king.file();
    const int king_to = to_right ? 6 : 2;
    const int rook_to = to_right ? 5 : 3;
    const int left = std::min({king.file(), rook.file(), king_to, rook_to});
    const int right = std::max({king.file(), rook.file(), king_to, rook_to});
    for (int file = left; file <= right; ++file) {
        const bool in_kings_way =
            file >= std::min(king.file(), king_to) && file <= std::max(king.file(), king_to);
        const bool in_rooks_way =
            file >= std::min(rook.file(), rook_to) && file <= std::max(rook.file(), rook_to);
        const bool is_one_of_them = file == king.file() || file == rook.file();
        if ((in_kings_way || in_rooks_way) && !is_one_of_them && !b.on(file, rank).is_empty())
            return;
        if (in_kings_way && attacked_by(b, them, file, rank))
            return;
    }
    const square to = square::at(king_to, rank);
    add_if_safe(b, {ply_kind::castling, piece_kind::king, king, to, piece_kind::none, piece_kind::none, rook},
                plies);
}

} // namespace

bool slow_in_check(const position& p, side checked) {
    return king_attacked(board_of(p), checked);
}

std::vector<ply> slow_legal_plies(const position& p) {
    const slow_board b = board_of(p);
    std::vector<ply> plies;
    const int home = b.turn == side::white ? 0 : 7;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const piece what = b.on(file, rank);
            if (!what.belongs_to(b.turn))
                continue;
            if (what.kind() == piece_kind::pawn)
                add_pawn_plies(b, file, rank, plies);
            else
                add_piece_plies(b, file, rank, plies);
            for (int rook = 0; what.kind() == piece_kind::king && rank == home && rook < 8; ++rook) {
                const square at = square::at(rook, home);
                if (p.castling.contains(at) && b.on(rook, home) == piece{b.turn, piece_kind::rook})
                    add_castling(b, square::at(file, rank), at, plies);
            }
        }
    }
    return plies;
}

position slow_after(const position& p, const ply& played) {
    const slow_board b = made(board_of(p), played);
    position next;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank)
            next.put(square::at(file, rank), b.on(file, rank));
    }
    const bool is_white = p.to_move == side::white;
    next.to_move = is_white ? side::black : side::white;
    for (int i = 0; i < 64; ++i) {
        const square at = square::from_index(i);
        const bool king_moved = played.mover == piece_kind::king && at.rank() == (is_white ? 0 : 7);
        if (p.castling.contains(at) && at != played.from && at != played.to && !king_moved)
            next.castling.insert(at);
    }
    const bool resets = played.mover == piece_kind::pawn || played.captured != piece_kind::none;
    next.half_move_clock = resets ? 0 : p.half_move_clock + 1;
    next.move_number = p.move_number + (is_white ? 0 : 1);
    if (played.mover == piece_kind::pawn && std::abs(played.to.rank() - played.from.rank()) == 2) {
        next.en_passant = square::at(played.to.file(), (played.to.rank() + played.from.rank()) / 2);
        const std::vector<ply> answers = slow_legal_plies(next);
        if (std::none_of(answers.begin(), answers.end(),
                         [](const ply& each) { return each.kind == ply_kind::en_passant; }))
            next.en_passant = {};
    }
    return next;
}

} // namespace ctlpgn::chess_tests
