#include "notations/ctl_pgn/board/board_rules.hpp"

#include "notations/ctl_pgn/board/agreement.hpp"
#include "notations/ctl_pgn/board/board_history.hpp"
#include "notations/ctl_pgn/board/board_memory.hpp"
#include "notations/ctl_pgn/board/guess.hpp"
#include "notations/ctl_pgn/board/ply_reports.hpp"
#include "notations/ctl_pgn/board/rules_of_play.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/lint/piece_places.hpp"
#include "notations/ctl_pgn/lint/result_marks.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/start.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::incoherence;

// In a game full of faults, only the first ones get long explanations.
constexpr std::size_t most_guesses = 500;
constexpr std::size_t most_looked_at = 20'000'000;

// By incoherence.
constexpr std::array<contradiction_row, 22> contradiction_rows{{
    {codes::none, ply_part::whole},
    {codes::origin_empty, ply_part::origin},
    {codes::origin_holds_other_piece, ply_part::origin},
    {codes::origin_holds_opponents_piece, ply_part::origin},
    {codes::target_holds_own_piece, ply_part::target},
    {codes::target_holds_opponents_piece, ply_part::target},
    {codes::captures_empty_hex, ply_part::target},
    {codes::captures_own_piece, ply_part::target},
    {codes::captures_other_piece, ply_part::capture},
    {codes::special_capture_by_other_piece, ply_part::mover},
    {codes::en_passant_target_occupied, ply_part::target},
    {codes::en_passant_no_pawn, ply_part::target},
    {codes::scornful_no_pawn, ply_part::target},
    {codes::promotion_by_other_piece, ply_part::promotion},
    {codes::promotion_off_last_hex, ply_part::promotion},
    {codes::promotion_not_written, ply_part::target},
    {codes::awaiting_no_pawn, ply_part::target},
    {codes::awaiting_off_last_hex, ply_part::target},
    {codes::awaiting_names_no_piece, ply_part::promotion},
    {codes::castling_king_not_home, ply_part::whole},
    {codes::castling_rook_not_home, ply_part::whole},
    {codes::castling_target_occupied, ply_part::whole},
}};
static_assert(contradiction_rows.size() ==
              static_cast<std::size_t>(incoherence::castling_target_occupied) + 1);

std::string said(cescacs::piece what) {
    return "a " + piece_name(what);
}
std::string said(cescacs::hex at) {
    return std::string(hex_name(at));
}

std::string last_hex(cescacs::hex at, cescacs::side player) {
    const int column = at.column();
    const int line =
        player == cescacs::side::white ? cescacs::last_line(column) : cescacs::first_line(column);
    return said(cescacs::hex::at(column, line)) + " is the last hex of its column" +
           (player == cescacs::side::white ? " for White" : " for Black");
}

bool is_on_last_hex_only(incoherence what) {
    return what == incoherence::promotion_off_last_hex || what == incoherence::awaiting_off_last_hex;
}

class board_check {
  public:
    board_check(check_context& context, ply_reports& reports, const replay& asked)
        : context_(context), reports_(reports), replay_(asked) {}

    // Null if there is nothing to report.
    finding* report(const replayed_ply& reached) {
        const contradiction_row& row = row_of(reached.fault.what);
        // An unreadable promotion has been reported as such.
        if ((reached.fault.what == incoherence::promotion_missing ||
             reached.fault.what == incoherence::awaiting_names_no_piece) &&
            reached.claimed.becomes == cescacs::promotion::none &&
            !parts_of(context_.read, reached.written).promotion.empty())
            return nullptr;
        finding& added = reports_.add(reached, row.id, find_part(context_.read, reached.written, row.where),
                                      why_contradictory(reached.before(), reached.claimed, reached.fault));
        add_history(reached, added);
        if (guesses_ != most_guesses) {
            ++guesses_;
            if (suggest_ellipsis(reached, added))
                return &added;
            // If an earlier ply leaves the position uncertain, another piece may be meant.
            if (reached.in_doubt)
                return &added;
            if (const auto guess = meant(reached.before(), reached.claimed, reached.fault);
                guess && !may_be_earlier_slip(reached, *guess))
                suggest(reached, *guess, added);
        }
        return &added;
    }

