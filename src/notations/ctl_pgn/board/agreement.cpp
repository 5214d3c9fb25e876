#include "notations/ctl_pgn/board/agreement.hpp"

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/positions/start.hpp"
#include "tree/chains.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

// Every open line of play takes a board on the stack.
constexpr unsigned deepest = 100;

struct moment {
    cescacs::board pieces;
    side to_move;
};

// By side and by the number in the tree.
struct usual_plies {
    std::array<std::array<cescacs::piece, 256>, 2> pieces;
    // By hex, the piece that cannot simply step there: a pawn on its last hex.
    std::array<std::array<cescacs::piece, cescacs::hex_count>, 2> promoted;
};

constexpr usual_plies usual = [] {
    usual_plies table;
    for (const side player : {side::white, side::black}) {
        const auto row = static_cast<std::size_t>(player);
        for (std::size_t written = 0; written != table.pieces[row].size(); ++written)
            table.pieces[row][written] = {game_side(player), kind_or_pawn(static_cast<symbol>(written))};
        for (std::size_t i = 0; i != table.promoted[row].size(); ++i)
            if (cescacs::is_last_hex(game_side(player), cescacs::hex::from_index(static_cast<int>(i))))
                table.promoted[row][i] = {game_side(player), cescacs::piece_kind::pawn};
    }
    return table;
}();

// Plays a step to an empty hex, or to the hex of the captured piece. False if the ply is something else,
// which may still agree with the board.
template <side by> bool play_usual(cescacs::board& standing, const ply& written) {
    constexpr auto us = static_cast<std::size_t>(by);
    const bool is_step =
        written.plain != 0 || (written.kind == ply_kind::displaced && written.promotion == no_symbol &&
                               capture_of(written) <= capture_kind::ordinary &&
                               written.from < cescacs::hex_count && written.to < cescacs::hex_count);
    if (!is_step)
        return false;
    const cescacs::hex from = cescacs::hex::from_index(written.from);
    const cescacs::hex to = cescacs::hex::from_index(written.to);
    const cescacs::piece mover = usual.pieces[us][written.piece];
    const cescacs::piece taken = usual.pieces[1 - us][written.captured];
    const bool captures = capture_of(written) == capture_kind::ordinary;
    if (standing.at(from) != mover || standing.at(to) != (captures ? taken : cescacs::piece{}) ||
        usual.promoted[us][written.to] == mover)
        return false;
    standing.clear(from);
    standing.put(to, mover);
    return true;
}

[[gnu::noinline]] bool play_any(cescacs::board& standing, const ply& written) {
    cescacs::circumstances now;
    now.to_move = game_side(written.player);
    cescacs::ply claimed;
    if (!claim(written, claimed) || !find_contradiction(standing, now, claimed).is_coherent())
        return false;
    move_pieces(standing, now.to_move, claimed);
    return true;
}

template <side by> bool play(moment& now, const ply& written) {
    if (now.to_move != by)
        return false;
    now.to_move = opponent(by);
    return play_usual<by>(now.pieces, written) || play_any(now.pieces, written);
}

class agreement_check {
  public:
    explicit agreement_check(const game& record) : game_(record) {}

    bool agrees(const line_of_play& line, moment now, unsigned depth) {
        // These replace no ply, so they cannot be played.
        if (has_variations(line.first_annotation))
            return false;
        for (node at = line.first_ply; at != no_node;) {
            const ply& begun = game_.plies[at];
            if (const ply* const reply = bare_reply(begun)) {
                if (!play<side::white>(now, begun) || !play<side::black>(now, *reply))
                    return false;
                at = reply->next;
                continue;
            }
            const written_move here = move_from(game_, at);
            if (here.white == no_node && here.black == no_node) [[unlikely]]
                return false; // after a number alone, the rest is uncertain
            const node white_annotation = game_.plies[here.first].first_annotation;
            const node black_annotation = game_.plies[here.last].first_annotation;
            const bool is_annotated = white_annotation != no_node || black_annotation != no_node;
            if (is_annotated && (has_variations(white_annotation) || has_variations(black_annotation)))
                [[unlikely]] {
                if (!agrees_with_variations(here, now, depth))
                    return false;
            } else if (!play_white(now, here) || !play_black(now, here)) {
                return false;
            }
            at = here.next;
        }
        return true;
    }

  private:
    // Black's ply of a move that has both plies and no annotations, like most moves; null for others.
    [[nodiscard]] const ply* bare_reply(const ply& begun) const {
        if (begun.plain == 0 || begun.first_annotation != no_node || !is_move_continued(game_, begun))
            return nullptr;
        const ply& reply = game_.plies[begun.next];
        return reply.plain != 0 && reply.first_annotation == no_node ? &reply : nullptr;
    }

    [[nodiscard]] bool has_variations(node first_annotation) const {
        return !variations_of(game_, first_annotation).empty();
    }
    [[nodiscard]] bool is_empty(const line_of_play& line) const {
        return line.first_ply == no_node && !has_variations(line.first_annotation);
    }

    bool play_white(moment& now, const written_move& move) {
        return move.white == no_node || play<side::white>(now, game_.plies[move.white]);
    }
    bool play_black(moment& now, const written_move& move) {
        return move.black == no_node || play<side::black>(now, game_.plies[move.black]);
    }

    // Plays the whole move.
    bool agrees_with_variations(const written_move& played, moment& now, unsigned depth) {
        const moment before_white = now;
        if (!play_white(now, played))
            return false;
        const moment before_black = now;
        if (!play_black(now, played))
            return false;
        const auto all_agree = [&](node asked) {
            return std::ranges::all_of(variations_of(game_, game_.plies[asked].first_annotation),
                                       [&](node at) {
                                           return branch_agrees(game_.variations[at].line, played,
                                                                before_white, before_black, depth);
                                       });
        };
        return all_agree(played.first) && (played.last == played.first || all_agree(played.last));
    }

    bool branch_agrees(const line_of_play& line, const written_move& played, const moment& before_white,
                       const moment& before_black, unsigned depth) {
        if (is_empty(line))
            return true;
        if (line.first_ply == no_node || depth == deepest)
            return false;
        const std::uint32_t number = game_.plies[line.first_ply].number;
        const bool branches_here = number == 0 || number == game_.plies[played.first].number;
        const bool white_first = move_from(game_, line.first_ply).white != no_node;
        return branches_here && agrees(line, white_first ? before_white : before_black, depth + 1);
    }

    const game& game_;
};

} // namespace

bool surely_agrees_with_board(const game& record) {
    const game_start start = find_start(record);
    if (!start.known || start.doubtful)
        return false;
    moment now{start.position.layout(), side::white};
    if (record.main_line.first_ply != no_node &&
        move_from(record, record.main_line.first_ply).white == no_node)
        now.to_move = side::black;
    return agreement_check(record).agrees(record.main_line, now, 0);
}

} // namespace ctlpgn::ctl_pgn
