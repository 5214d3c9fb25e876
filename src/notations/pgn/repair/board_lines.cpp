#include "notations/pgn/repair/board_lines.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/likely.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/letters/written_language.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/writing/san.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

// The squares from which pieces of a kind may go to a square, for all plies of a position.
class origins_of_plies {
  public:
    void fill(const std::vector<chess::ply>& plies) {
        for (const chess::ply& each : plies)
            if (each.kind != chess::ply_kind::castling)
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

// Games whose letters are those of no one language, or that write their moves by their squares alone, are not
// decoded.
bool is_in_standard_notation(const game& record) {
    const piece_letters& letters = written_letters(record);
    std::size_t plies = 0;
    std::size_t others = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const ply& each = record.plies[at];
        ++plies;
        if (each.piece == unsaid_piece || (each.own & long_mark) != 0 ||
            (is_english(letters) ? has_foreign_letters(record, each)
                                 : !is_written_in(letters, record.raw(each.text()), each)))
            ++others;
    }
    constexpr std::size_t share = 5; // one ply of this many may be written so
    return others * share <= plies;
}

} // namespace

board_lines::board_lines(const game& record, bool are_numbers_known)
    : lines_of_record(record, are_numbers_known), letters_(&written_letters(record)) {}

const repair::repair_rules& board_lines::rules() {
    return rules_of_repair();
}

std::optional<chess::position> board_lines::start_of(const game& record) {
    if (rules_of(record) == rules_of_game::other || !is_in_standard_notation(record))
        return std::nullopt;
    const std::optional<way_onto_board::board> start = way_onto_board::start_of(record);
    return start ? std::optional(start->now) : std::nullopt;
}

void board_lines::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    thread_local origins_of_plies origins;
    chess::legal_plies(now, plies);
    origins.fill(plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back({repair::spelling(unmarked_san(each, origins.at(each), *letters_)), each});
    origins.clear(plies);
}

void board_lines::play(position& now, const ply& played) const {
    chess::play(now, played);
}

void board_lines::pass(position& now) const {
    now = after_pass(now);
}

std::optional<chess::ply> board_lines::reads(const position& now, const repair::word& written) const {
    const ctlpgn::ply& read = read_as(written);
    // A letter of an unknown language says nothing sure, nor does one of another language than the game's.
    if (is_foreign(read.piece) ||
        (!is_english(*letters_) && !is_written_in(*letters_, record().raw(read.text()), read)))
        return std::nullopt;
    return sure_ply(now, read);
}

std::string_view board_lines::mark_of(const position& now, const ply& played) const {
    const chess::position after = chess::after(now, played);
    return pgn::mark_of(chess::gives_check(after, played), after);
}

float board_lines::doubt_of(const position& now, const ply& played) const {
    constexpr float weight = 0.65F;         // what is written counts for more
    constexpr float usual = 2.25F;          // nats that an ordinary ply is worth
    thread_local chess::likelihoods likely; // it remembers the position
    return weight * std::clamp(-likely.logarithm(now, played) - usual, -3.0F, 6.0F);
}

void board_lines::judge(const position& now, node written, finding& fault) const {
    const resolution which = resolve(now, chess::in_check(now, now.to_move), read_at(written));
    if (which.outcome == resolved::illegal) {
        fault.id = code_of(which.why.why);
        fault.detail = reason_of(now, which.played, which.why, named_origin(read_at(written)));
    } else if (which.outcome != resolved::unread) {
        fault.id = codes::unlikely_move;
    }
}

} // namespace ctlpgn::pgn