  private:
    // A variation that replaces Black's ply, and a game that begins with one, have an ellipsis in White's
    // place. False if this is neither.
    bool suggest_ellipsis(const replayed_ply& reached, finding& found) const {
        const game& game = context_.read;
        const bool is_blacks = reached.fault.what == incoherence::origin_holds_opponents_piece &&
                               reached.written.player == side::white &&
                               reached.fault.found.kind() == reached.claimed.mover;
        if (!is_blacks || move_from(game, reached.at_ply).black != no_node)
            return false;
        const bool begins_game = reached.at_ply == game.main_line.first_ply &&
                                 find_start(game).position.to_move == cescacs::side::black;
        if (!begins_game && std::ranges::find(game.variations, reached.at_ply, [](const variation& each) {
                                return each.line.first_ply;
                            }) == game.variations.end())
            return false;
        const std::string number = std::to_string(context_.lines().number_of(reached.at_ply));
        found.detail.append("; did you mean ")
            .append(number)
            .append(". …, ")
            .append(context_.raw(reached.written.text()))
            .append("?");
        const std::string left_out = reached.written.has_number() ? "…, " : number + ". …, ";
        found.remedy = fix{.edits = {{{reached.written.begin, reached.written.begin}, left_out}},
                           .safe = false,
                           .title = "write " + left_out + "before it"};
        return true;
    }

    // Whether the intended piece could have come to the written hex: then either of the two plies may have
    // the slip.
    bool may_be_earlier_slip(const replayed_ply& reached, const cescacs::ply& guess) {
        if (guess.from == reached.claimed.from || !is_one_slip_apart(guess.from, reached.claimed.from))
            return false;
        const auto came = last_event(replay_, context_.read, guess.from, budget_);
        if (!came || came->what != hex_event::kind::came || came->played.kind != cescacs::ply_kind::step)
            return false;
        cescacs::position then = reached.before();
        cescacs::ply other = came->played;
        then.clear(guess.from);
        if (!then.is_empty(other.from) || !then.is_empty(reached.claimed.from))
            return false;
        then.put(other.from, {then.to_move, other.mover});
        other.to = reached.claimed.from;
        other.capture = cescacs::capture_kind::none;
        other.captured = {};
        return judge(then, other).is_legal();
    }

    // The ply as it was probably meant, without its check mark.
    void suggest(const replayed_ply& reached, const cescacs::ply& guess, finding& found) {
        const ply_parts parts = parts_of(context_.read, reached.written);
        const std::string better = rewritten(parts, reached.claimed, guess);
        found.detail += "; did you mean " + better + "?";
        found.remedy = fix{.edits = {{{reached.written.begin, parts.check.begin}, better}},
                           .safe = false,
                           .title = "write " + better};
    }

    // The ply that emptied or filled the hex in question.
    void add_history(const replayed_ply& reached, finding& added) {
        if (!reached.fault.at || is_on_last_hex_only(reached.fault.what))
            return;
        const auto event = last_event(replay_, context_.read, reached.fault.at, budget_);
        if (!event)
            return;
        const ply& earlier = context_.read.plies[event->at_ply];
        const cescacs::side player = game_side(earlier.player);
        const std::string in_move = " in " + side_name(player) + "'s move " +
                                    std::to_string(context_.lines().number_of(event->at_ply));
        const std::string hex = said(reached.fault.at);
        std::string message;
        switch (event->what) {
        case hex_event::kind::left:
            message = hex + " was left" + in_move;
            added.detail += "; " + (event->played.kind == cescacs::ply_kind::castling
                                        ? "it was left" + in_move
                                        : "the " + piece_name({player, event->played.mover}) + " went to " +
                                              said(event->played.to) + in_move);
            break;
        case hex_event::kind::came:
            message = hex + " was reached" + in_move;
            added.detail += "; it came there" + in_move;
            break;
        case hex_event::kind::taken:
            message = "the piece on " + hex + " was taken in passing" + in_move;
            added.detail += "; the piece there was taken in passing" + in_move;
            break;
        }
        added.related.push_back({earlier.text(), std::move(message)});
    }

    // The text of the ply with its fault corrected.
    [[nodiscard]] std::string rewritten(const ply_parts& parts, const cescacs::ply& claimed,
                                        const cescacs::ply& guess) {
        if (!called_)
            called_ = find_lettering(context_.read);
        const auto part_of = [this](span where) { return context_.raw(where); };
        const auto letter = [this](cescacs::piece_kind kind) {
            return kind == cescacs::piece_kind::pawn ? std::string_view() : called_->letter(kind);
        };
        std::string made(guess.mover == claimed.mover ? part_of(parts.piece) : letter(guess.mover));
        made += hex_name(guess.from);
        const bool same_capture = guess.capture == claimed.capture;
        made += same_capture ? part_of(parts.sign) : separator_of(guess.capture);
        if (guess.capture == cescacs::capture_kind::ordinary || same_capture)
            made += same_capture && guess.captured == claimed.captured ? part_of(parts.captured)
                                                                       : letter(guess.captured);
        made += hex_name(guess.to);
        return made.append(part_of(parts.promotion));
    }

