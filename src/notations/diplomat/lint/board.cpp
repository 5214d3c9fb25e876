// Findings on the board: contradictions, breaches of the rules, signs of check and mate, and the ends of
// games.
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/lint/contradictions.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/positions/board_text.hpp"
#include "notations/diplomat/reading/ply_parts.hpp"
#include "notations/diplomat/replay/illegality_words.hpp"
#include "notations/diplomat/replay/replay.hpp"
#include "notations/diplomat/words.hpp"
#include "play/meant_plies.hpp"
#include "play/unmade_plies.hpp"
#include "tree/around.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::diplomat {

namespace {

constexpr std::uint32_t occurrences_to_draw = 3;

enum class ending : std::uint8_t { none, mate, stalemate, bare_kings, repetition };

// What is reported about later moves.
struct ending_row {
    code id = code::none;
    std::string_view reason;
};

// By ending.
constexpr std::array<ending_row, 5> ending_rows{{
    {},
    {codes::moves_after_end, "the king was mated"},
    {codes::moves_after_end, "no legal move was left"},
    {codes::moves_after_draw, "the kings were alone"},
    {codes::moves_after_draw, "a position had occurred three times"},
}};

// What is known about a line of play after a ply.
struct line_state {
    ending end = ending::none;
    diplomat::side winner = diplomat::side::white; // after mate and stalemate
    bool king_was_left = false;                    // attacked, so that nothing can be said of check any more
    bool reported = false;                         // that the game was over
    bool is_doubtful = false; // a ply before was wrong, so that nothing can be said of marks and ends
};

fix edit(span where, std::string replacement, bool safe, std::string title) {
    return {.edits = {{where, std::move(replacement)}}, .safe = safe, .title = std::move(title)};
}

bool is_about_king(illegality why) {
    return why >= illegality::king_attacked;
}

std::uint16_t sign_of(standing reached) {
    return reached == standing::mate ? mate_sign : reached == standing::check ? check_sign : 0;
}

code code_of(open_point which) {
    switch (which) {
    case open_point::bishop_past_centre: return codes::open_bishop;
    case open_point::horse_across_centre: return codes::open_horse;
    case open_point::radial_forward: return codes::open_pawn;
    case open_point::promotion_place: return codes::open_promotion;
    case open_point::none: break;
    }
    return codes::none;
}

class board_check {
  public:
    static constexpr bool counts_occurrences = true;

    explicit board_check(check_context& context)
        : context_(context), states_(context.read.plies.size()),
          judges_(context.checks == check_level::legal), last_of_main_line_(last_of_main_line(context.read)),
          unmade_(context.read.plies.size()), meant_(context.read) {}

