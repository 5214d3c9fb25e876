// Positions as text and as drawings, and their legal plies (notation::ask_board, plies, draw, men).
#include "games/cescacs/attack.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/board_rules.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/positions/board_plan.hpp"
#include "notations/ctl_pgn/positions/board_text.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"
#include "pictures/men.hpp"
#include "play/position_answers.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// None if the text is not a complete position.
std::optional<cescacs::position> checked_position(std::string_view text, std::vector<finding>& findings) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    const bool known = places_all_pieces(setup, syntax);
    findings.insert(findings.end(), syntax.begin(), syntax.end());
    check_position(text, findings);
    return known ? std::optional(build_position(setup)) : std::nullopt;
}

// Writes the positions of a replay, each from the one before it in its line of play.
class replay_writer {
  public:
    explicit replay_writer(const game& record) : game_(record) {}

    std::string_view text_after(const replayed_ply& played) {
        go_to(played.previous);
        const bool is_kept = !game_.variations.empty() && has_variations(move_from(game_, played.at_move));
        if (is_kept && played.at_ply == played.at_move)
            keep_for(played.at_move);
        const bool is_step = last_ != no_node && played.certain && played.fault.is_coherent() &&
                             is_ordinary_step(played.claimed);
        const std::string_view text =
            is_step ? writer_.text_after_step(played.after, played.claimed.from, played.claimed.to)
                    : writer_.text_of(played.after);
        last_ = played.at_ply;
        if (is_kept)
            keep_for(played.at_move);
        return text;
    }

  private:
    // People do not nest variations deeper than this.
    static constexpr std::size_t most_kept = 100;

    struct kept_writer {
        node at_move = no_node; // with variations; positions are kept before it and after its plies
        node last = no_node;
        position_series_writer writer;
    };

    // If the position is not kept, the next one is compared with another.
    void go_to(node previous) {
        if (last_ == previous)
            return;
        const auto found = std::ranges::find(kept_.rbegin(), kept_.rend(), previous, &kept_writer::last);
        last_ = no_node;
        if (found == kept_.rend())
            return;
        writer_ = found->writer;
        last_ = previous;
        // Positions kept for moves of closed variations are no longer needed, nor those for this move if its
        // own line continues.
        const node at_move = found->at_move;
        while (kept_.back().at_move != at_move)
            kept_.pop_back();
        if (previous == move_from(game_, at_move).last)
            while (!kept_.empty() && kept_.back().at_move == at_move)
                kept_.pop_back();
    }
    void keep_for(node at_move) {
        if (last_ != no_node && kept_.size() != most_kept)
            kept_.push_back({at_move, last_, writer_});
    }
    [[nodiscard]] bool has_variations(const written_move& move) const {
        return !variations_of(game_, game_.plies[move.first]).empty() ||
               (move.last != move.first && !variations_of(game_, game_.plies[move.last]).empty());
    }

    const game& game_;
    position_series_writer writer_;
    node last_ = no_node; // the ply before the position that was written last; none: unknown
    std::vector<kept_writer> kept_;
};

// Finds the rules that plies of a replay break. Knowledge about check is passed from ply to ply.
class replay_judge {
  public:
    explicit replay_judge(std::size_t plies) : known_(plies) {}

    // Before a ply that agrees with the board is played.
    void look_ahead(const cescacs::position& p, const cescacs::ply& claimed, node previous) {
        found_ = judge_coherent(p, claimed, known_after(previous));
    }
    // Then, or for a ply that contradicts the board.
    code broken_rule(const replayed_ply& played) {
        if (!played.fault.is_coherent())
            return row_of(played.fault.what).id;
        if (!played.certain || played.after_gap)
            return codes::none;
        if (!played.in_doubt && found_.is_legal())
            known_[played.at_ply] = known_behind(
                played, checkers_after(known_after(played.previous), played.after, played.claimed));
        const illegality_row& row = row_of(found_.why);
        return played.in_doubt && row.asks_other_pieces ? codes::none : row.id;
    }

  private:
    [[nodiscard]] cescacs::known_check known_after(node at) const {
        return at == no_node ? cescacs::known_check::nothing : known_[at];
    }

    std::vector<cescacs::known_check> known_; // after each ply
    cescacs::verdict found_;
};

// None if it is not a complete position.
std::optional<cescacs::position> position_of(std::string_view text) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(text, setup, syntax);
    if (!places_all_pieces(setup, syntax))
        return std::nullopt;
    return build_position(setup);
}

} // namespace

void ask_board(const game& record, const board_answers& answers) {
    answers.reset(record.plies.size());
    replay played(record);
    if (!played.is_possible())
        return;
    replay_writer writer(record);
    men_on_board shown;
    replay_judge judge(answers.broken_rules != nullptr ? record.plies.size() : 0);
    const auto answer_situation = [&answers](node at, const cescacs::position& shown) {
        if (answers.situations)
            answers.situations(at, hash(for_repetition(shown)));
    };
    answer_situation(no_node, played.start());
    played.run(
        [&](const replayed_ply& each) {
            if (answers.positions != nullptr)
                answers.positions->write(each.at_ply,
                                         [&](std::string& text) { text += writer.text_after(each); });
            if (answers.broken_rules != nullptr)
                (*answers.broken_rules)[each.at_ply] = judge.broken_rule(each);
            if (answers.men) {
                pictures::show_men<cescacs::hex>(each.after, cescacs::hex_count, shown);
                answers.men(each.at_ply, shown);
            }
            answer_situation(each.at_ply, each.after);
        },
        [&](const cescacs::position& p, const cescacs::ply& claimed, node previous) {
            if (answers.broken_rules != nullptr)
                judge.look_ahead(p, claimed, previous);
        });
}

std::vector<possible_ply> plies(std::string_view position, std::uint32_t more) {
    const std::optional<cescacs::position> before = position_of(position);
    if (!before)
        return {};
    return legal_texts(*before, more, [&before](const cescacs::ply& each) {
        return ply_text(each).append(mark_text(classify_check(after(*before, each))));
    });
}

end_of_play end_in(std::string_view position, const game& /*record*/) {
    const std::optional<cescacs::position> here = position_of(position);
    if (!here)
        return {};
    const side other = here->to_move == cescacs::side::white ? side::black : side::white;
    if (!cescacs::has_legal_ply(*here))
        return {cescacs::is_stalemate(*here) ? "stalemate" : "checkmate", other};
    return cescacs::is_dead_material(*here) ? end_of_play{"dead"} : end_of_play();
}

std::vector<std::string> plies_in_game(std::string_view position, const game& record) {
    const std::optional<cescacs::position> before = position_of(position);
    if (!before)
        return {};
    const side mover = before->to_move == cescacs::side::white ? side::white : side::black;
    spelling letters;
    letters.keep(find_lettering(record));
    return legal_texts(*before, [&](const cescacs::ply& each) {
        return ply_text(each, mover, letters).append(mark_text(classify_check(after(*before, each))));
    });
}

std::string draw(std::string_view position, const drawing& look, std::vector<finding>& findings) {
    const std::optional<cescacs::position> shown = checked_position(position, findings);
    if (!shown)
        return {};
    return draw_board(*shown, {look.figures, look.colours, hex_of(look.from), hex_of(look.to), look.flipped});
}

men_on_board men(std::string_view position, std::vector<finding>& findings) {
    const std::optional<cescacs::position> shown = checked_position(position, findings);
    return shown ? pictures::men_of<cescacs::hex>(*shown, cescacs::hex_count) : men_on_board();
}

} // namespace ctlpgn::ctl_pgn
