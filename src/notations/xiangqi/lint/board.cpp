// Findings on the board: contradictions, breaches of the rules, signs of check and mate, and the ends of
// games.
#include "lint/context.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/lint/reasons.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/board_text.hpp"
#include "notations/xiangqi/reading/ply_parts.hpp"
#include "notations/xiangqi/replay/continuation.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "play/meant_plies.hpp"
#include "play/unmade_plies.hpp"
#include "tree/around.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::uint32_t reported_occurrences = 3;

// What is known about a line of play after a ply.
struct line_state {
    bool is_lost = false; // for the side to move: mate or stalemate
    standing end = standing::quiet;
    xiangqi::side winner = xiangqi::side::red;
    bool king_was_left = false; // attacked, so that nothing can be said of check any more
    bool reported = false;      // that the game was over
    bool is_doubtful = false;   // a ply before was wrong, so that nothing can be said of signs and ends
    point astray;               // where the piece of the last wrong ply is
    // To see who gives check at every move between two occurrences of a position.
    node before = no_node;
    std::uint64_t situation = 0;
    bool gives_check = false;
    bool repeats = false; // which has been reported, and no piece has been taken since
};

fix edit(span where, std::string replacement, bool safe, std::string title) {
    return {.edits = {{where, std::move(replacement)}}, .safe = safe, .title = std::move(title)};
}

bool is_about_king(illegality why) {
    return why >= illegality::king_attacked;
}

// Whether its sign of check or mate is true.
bool has_sign_of(const ctlpgn::ply& written, standing reached) {
    return written.check == mate_sign ? reached == standing::mate
                                      : reached == standing::check || reached == standing::mate;
}

class board_check {
  public:
    static constexpr bool counts_occurrences = true;

    explicit board_check(check_context& context)
        : context_(context), format_(meant_format(context.read)), states_(context.read.plies.size()),
          judges_(context.checks == check_level::legal), last_of_main_line_(last_of_main_line(context.read)),
          unmade_(context.read.plies.size()), meant_(context.read) {}

    void operator()(const replayed& each) {
        line_state& now = states_[each.at];
        now = each.previous == no_node ? line_state() : states_[each.previous];
        now.before = each.previous;
        now.situation = way_onto_board::situation(each.after);
        now.gives_check = false;
        meant_.reach(each);
        follow_astray(each, now);
        if (now.is_lost) {
            report_end(each, now);
            return;
        }
        if (follows_from_wrong(each, now))
            return;
        if (meant_.is_wrong(each.which) && (is_astray(each, now) || meant_.explain(each))) {
            unmade_.pass(each);
            return;
        }
        if (each.which.fault != contradiction::none) {
            contradict(each);
            pass(each, now);
            return;
        }
        if (!agrees(each)) {
            if (!each.which.why.is_legal())
                pass(each, now);
            return;
        }
        if (!judges_)
            return;
        if (!each.which.why.is_legal()) {
            judge_illegal(each, now);
            pass(each, now);
            return;
        }
        if (now.is_doubtful)
            return;
        const standing reached = standing_of(each.after);
        now.is_lost = reached == standing::mate || reached == standing::stalemate;
        now.end = reached;
        now.winner = each.before.to_move;
        now.gives_check = reached == standing::check || reached == standing::mate;
        now.repeats = now.repeats && each.which.played.captured == piece_kind::none;
        if (each.occurrences == reported_occurrences && !std::exchange(now.repeats, true))
            report(each, codes::third_repetition, each.written.text(), checks_since_last(each));
        if (!now.king_was_left)
            check_sign_of(each, reached);
        if (now.is_lost && each.at == last_of_main_line_)
            check_result(now);
        if (each.at == last_of_main_line_)
            check_reason(context_, reached, opponent(now.winner));
    }

  private:
    finding& report(const replayed& asked, code id, span where, std::string detail = {}) {
        finding& added = context_.report(id, where, std::move(detail));
        added.at_ply = asked.at;
        if (context_.draws_board())
            added.board = draw_board(
                asked.before,
                {.from = asked.which.is_known ? place_of(asked.which.played.from) : asked.written.from,
                 .to = asked.which.is_known ? place_of(asked.which.played.to) : asked.written.to});
        return added;
    }

    [[nodiscard]] ply_parts parts(const replayed& asked) const {
        return parts_of(context_.read, asked.written);
    }