    void operator()(const replayed& each) {
        line_state& now = states_[each.at];
        now = each.previous == no_node ? line_state() : states_[each.previous];
        meant_.reach(each);
        if (now.end != ending::none) {
            report_end(each, now);
            return;
        }
        if (follows_from_wrong(each, now))
            return;
        if (meant_.is_wrong(each.which) && meant_.explain(each)) {
            unmade_.pass(each);
            return;
        }
        if (each.which.fault != contradiction::none) {
            if (described_contradiction reported = describe(context_.read, each); reported.id != codes::none)
                offer_capital(each, report(each, reported.id, reported.where, std::move(reported.detail)));
            pass(each, now);
            return;
        }
        if (!agrees(each)) {
            now.is_doubtful = true;
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
        if (const code open = code_of(each.which.why.open); open != codes::none)
            report(each, open, each.written.text());
        find_end(each, now);
        if (!now.king_was_left)
            check_sign_of(each, now);
        if (each.at == last_of_main_line_)
            check_result(now);
    }

  private:
    finding& report(const replayed& asked, code id, span where, std::string detail = {}) {
        finding& added = context_.report(id, where, std::move(detail));
        added.at_ply = asked.at;
        if (context_.draws_board())
            added.board =
                draw_board(asked.before, {.from = asked.which.is_known ? place_of(asked.which.played.from)
                                                                       : asked.written.from,
                                          .to = asked.written.to});
        return added;
    }

    [[nodiscard]] ply_parts parts(const replayed& asked) const {
        return parts_of(context_.read, asked.written);
    }

    // Whether every possible finding about it would be a consequence of a wrong earlier ply.
    bool follows_from_wrong(const replayed& each, const line_state& now) {
        return unmade_.is_in_order(each, [&](const resolution& which, const position& after) {
            const std::uint16_t due = sign_of(standing_of(after, reading::narrow));
            return !which.captures_nothing && !which.lacks_capture_sign &&
                   (now.king_was_left || each.written.check == due ||
                    due != sign_of(standing_of(after, reading::wide)));
        });
    }

    // dg1 is read as a pawn's ply; the board may show that Dg1 was meant, and the capital is expected.
    void offer_capital(const replayed& asked, finding& added) const {
        const bool captures = asked.written.capture == ordinary_capture;
        if ((asked.written.own & origin_radius_mask) == 0 || parts(asked).sign.empty() == captures)
            return;
        const char small = context_.read.text[asked.written.begin];
        ctlpgn::ply meant = asked.written;
        meant.own = 0;
        meant.piece = symbol_of(find_kind({&small, 1}));
        if (asked.written.piece != symbol_of(piece_kind::pawn) || meant.piece == no_symbol ||
            !resolve(asked.before, meant).is_legal())
            return;
        added.expected = letter_of(kind_of(meant.piece));
        added.remedy = edit({asked.written.begin, asked.written.begin + 1}, added.expected, false,
                            "write " + added.expected);
    }

    // It has been reported.
    void pass(const replayed& wrong, line_state& now) {
        unmade_.pass(wrong);
        meant_.add(wrong);
        now.is_doubtful = true;
    }

    // The line continues after the end of the game, which is reported once.
    void report_end(const replayed& each, line_state& now) {
        if (now.reported || !judges_)
            return;
        now.reported = true;
        const ending_row& row = ending_rows[static_cast<std::size_t>(now.end)];
        report(each, row.id, each.written.text(), std::string(row.reason));
    }

    // False: nothing else about it need be reported.
    bool agrees(const replayed& each) {
        const ctlpgn::ply& written = each.written;
        if (each.which.suborns_for_opponent) {
            const span outcome = parts(each).promotion;
            const bool by_white = written.player == ctlpgn::side::white;
            finding& added =
                report(each, codes::suborned_for_opponent, outcome.empty() ? written.text() : outcome,
                       std::string(by_white ? "white" : "black"));
            if (!outcome.empty())
                added.remedy =
                    edit(outcome, by_white ? "=w" : "=b", false, by_white ? "write =w" : "write =b");
        }
        if (each.which.captures_nothing) {
            const ply_parts found = parts(each);
            finding& added = report(each, codes::empty_capture, found.target);
            // A pawn goes elsewhere when it does not capture.
            if (each.which.why.is_legal())
                added.remedy = edit(found.sign, found.origin.empty() ? "" : "-", false, "write no capture");
            return false;
        }
        const piece_kind mover = each.which.played.mover;
        if (each.which.lacks_capture_sign && !each.which.takes_by_mistake()) {
            const ply_parts found = parts(each);
            report(each, codes::unsigned_capture, found.target, name_of(each.before.at(each.which.played.to)))
                .remedy = edit(found.sign, "x", true, "write x");
        } else if (mover == piece_kind::pawn && written.capture == ordinary_capture &&
                   written.from == no_place && (written.own & origin_radius_mask) == 0) {
            const std::string_view origin = name_of(each.which.played.from).substr(0, 1);
            report(each, codes::bare_pawn_capture, parts(each).sign).remedy =
                edit({written.begin, written.begin}, std::string(origin), true,
                     std::string("write ").append(origin));
        }
        return true;
    }

    void judge_illegal(const replayed& each, line_state& now) {
        const illegality why = each.which.why.why;
        const bool follows = now.king_was_left && (is_about_king(why) || why == illegality::king_captured);
        if (!follows)
            offer_capital(each, report(each, row_of(why).id, each.written.text(),
                                       reason_of(each.before, each.which.played, each.which.why)));
        now.king_was_left = now.king_was_left || is_about_king(why);
    }

    void find_end(const replayed& each, line_state& now) {
        const standing reached = standing_of(each.after, reading::narrow);
        const bool is_sure = reached == standing_of(each.after, reading::wide);
        now.winner = each.before.to_move;
        if (reached == standing::mate && is_sure)
            now.end = ending::mate;
        else if (reached == standing::stalemate && is_sure)
            now.end = ending::stalemate;
        else if (is_dead(each.after))
            now.end = ending::bare_kings;
        else if (each.occurrences == occurrences_to_draw) {
            now.end = ending::repetition;
            report(each, codes::third_repetition, each.written.text());
        }
        reached_ = sign_of(reached);
        is_sign_sure_ = reached_ == sign_of(standing_of(each.after, reading::wide));
    }

    void check_sign_of(const replayed& each, const line_state& /*now*/) {
        const std::uint16_t written = each.written.check;
        if (!is_sign_sure_) {
            report(each, codes::open_check, each.written.text());
            return;
        }
        if (written == reached_)
            return;
        const span where = parts(each).check;
        if (reached_ == mate_sign)
            report(each, codes::unmarked_mate, where.empty() ? each.written.text() : where).remedy =
                edit(where, "++", true, "write ++");
        else if (written == mate_sign)
            report(each, codes::mate_sign_without_mate, where).remedy =
                edit(where, reached_ == check_sign ? "+" : "", false,
                     reached_ == check_sign ? "write +" : "remove ++");
        else if (reached_ == check_sign)
            report(each, codes::unmarked_check, each.written.text()).remedy =
                edit(where, "+", true, "write +");
        else
            report(each, codes::check_sign_without_check, where).remedy = edit(where, "", false, "remove +");
    }

    // The last ply of the main line shows how the game ended.
    void check_result(const line_state& now) {
        const std::uint8_t written = context_.read.result;
        if (written == 0)
            return;
        const span where = context_.read.result_where;
        if (now.end == ending::mate || now.end == ending::stalemate) {
            const std::uint8_t due = now.winner == diplomat::side::white ? result_white : result_black;
            if (written != due)
                context_.report(codes::result_not_of_winner, where, std::string(words.results[due])).remedy =
                    edit(where, std::string(words.results[due]), false,
                         std::string("write ").append(words.results[due]));
        } else if (now.end == ending::bare_kings && written != result_draw) {
            context_.report(codes::result_of_bare_kings, where).remedy =
                edit(where, std::string(words.results[result_draw]), false, "write 1/2-1/2");
        }
    }

    check_context& context_;
    std::vector<line_state> states_;
    bool judges_;
    std::uint16_t reached_ = 0; // the sign that the last ply should have
    bool is_sign_sure_ = true;
    node last_of_main_line_;
    unmade_plies<way_onto_board> unmade_;
    meant_plies<way_onto_board> meant_;
};

} // namespace

void check_board(check_context& context) {
    board_check check_each(context);
    replay<way_onto_board>(context.read, check_each, context.resolved);
}

} // namespace ctlpgn::diplomat
