// Every move must name exactly one legal ply, no more precisely than needed, and have the right marks
// (8.2.3).
#include "games/chess/attack.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/movement.hpp"
#include "lint/rules/results.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/eco.hpp"
#include "notations/pgn/lint/ends.hpp"
#include "notations/pgn/lint/misread_moves.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/board_text.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/replay/result_on_board.hpp"
#include "notations/pgn/squares.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <optional>
#include <string>

namespace ctlpgn::pgn {

namespace {

// Separate functions report rare faults, and get copies of the reached ply, so that the ply is assembled only
// for them.
class board_rules {
  public:
    board_rules(check_context& context, const game_tags& tags) : context_(context), tags_(tags) {
        if (context.checks == check_level::legal)
            ends_.emplace(context.read);
    }

    // The board before a ply is needed only if the ply is not played.
    static constexpr bool never_looks_back = true;

    void begins(const chess::position& at) {
        if (ends_)
            ends_->begins(at);
    }
    void reached(const reached_ply& here) {
        if (here.played.outcome != resolved::one) [[unlikely]] {
            report_unplayable(reached_ply(here));
            return;
        }
        judge_writing(here);
        if (ends_)
            judge_by_rules(reached_ply(here));
    }
    // Whether Black could play it and the dots after its number show that it is Black's: 2... Nc6
    [[nodiscard]] bool is_played_by_other_side(const reached_ply& here) const {
        return here.written.player == side::white && here.written.number != 0 &&
               (is_number_of_reply(context_.read, context_.parts_of(here.which).number) || is_alone(here)) &&
               is_known_after_pass(here.before, here.written);
    }
    // 3. a6 4. Ba4: the next number follows it.
    [[nodiscard]] bool is_alone(const reached_ply& here) const {
        const node next = here.written.next;
        return next != no_node && context_.read.plies[next].number == here.written.number + 1;
    }
    // The variation that begins with this ply; null if none does.
    [[nodiscard]] const variation* variation_begun_by(node asked) const {
        const variation* before = variation_before(context_.read, context_.read.plies[asked].number_begin);
        return before != nullptr && before->line.first_ply == asked ? before : nullptr;
    }
    [[nodiscard]] bool is_first_of_line(node asked) const {
        return asked == context_.read.main_line.first_ply || variation_begun_by(asked) != nullptr;
    }
    // By its number the first ply is White's, who could play it, although it is not White's turn: 1. e4 e5
    // (1. d4 d5). A variation that begins with a reply needs no board.
    [[nodiscard]] bool begins_misplaced_variation(const reached_ply& here) const {
        const ply& written = here.written;
        if (written.number != here.before.move_number || variation_begun_by(here.which) == nullptr)
            return false;
        return written.player == side::black &&
               !is_number_of_reply(context_.read, context_.parts_of(here.which).number) &&
               is_known_after_pass(here.before, written);
    }
    static bool is_known_after_pass(const chess::position& before, const ply& written) {
        const chess::position now = after_pass(before);
        return resolve(now, chess::in_check(now, now.to_move), written).outcome == resolved::one;
    }
    // 2. Nf3 3. Bb5: a number too large by one, before a move that Black cannot play, and that is White's, as
    // the board or the numbers after it show.
    [[gnu::noinline]] void misses_ply(node next, const chess::position& now) const {
        const ply& written = context_.read.plies[next];
        // 1. e4 e5 (2. Nf3) 2. Nc3: it comes before the move that it replaces.
        if (variation_begun_by(next) != nullptr && written.number == now.move_number + 1) {
            context_.report(codes::misplaced_variation, number_with_periods(context_.read, written)).at_ply =
                next;
            return;
        }
        const span number = context_.parts_of(next).number;
        if (written.player != side::black || written.number != now.move_number + 1) {
            // It cannot be played, and its number is a later one.
            if (!is_first_of_line(next))
                context_.report(codes::missing_moves, number, "moves").at_ply = next;
            return;
        }
        if (!is_number_of_reply(context_.read, number) &&
            (is_known_after_pass(now, written) || are_numbers_continued(context_.read, written)))
            context_.report(codes::missing_reply, number).at_ply = next;
    }
    void line_ends(node first, const chess::position& after) const {
        if (first != context_.read.main_line.first_ply)
            return;
        judge_result(after);
#ifndef CTLPGN_WITHOUT_OPENINGS
        check_eco(context_, tags_, after);
#endif
    }
    void report_ends() {
        if (ends_)
            ends_->report(context_);
    }