    // Whether every possible finding about it would be a consequence of a wrong earlier ply.
    bool follows_from_wrong(const replayed& each, const line_state& now) {
        return unmade_.is_in_order(each, [&](const resolution& which, const position& after) {
            const bool lacks_sign = which.lacks_capture_sign && format_.form == move_form::lalg;
            return !which.captures_nothing && !which.needless_order && !lacks_sign &&
                   (now.king_was_left || each.written.check == 0 ||
                    has_sign_of(each.written, standing_of(after)));
        });
    }

    // It has been reported.
    void pass(const replayed& wrong, line_state& now) {
        unmade_.pass(wrong);
        meant_.add(wrong);
        now.is_doubtful = true;
        if (wrong.which.is_known)
            now.astray = wrong.which.played.to;
    }

    // The piece of a wrong ply goes on, or is taken.
    static void follow_astray(const replayed& each, line_state& now) {
        if (now.astray.is_none() || !each.which.is_known)
            return;
        if (each.which.played.from == now.astray)
            now.astray = each.which.played.to;
        else if (each.which.played.to == now.astray)
            now.astray = {};
    }

    // Whether it is played by the piece of a wrong ply, which was meant to be elsewhere.
    static bool is_astray(const replayed& each, const line_state& now) {
        return !now.astray.is_none() && each.which.is_known && each.which.played.to == now.astray;
    }

    // The line continues after the end of the game, which is reported once.
    void report_end(const replayed& each, line_state& now) {
        if (now.reported || !judges_)
            return;
        now.reported = true;
        report(each, codes::moves_after_loss, each.written.text(),
               now.end == standing::mate ? "the king was mated"
                                         : std::string(name_of(opponent(now.winner))) + " had no legal move");
    }

    // Sideways, where a hyphen is written instead of the sign for that.
    void report_edge_of_board(const replayed& each, const std::string& mover) {
        finding& added = report(each, codes::off_the_board, each.written.text(), mover);
        claim meant = claim_of(each.written);
        if (std::exchange(meant.to, direction::sideways) != direction::backward)
            return;
        ctlpgn::ply other = each.written;
        other.own = packed(meant) & 0xfffU;
        if (!resolve(each.before, other).is_legal())
            return;
        added.expected = format_.form == move_form::wxf ? "." : "=";
        added.remedy = edit(parts(each).sign, added.expected, false, "write the sign for sideways");
    }

    // If Black's ply seems to be missing, it may be Red's: then the one that is there is Black's.
    [[nodiscard]] bool is_of_black(const replayed& each) const {
        const node next = each.written.next;
        if (each.written.player != ctlpgn::side::white || next == no_node ||
            context_.read.plies[next].player != ctlpgn::side::white)
            return false;
        position turned = each.before;
        turned.to_move = xiangqi::side::black;
        ctlpgn::ply other = each.written;
        other.player = ctlpgn::side::black;
        return resolve(turned, other).is_legal();
    }

    void contradict(const replayed& each) {
        const span text = each.written.text();
        if (is_of_black(each)) {
            report(each, codes::side_out_of_turn, text, "Red");
            return;
        }
        const code id = code_of(each.which.fault);
        std::string detail = detail_of(each.before, each.written, each.which);
        switch (each.which.fault) {
        case contradiction::empty_origin:
        case contradiction::opponent_on_origin:
        case contradiction::other_piece_on_origin:
            report(each, id, parts(each).origin, std::move(detail));
            break;
        case contradiction::own_piece_on_target:
        case contradiction::no_such_mover:
        case contradiction::no_mover_reaches: report(each, id, text, std::move(detail)); break;
        case contradiction::impossible_direction:
            report(each, id, parts(each).sign, std::move(detail));
            break;
        case contradiction::several_movers: report_several_movers(each); break;
        case contradiction::off_the_board: report_edge_of_board(each, detail); break;
        case contradiction::unreadable: report_letter(each); break;
        case contradiction::none: break;
        }
    }

    // Text that is not a ply has been reported.
    void report_letter(const replayed& each) {
        const bool has_form = each.written.to != no_place || each.written.own != 0;
        if (has_form && each.written.piece == no_symbol)
            report(each, codes::unknown_piece_letter, parts(each).piece);
    }