    check_context& context_;
    ply_reports& reports_;
    const replay& replay_;
    std::optional<lettering> called_; // found when it is needed
    std::size_t guesses_ = 0;
    std::size_t budget_ = most_looked_at;
};

} // namespace

const contradiction_row& row_of(incoherence what) {
    return contradiction_rows[static_cast<std::size_t>(what)];
}

std::string why_contradictory(const cescacs::position& before, const cescacs::ply& claimed,
                              const cescacs::coherence_finding& fault) {
    const cescacs::side us = before.to_move;
    switch (fault.what) {
    case incoherence::origin_empty: return said(fault.expected) + " should leave it";
    case incoherence::origin_holds_other_piece:
    case incoherence::captures_other_piece:
        return "the ply names " + said(fault.expected) + ", and " + said(fault.found) + " is there";
    case incoherence::origin_holds_opponents_piece:
        return said(fault.found) + " is there, and " + side_name(us) + " is to move";
    case incoherence::target_holds_own_piece:
        if (claimed.from == claimed.to)
            return "the ply leaves it on its hex";
        [[fallthrough]];
    case incoherence::target_holds_opponents_piece:
    case incoherence::captures_own_piece:
    case incoherence::en_passant_target_occupied: return said(fault.found) + " is there";
    case incoherence::captures_empty_hex: return said(fault.expected) + " should be there";
    case incoherence::special_capture_by_other_piece:
    case incoherence::promotion_by_other_piece: return "the ply names " + said(fault.found);
    case incoherence::en_passant_no_pawn:
        return "no " + piece_name(fault.expected) +
               (fault.at == claimed.to ? " can have crossed it" : " is on " + said(fault.at));
    case incoherence::scornful_no_pawn:
        return fault.found.is_empty() ? "it is empty" : said(fault.found) + " is there";
    case incoherence::promotion_off_last_hex:
    case incoherence::awaiting_off_last_hex:
    case incoherence::promotion_missing: return last_hex(fault.at, us);
    case incoherence::awaiting_no_pawn:
        return fault.found.is_empty() ? "it is empty" : said(fault.found) + " is there";
    case incoherence::awaiting_names_no_piece: return "the pawn already waits on " + said(fault.at);
    case incoherence::castling_king_not_home:
    case incoherence::castling_rook_not_home:
        return said(fault.at) + (fault.found.is_empty() ? " is empty" : " holds " + said(fault.found));
    case incoherence::castling_target_occupied: return said(fault.found) + " is on " + said(fault.at);
    case incoherence::none: break;
    }
    return {};
}

void check_board_of_game(check_context& context, bool is_clean) {
    const game& read = context.read;
    piece_places places(context);
    const bool wants_positions = context.checks >= check_level::legal || places.any();
    // The rules decide whether it mates; without them, the mark is believed if nothing else is wrong.
    if (context.checks < check_level::legal && is_clean)
        expect_result_of_mate_mark(context);
    if (!wants_positions && surely_agrees_with_board(read))
        return;
    replay played(read);
    if (!played.is_possible()) {
        if (context.checks >= check_level::legal)
            expect_result_of_mate_mark(context);
        return;
    }
    thread_local board_memory memory;
    const seen_by_board seen{read, played.start(), places.named(), context.checks};
    if (memory.knows(seen))
        return;
    ply_reports reports(context);
    board_check check(context, reports, played);
    std::optional<rules_of_play> judge;
    if (context.checks >= check_level::legal)
        judge.emplace(context, reports, played.start());
    const auto report_contradiction = [&](const replayed_ply& each) {
        const slip_id slip = judge && !each.after_gap ? judge->slip_behind(each) : no_slip;
        if (slip != no_slip && judge->is_explained_by(slip))
            return;
        if (finding* const added = check.report(each); added != nullptr && slip != no_slip)
            judge->give_way(slip, *added);
    };
    bool agrees = true;
    const auto look_at = [&](const replayed_ply& each) {
        agrees = agrees && each.certain;
        if (!each.fault.is_coherent()) [[unlikely]] {
            agrees = false;
            if (!each.repeated)
                report_contradiction(each);
        }
        if (places.any())
            places.look_at(each);
        if (judge && !each.after_gap)
            judge->look_at(each);
    };
    const auto look_ahead = [&](const cescacs::position& p, const cescacs::ply& claimed, node previous) {
        if (judge)
            judge->look_ahead(p, claimed, previous);
    };
    played.run(look_at, look_ahead);
    const bool misses_pieces = places.finish();
    if (judge)
        judge->finish();
    // No fixes are tried on a game without a fault. Whether a contradiction is reported also depends on the
    // text.
    if (!is_clean && agrees && !reports.any() && !misses_pieces && !(judge && judge->has_looked_at_result()))
        memory.keep(seen);
}

} // namespace ctlpgn::ctl_pgn