  private:
    [[gnu::noinline]] finding& report(node n, code id, std::string detail = {}) const {
        finding& made = context_.report(id, context_.read.plies[n].text(), std::move(detail));
        made.at_ply = n;
        return made;
    }

    // Reports with the position.
    finding& report_on_board(const reached_ply& here, code id, std::string detail) const {
        const chess::ply& played = here.played.played;
        finding& made = report(here.which, id, std::move(detail));
        if (context_.draws_board())
            made.board = draw_board(here.before, {.from = place_of(played.from), .to = place_of(played.to)});
        return made;
    }

    [[gnu::noinline]] void report_unplayable(const reached_ply& here) const {
        const resolution& which = here.played;
        const bool is_reported = is_turned(context_.read, here.written) && is_first_of_line(here.which);
        if (which.outcome == resolved::illegal && is_reported)
            return; // by its number
        if (which.outcome == resolved::illegal && begins_misplaced_variation(here))
            context_.report(codes::misplaced_variation, number_with_periods(context_.read, here.written))
                .at_ply = here.which;
        else if (which.outcome == resolved::illegal && is_played_by_other_side(here))
            context_.report(codes::missing_white_move, context_.parts_of(here.which).number).at_ply =
                here.which;
        else if (which.outcome == resolved::illegal)
            report_illegal(here);
        else if (which.outcome == resolved::ambiguous)
            report_on_board(here, codes::ambiguous_move, candidates(here.before, here.written, which));
        else if (lacks_promotion(here.written))
            report_lost_promotion(here);
    }

    // Pa8. Of a8 the reading has reported that.
    [[nodiscard]] bool lacks_promotion(const ply& written) const {
        const chess::square target = square_of(written.to);
        return written.kind == ply_kind::displaced && kind_of(written.piece) == chess::piece_kind::pawn &&
               (written.own & drop_mark) == 0 && target &&
               (target.rank() == 0 || target.rank() == chess::rank_count - 1) &&
               written.promotion == no_symbol && !is_file(small_letter(context_.raw(written.text()).front()));
    }

    void report_lost_promotion(const reached_ply& here) const {
        const span text = here.written.text();
        const std::size_t square = context_.raw(text).find_last_of("12345678") + 1;
        const std::uint32_t end = text.begin + static_cast<std::uint32_t>(square);
        report_on_board(here, codes::missing_promotion, {}).where = {end, end};
    }

    void report_illegal(const reached_ply& here) const {
        if (const auto parts = move_in_two_parts(context_.read, here.written, here.before)) {
            finding& made = report_on_board(here, codes::move_in_two_parts, {});
            made.where = parts->where;
            if (parts->goes_on) {
                const std::string san = san_text(here.before, parts->played);
                made.remedy = fix{
                    .edits = {{parts->where, san}}, .safe = false, .title = "write " + san, .proven = true};
            }
            return;
        }
        report_on_board(here, code_of(here.played.why.why), reason_for(here));
    }

    [[nodiscard]] std::string reason_for(const reached_ply& here) const {
        if (begins_without_right(here))
            return "the position in the tag FEN gives no right to it";
        if (std::string both = two_moves_in_one(context_.read, here.written, here.before); !both.empty())
            return both + " would be two moves";
        return reason_of(here.before, here.played.played, here.played.why, named_origin(here.written));
    }

    // If the game begins with a set-up position, rights that it lacks need no other explanation.
    [[nodiscard]] bool begins_without_right(const reached_ply& here) const {
        if (here.played.why.why != chess::illegality::castling_right_missing)
            return false;
        const starting_position start = start_of(context_.read);
        const chess::wing asked = here.written.to == king_castling ? chess::wing::king : chess::wing::queen;
        return start.fen != nullptr && !chess::castling_rook(start.position, here.before.to_move, asked);
    }

    void judge_writing(const reached_ply& here) const {
        const node n = here.which;
        const resolution& which = here.played;
        const ply& written = here.written;
        if (which.played.kind == chess::ply_kind::null)
            return;
        if ((written.own & (origin_file_mask | origin_rank_mask)) != 0)
            judge_origin(n, written, which);
        if (written.kind == ply_kind::displaced && written.piece < unsaid_piece) {
            const bool captures = which.played.captured != chess::piece_kind::none;
            const bool is_pawn = which.played.mover == chess::piece_kind::pawn;
            // A pawn's capture shows in its file.
            const bool has_hyphen = (written.own & long_mark) != 0 && written.from == no_place;
            if (captures && written.capture == 0 && !is_pawn && has_hyphen)
                context_.report(codes::capture_sign, context_.parts_of(n).sign).at_ply = n; // B-c6
            else if (captures && written.capture == 0 && !is_pawn)
                report(n, codes::unmarked_capture);
            if (!captures && written.capture != 0)
                report(n, codes::capture_of_nothing);
        }
    }

