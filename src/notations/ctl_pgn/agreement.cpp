#include "notations/ctl_pgn/agreement.hpp"

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/claims.hpp"
#include "notations/ctl_pgn/start.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

// Every line of play that is open takes a board on the stack.
constexpr unsigned deepest = 100;

struct moment {
    cescacs::board pieces;
    side to_move;
};

// By side and by what is written in the tree.
struct usual_plies {
    std::array<std::array<cescacs::piece, 256>, 2> pieces;
    // By hex: what cannot simply step there, which is a pawn on its last hex. Nothing can on any other.
    std::array<std::array<cescacs::piece, cescacs::hex_count>, 2> promoted;
};

constexpr usual_plies usual = [] {
    usual_plies table;
    for (const side by : {side::white, side::black}) {
        const auto row = static_cast<std::size_t>(by);
        for (std::size_t written = 0; written != table.pieces[row].size(); ++written)
            table.pieces[row][written] = {game_side(by), kind_or_pawn(static_cast<symbol>(written))};
        for (std::size_t i = 0; i != table.promoted[row].size(); ++i)
            if (cescacs::last_hexes(game_side(by)).contains(cescacs::hex::from_index(static_cast<int>(i))))
                table.promoted[row][i] = {game_side(by), cescacs::piece_kind::pawn};
    }
    return table;
}();

// Plays a step to an empty hex or to one that holds what is taken. False if the ply is something else, which
// may agree with the board all the same.
template <side by> bool play_usual(cescacs::board& on, const ply& written) {
    constexpr auto us = static_cast<std::size_t>(by);
    const bool is_step = written.kind == ply_kind::displaced && written.promotion == no_symbol &&
                         (written.capture == capture_kind::none || written.capture == capture_kind::ordinary);
    if (!is_step || written.from >= cescacs::hex_count || written.to >= cescacs::hex_count)
        return false;
    const cescacs::hex from = cescacs::hex::from_index(written.from);
    const cescacs::hex to = cescacs::hex::from_index(written.to);
    const cescacs::piece mover = usual.pieces[us][written.piece];
    const cescacs::piece taken = usual.pieces[1 - us][written.captured];
    const bool captures = written.capture == capture_kind::ordinary;
    if (on.at(from) != mover || on.at(to) != (captures ? taken : cescacs::piece{}) ||
        usual.promoted[us][written.to] == mover)
        return false;
    on.clear(from);
    on.put(to, mover);
    return true;
}

[[gnu::noinline]] bool play_any(cescacs::board& on, side by, const ply& written) {
    cescacs::circumstances now;
    now.to_move = game_side(by);
    cescacs::ply claimed;
    if (!claim(written, by, claimed) || !find_contradiction(on, now, claimed).is_coherent())
        return false;
    move_pieces(on, now.to_move, claimed);
    return true;
}

template <side by> bool play(moment& now, const ply& written) {
    if (!written.written())
        return true;
    if (now.to_move != by)
        return false;
    now.to_move = opponent(by);
    return play_usual<by>(now.pieces, written) || play_any(now.pieces, by, written);
}

bool is_empty(const line_of_play& line) {
    return line.first_move == no_node && line.first_variation == no_node;
}

class board_check {
  public:
    explicit board_check(const game& of) : game_(of) {}

    bool agrees(const line_of_play& line, moment now, unsigned depth) {
        // Those replace no ply, and so nobody can play them.
        if (line.first_variation != no_node)
            return false;
        for (node index = line.first_move; index != no_node;) {
            const move& played = game_.moves[index];
            if (played.first_variation != no_node) [[unlikely]] {
                if (!agrees_with_variations(played, now, depth))
                    return false;
            } else if (!play<side::white>(now, played.white) || !play<side::black>(now, played.black)) {
                return false;
            }
            index = played.next;
        }
        return true;
    }

  private:
    // The move is played as well.
    bool agrees_with_variations(const move& played, moment& now, unsigned depth) {
        const moment before_white = now;
        if (!play<side::white>(now, played.white))
            return false;
        const moment before_black = now;
        if (!play<side::black>(now, played.black))
            return false;
        for (node index = played.first_variation; index != no_node; index = game_.variations[index].next) {
            const line_of_play& line = game_.variations[index].line;
            if (is_empty(line))
                continue;
            if (line.first_move == no_node || depth == deepest)
                return false;
            const move& first = game_.moves[line.first_move];
            const bool branches_here = first.number == 0 || first.number == played.number;
            if (!branches_here ||
                !agrees(line, first.white.written() ? before_white : before_black, depth + 1))
                return false;
        }
        return true;
    }

    const game& game_;
};

} // namespace

bool surely_agrees_with_board(const game& of) {
    const game_start start = find_start(of);
    if (!start.known || start.doubtful)
        return false;
    moment now{start.position.layout(), side::white};
    if (of.main_line.first_move != no_node && !of.moves[of.main_line.first_move].white.written())
        now.to_move = side::black;
    return board_check(of).agrees(of.main_line, now, 0);
}

} // namespace ctlpgn::ctl_pgn
