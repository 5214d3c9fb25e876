#include "lint/mutations/elsewhere.hpp"

#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/piece_words.hpp"

#include <algorithm>

namespace ctlpgn::mutations {

namespace {

using cescacs::hex;

// Plays the game with one target changed, and checks only whether the piece is there and the target agrees
// with the sign. Shares neither replay nor coherence with the linter.
class plain_replay {
  public:
    plain_replay(const clean_game& clean, const played_ply& changed, hex target)
        : game_(clean), changed_(changed), target_(target) {}

    // The first ply in the order of the text that cannot be played; none if all can.
    const ply* first_contradiction(const cescacs::position& start) {
        line(game_.read.main_line, start);
        const auto first =
            std::ranges::min_element(contradictions_, {}, [](const ply* each) { return each->begin; });
        return first == contradictions_.end() ? nullptr : *first;
    }

  private:
    void line(const line_of_play& asked, cescacs::position now) {
        bool first = true;
        for (node at = game_.first_move(asked); at != no_node; at = game_.moves[at].next) {
            const game_move& here = game_.moves[at];
            const cescacs::position before_white = now;
            const bool white = play(here.white, at, first, now);
            const cescacs::position before_black = now;
            const bool black = white && play(here.black, at, first && here.white == nullptr, now);
            for (const node each : here.variations) {
                const line_of_play& branch = game_.read.variations[each].line;
                const node begun = game_.first_move(branch);
                const bool by_white = begun == no_node || game_.moves[begun].white != nullptr;
                if (by_white || white)
                    line(branch, by_white ? before_white : before_black);
            }
            if (!black)
                return;
            first = false;
        }
    }

    bool play(const ply* written, node at, bool first, cescacs::position& now) {
        cescacs::ply claimed;
        if (written == nullptr)
            return true;
        if (first)
            now.to_move = ctl_pgn::game_side(written->player);
        if (!ctl_pgn::claim(*written, claimed))
            return false;
        if (at == changed_.at_move && written->player == changed_.player)
            claimed.to = target_;
        if (!is_playable(claimed, now)) {
            contradictions_.push_back(written);
            return false;
        }
        apply_claimed(now, claimed);
        return true;
    }

    static bool is_playable(const cescacs::ply& what, const cescacs::position& p) {
        const cescacs::side us = p.to_move;
        const auto holds = [&](hex at, cescacs::piece_kind kind) { return p.holds(at, us, kind); };
        if (what.kind == cescacs::ply_kind::promotion_in_place)
            return holds(what.to, cescacs::piece_kind::pawn);
        if (what.kind == cescacs::ply_kind::castling) {
            const cescacs::castling& entry = cescacs::castling_of(us, what.castling);
            const cescacs::castling_homes& home = cescacs::homes_of(us);
            using cescacs::piece_kind;
            const auto is_free = [&](hex at) { return !at || p.is_empty(at); };
            return holds(home.king, piece_kind::king) &&
                   (!entry.king_rook_to || holds(home.king_rook, piece_kind::rook)) &&
                   (!entry.queen_rook_to || holds(home.queen_rook, piece_kind::rook)) &&
                   is_free(entry.king_to) && is_free(entry.king_rook_to) && is_free(entry.queen_rook_to);
        }
        if (!holds(what.from, what.mover))
            return false;
        const cescacs::piece_kind named =
            what.captured == cescacs::piece_kind::none ? cescacs::piece_kind::pawn : what.captured;
        const cescacs::piece victim{opponent(us), named};
        switch (what.capture) {
        case cescacs::capture_kind::none: return p.is_empty(what.to);
        case cescacs::capture_kind::ordinary:
        case cescacs::capture_kind::scornful: return p.at(what.to) == victim;
        default: break;
        }
        const hex taken = cescacs::en_passant_victim(us, what.to, what.capture);
        return p.is_empty(what.to) && taken && p.at(taken) == victim;
    }

    const clean_game& game_;
    const played_ply& changed_;
    hex target_;
    std::vector<const ply*> contradictions_;
};

bool is_quiet_piece(const cescacs::ply& what) {
    return what.kind == cescacs::ply_kind::step && what.mover != cescacs::piece_kind::pawn &&
           what.capture == cescacs::capture_kind::none && what.becomes == cescacs::promotion::none;
}

} // namespace

void move_elsewhere(const clean_game& clean, mutants& collected) {
    if (clean.plies.empty())
        return;
    for (const played_ply& each : clean.plies) {
        if (!is_quiet_piece(each.claimed) || each.repeated)
            continue;
        for (const int far : {17, 60, 101}) {
            const hex to =
                hex::from_index((static_cast<int>(each.claimed.to.index()) + far) % cescacs::hex_count);
            if (!each.before.is_empty(to))
                continue;
            plain_replay played(clean, each, to);
            if (const ply* const shows = played.first_contradiction(clean.plies.front().before))
                collected.replace(each.target, ctl_pgn::hex_name(to), shows->text());
            else
                collected.replace_unnoticed(each.target, ctl_pgn::hex_name(to));
        }
    }
}

} // namespace ctlpgn::mutations
