#include "notations/pgn/repair/lines_of_game.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/likely.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/letters/written_language.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/writing/san.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::pgn {

namespace {

// The squares from which pieces of a kind may go to a square, for all plies of a position.
class origins_of_plies {
  public:
    void fill(const std::vector<chess::ply>& plies) {
        for (const chess::ply& each : plies)
            if (each.kind != chess::ply_kind::castling && each.kind != chess::ply_kind::drop)
                at(each) |= chess::square_set(each.from);
    }
    void clear(const std::vector<chess::ply>& plies) {
        for (const chess::ply& each : plies)
            at(each) = {};
    }
    chess::square_set& at(const chess::ply& each) { return origins_[index_of(each.mover)][each.to.index()]; }

  private:
    std::array<std::array<chess::square_set, chess::square_count>, chess::piece_kind_count> origins_{};
};

// Castling is written like the move of the king, in Chess960 as that onto the rook.
std::string squares_text(const chess::ply& played, const written_form& form, bool is_chess960) {
    std::string text = uci_text(played, is_chess960);
    if (played.kind == chess::ply_kind::drop)
        return text;
    if (form.has_captures && played.captured != chess::piece_kind::none)
        text.insert(2, 1, 'x');
    else if (form.has_hyphens)
        text.insert(2, 1, '-');
    return text;
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : lines_of_record(record, are_numbers_known), form_(written_form_of(record).value_or(written_form{})),
      is_chess960_(rules_of(record).is_chess960) {}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<chess::position> lines_of_game::start_of(const game& record) {
    if (!rules_of(record).is_judged || !written_form_of(record))
        return std::nullopt;
    const std::optional<way_onto_board::board> start = way_onto_board::start_of(record);
    return start ? std::optional(start->now) : std::nullopt;
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    thread_local origins_of_plies origins;
    chess::legal_plies(now, plies);
    options.clear();
    switch (form_.style.form) {
    case move_form::standard:
        origins.fill(plies);
        for (const ply& each : plies)
            options.push_back(
                {repair::spelling(unmarked_san(each, origins.at(each), form_.style.letters)), each});
        origins.clear(plies);
        break;
    case move_form::full:
        for (const ply& each : plies)
            options.push_back({repair::spelling(unmarked_full(each, form_.style.letters)), each});
        break;
    case move_form::squares:
        for (const ply& each : plies)
            options.push_back({repair::spelling(squares_text(each, form_, is_chess960_)), each});
        break;
    }
}

void lines_of_game::play(position& now, const ply& played) const {
    chess::play(now, played);
}

void lines_of_game::pass(position& now) const {
    now = after_pass(now);
}

std::optional<chess::ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    const ctlpgn::ply& read = read_as(written);
    // A letter of an unknown language says nothing sure, nor does one of another language than the game's.
    if (is_foreign(read.piece) || (!is_english(form_.style.letters) &&
                                   !is_written_in(form_.style.letters, record().raw(read.text()), read)))
        return std::nullopt;
    return sure_ply(now, read);
}

std::string_view lines_of_game::mark_of(const position& now, const ply& played) const {
    const chess::position after = chess::after(now, played);
    return pgn::mark_of(chess::gives_check(after, played), after);
}

float lines_of_game::doubt_of(const position& now, const ply& played) const {
    constexpr float weight = 0.65F;         // what is written counts for more
    constexpr float usual = 2.25F;          // nats that an ordinary ply is worth
    thread_local chess::likelihoods likely; // it remembers the position
    return weight * std::clamp(-likely.logarithm(now, played) - usual, -3.0F, 6.0F);
}

void lines_of_game::judge(const position& now, node written, finding& fault) const {
    const resolution which = resolve(now, chess::in_check(now, now.to_move), read_at(written));
    if (which.outcome == resolved::illegal) {
        fault.id = code_of(which.why.why);
        fault.detail = reason_of(now, which.played, which.why, named_origin(read_at(written)));
    } else if (which.outcome != resolved::unread) {
        fault.id = codes::unlikely_move;
    }
}

} // namespace ctlpgn::pgn