    // The one with which the rest of the line can be played is most likely meant.
    void report_several_movers(const replayed& each) {
        const std::optional<xiangqi::ply> meant =
            likeliest(context_.read, each.before, each.which.candidates, each.written.next);
        std::string detail = list_of(each.which.candidates);
        std::string text;
        if (meant) {
            text = move_text(each.before, *meant, format_);
            detail.append("; did you mean ").append(text).append("?");
        }
        finding& added = report(each, codes::several_movers, each.written.text(), std::move(detail));
        if (meant)
            added.remedy = edit(each.written.text(), text, false, "write " + text);
    }

    // False: nothing else about it need be reported.
    bool agrees(const replayed& each) {
        if (each.which.captures_nothing) {
            const span sign = parts(each).sign;
            finding& added =
                report(each, codes::empty_capture, sign, std::string(name_of(each.which.played.to)));
            if (each.which.why.is_legal())
                added.remedy = edit(sign, "-", false, "write no capture");
            return false;
        }
        const bool moves_so = each.which.why.is_legal() || is_about_king(each.which.why.why);
        if (moves_so && each.which.lacks_capture_sign && format_.form == move_form::lalg)
            report(each, codes::unsigned_capture, parts(each).sign,
                   name_of(each.before.at(each.which.played.to)))
                .remedy = edit(parts(each).sign, "x", true, "write x");
        if (each.which.needless_order)
            report_wording(each, codes::needless_order);
        else if (each.which.lacks_file && each.which.why.is_legal() && format_.form != move_form::san)
            report_wording(each, codes::missing_pawn_file);
        return true;
    }

    // The ply is clear, and is written otherwise.
    void report_wording(const replayed& each, code id) {
        const std::string text = move_text(each.before, each.which.played, format_);
        report(each, id, each.written.text(), text).remedy =
            edit(each.written.text(), text, true, "write " + text);
    }

    void judge_illegal(const replayed& each, line_state& now) {
        const illegality why = each.which.why.why;
        const bool follows = is_about_king(why) && now.king_was_left;
        if (!follows && row_of(why).id != codes::none)
            report(each, row_of(why).id, each.written.text(),
                   reason_of(each.before, each.which.played, each.which.why));
        now.king_was_left = now.king_was_left || is_about_king(why);
    }

    // Signs may be left out, but not be wrong.
    void check_sign_of(const replayed& each, standing reached) {
        const span where = parts_if(each);
        if (each.written.check == mate_sign && reached != standing::mate)
            report(each, codes::mate_sign_without_mate, where).remedy =
                edit(where, reached == standing::check ? "+" : "", false,
                     reached == standing::check ? "write +" : "remove ++");
        else if (each.written.check == check_sign && reached != standing::check && reached != standing::mate)
            report(each, codes::check_sign_without_check, where).remedy = edit(where, "", false, "remove +");
    }

    [[nodiscard]] span parts_if(const replayed& each) const {
        return each.written.check == 0 ? each.written.text() : parts(each).check;
    }

    // Who gave check at every move since the position occurred before.
    [[nodiscard]] std::string checks_since_last(const replayed& each) const {
        std::array<bool, 2> only_checks{true, true}; // by this side, by the other
        std::size_t count = 0;
        node at = each.at;
        do {
            bool& all = only_checks[count++ % 2];
            all = all && states_[at].gives_check;
            at = states_[at].before;
        } while (at != no_node && states_[at].situation != states_[each.at].situation);
        const xiangqi::side mover = each.before.to_move;
        if (only_checks[0] == only_checks[1])
            return {};
        return "; " + std::string(name_of(only_checks[0] ? mover : opponent(mover))) +
               " gives check at every move";
    }

    // The last ply of the main line shows how the game ended.
    void check_result(const line_state& now) {
        const std::uint8_t written = context_.read.result;
        const std::uint8_t due = now.winner == xiangqi::side::red ? result_white : result_black;
        const tag* const line = find_tag(context_.read, tag_name::result);
        if (written != 0 && line != nullptr && written != due)
            context_.report(codes::result_not_of_winner, line->value, std::string(name_of(now.winner)));
    }

    check_context& context_;
    file_format format_;
    std::vector<line_state> states_;
    bool judges_;
    node last_of_main_line_;
    unmade_plies<way_onto_board> unmade_;
    meant_plies<way_onto_board> meant_;
};

} // namespace

void check_board(check_context& context) {
    board_check check_each(context);
    replay<way_onto_board>(context.read, check_each, context.resolved);
}

} // namespace ctlpgn::xiangqi