    [[gnu::noinline]] void judge_origin(node n, const ply& written, const resolution& which) const {
        if (written.kind != ply_kind::displaced || written.piece >= unsaid_piece ||
            which.played.mover == chess::piece_kind::pawn || (written.own & long_mark) != 0)
            return;
        const std::size_t written_origin =
            (origin_file(written) >= 0 ? 1U : 0U) + (origin_rank(written) >= 0 ? 1U : 0U);
        if (written_origin == 0)
            return;
        const needed_origin needed = origin_needed(which.played.from, which.origins);
        if (written_origin > (needed.file ? 1U : 0U) + (needed.rank ? 1U : 0U))
            report(n, codes::overdisambiguated, unmarked_san(which.played, which.origins));
    }

    void judge_by_rules(const reached_ply& here) {
        ends_->reached(here);
        const bool is_marked = here.written.check != 0;
        if ((here.checks || is_marked) && here.played.played.kind != chess::ply_kind::null)
            judge_check_mark(here, here.written);
    }

    void judge_check_mark(const reached_ply& here, const ply& written) const {
        const node n = here.which;
        // Programs mark the last ply of such a game as mate, as check, or not at all.
        if (is_won_without_mate(here.after))
            return;
        if (!here.checks) {
            report(n, written.check == check_mate ? codes::mate_mark_without_mate
                                                  : codes::superfluous_check_mark);
            return;
        }
        // Two squares alone have no marks; the fix of the move adds them.
        if (written.piece == unsaid_piece && written.check == 0)
            return;
        const bool mates = !chess::has_legal_ply(here.after);
        if (mates && written.check != check_mate)
            report(n, codes::missing_mate_mark);
        else if (!mates && written.check == check_mate)
            report(n, codes::mate_mark_without_mate);
        else if (written.check == 0)
            report(n, codes::missing_check_mark);
    }

    static std::string candidates(const chess::position& before, const ply& written,
                                  const resolution& which) {
        std::string result;
        which.origins.for_each([&](chess::square from) {
            const chess::ply each = chess::complete_step(before, from, square_of(written.to));
            result.append(result.empty() ? "" : " or ").append(unmarked_san(each, which.origins));
        });
        return result;
    }

    [[nodiscard]] bool is_won(std::uint8_t result) const {
        const std::string_view written = context_.words.results[result];
        return written == "1-0" || written == "0-1";
    }

    void judge_result(const chess::position& last) const {
        const game& record = context_.read;
        if (record.result == 0)
            return;
        const chess::ending reached = chess::ending_of(last);
        const std::string_view due = result_of(reached);
        if (due.empty()) {
            if (chess::is_over(reached) && is_won(record.result))
                context_.report(codes::result_against_dead_position, record.result_where).expected =
                    "1/2-1/2";
            return;
        }
        if (context_.words.results[record.result] == due)
            return;
        // If the tag agrees with the board, the difference between result and tag has been reported.
        const tag* const named = find_result_tag(record, context_.words);
        if (named != nullptr && context_.raw(named->value) == due)
            return;
        const bool is_unknown = context_.words.results[record.result] == "*";
        const code id = is_unknown                                 ? codes::unknown_result_after_end
                        : reached.kind == chess::ending_kind::mate ? codes::result_against_mate
                        : reached.kind != chess::ending_kind::stalemate || reached.winner
                            ? codes::result_against_end
                            : codes::result_against_stalemate;
        context_.report(id, record.result_where, std::string(due)).expected = due;
    }

    check_context& context_;
    [[maybe_unused]] const game_tags& tags_;
    std::optional<end_watch> ends_; // of the level of the rules
};

} // namespace

void check_board(check_context& context, const game_tags& tags) {
    board_rules rules(context, tags);
    replay played(context.read, rules);
    if (context.resolved != nullptr)
        played.run(*context.resolved);
    else
        played.run();
    rules.report_ends();
}

} // namespace ctlpgn::pgn
