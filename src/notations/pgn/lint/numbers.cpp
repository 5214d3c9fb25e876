// A number must be that of its ply's move (8.2.2); the order alone decides which ply that is.
#include "lint/rules/shared_rules.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// A wrong number is one slip: later numbers, also in variations, may continue from it.
struct known_number {
    std::uint32_t right = 0;
    std::int64_t shift = 0;     // how far the numbers have been off so far
    bool lacks_a_reply = false; // a ply of Black's is missing, so every second number is closer by one
};

class number_check {
  public:
    number_check(check_context& context, const tag* fen)
        : context_(context), fen_(fen), has_variations_(!context.read.variations.empty()) {
        if (has_variations_ && at_.size() < context.read.plies.size())
            at_.resize(context.read.plies.size());
    }

    void run() {
        const game& record = context_.read;
        const known_number first{first_number(record, fen_)};
        check_line(record.main_line.first_ply, first);
        // A variation comes after the ply that it replaces, which has been checked already.
        for (const variation& each : record.variations)
            check_line(each.line.first_ply, each.replaces == no_node ? first : at_[each.replaces]);
    }

  private:
    void check_line(node first, known_number now) {
        number_line(context_.read, first, now.right, [&](node at, std::uint32_t number) {
            now.right = number;
            const std::uint32_t written = context_.read.plies[at].number;
            if (written != 0 && written != now.right + now.shift) [[unlikely]]
                check_ply(at, now);
            if (has_variations_)
                at_[at] = now;
        });
    }

    // Expects a number other than the expected one.
    [[gnu::noinline]] void check_ply(node at, known_number& now) {
        const ply& here = context_.read.plies[at];
        const std::int64_t found = std::int64_t{here.number} - now.right;
        if (here.number == largest_number || (now.lacks_a_reply && found == now.shift - 1))
            return;
        const std::int64_t jump = found - now.shift;
        const bool begins_with_reply = at == context_.read.main_line.first_ply && is_of_reply(at);
        now.shift = begins_with_reply ? found + 1 : found;
        now.lacks_a_reply = begins_with_reply || (jump == 1 && here.player == side::black);
        if (found == 0)
            return;
        if (begins_amid_game(at))
            context_.report(codes::missing_beginning, context_.parts_of(at).number).at_ply = at;
        else
            report_number(context_, codes::wrong_number, at, now.right);
    }

    // The first number is too large, and the next continues from it.
    [[nodiscard]] bool begins_amid_game(node at) const {
        const game& record = context_.read;
        const node first = record.main_line.first_ply;
        if (first == no_node)
            return false;
        const bool is_first =
            at == first || (at == record.plies[first].next && record.plies[first].number == 0);
        if (fen_ != nullptr || !is_first || record.plies[at].number == 1)
            return false;
        const node next = next_numbered(record, at);
        const auto number_of = [&record](node asked) { return std::int64_t{record.plies[asked].number}; };
        return next == no_node ||
               (number_of(next) - number_of(at) >= 0 && number_of(next) - number_of(at) <= 1);
    }

    // 12... Nf6, without the moves before it and without a position
    [[nodiscard]] bool is_of_reply(node at) const {
        return is_number_of_reply(context_.read, context_.parts_of(at).number);
    }

    check_context& context_;
    const tag* fen_;
    const bool has_variations_; // which need what is known about plies
    // By node; only for plies of this game that have been checked. The memory is reused for the next games.
    static thread_local std::vector<known_number> at_;
};

thread_local std::vector<known_number> number_check::at_;

} // namespace

namespace {

struct turned_line {
    code reported;
    node first;
};

// Whose the first ply is, the order of plies decides (8.2.2.1). If White cannot play it, or if the line goes
// on farther as Black's, the dots after its number are right.
class turned_line_search {
  public:
    turned_line_search(const game& record, std::vector<turned_line> asked)
        : record_(record), asked_(std::move(asked)) {}

    void reached(const reached_ply& here) {
        const auto about = std::ranges::lower_bound(asked_, here.which, {}, &turned_line::first);
        if (about != asked_.end() && about->first == here.which && is_of_black(here))
            found.push_back(*about);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}

    std::vector<turned_line> found;

  private:
    [[nodiscard]] bool is_of_black(const reached_ply& here) const {
        if (here.played.outcome == resolved::illegal)
            return true;
        return count_playable(record_, after_pass(here.before), here.written).count >
               count_playable(record_, here.before, here.written).count;
    }

    const game& record_;
    std::vector<turned_line> asked_; // in the order of plies
};

// Lines of play whose first ply is White's by order, and Black's by its number and the board.
std::vector<turned_line> turned_lines(const game& record) {
    std::vector<turned_line> asked;
    const auto look_at = [&](node first, code reported) {
        if (first != no_node && is_turned(record, record.plies[first]))
            asked.push_back({reported, first});
    };
    look_at(record.main_line.first_ply, codes::missing_white_move);
    for (const variation& each : record.variations)
        look_at(each.line.first_ply, codes::misplaced_variation);
    if (asked.empty())
        return asked;
    sort_stably(asked, {}, &turned_line::first);
    turned_line_search search(record, std::move(asked));
    replay(record, search).run();
    return std::move(search.found);
}

} // namespace

namespace {

// How many plies the number and its dots are ahead of the ply after them.
std::int64_t plies_ahead(const game& record, node at, std::uint32_t right) {
    const ply& here = record.plies[at];
    const std::string_view number = record.raw({here.number_begin, here.begin});
    const span digits{here.number_begin,
                      here.number_begin + static_cast<std::uint32_t>(count_digits(number))};
    const std::int64_t claimed = std::int64_t{here.number} * 2 + (is_number_of_reply(record, digits) ? 1 : 0);
    return claimed - (std::int64_t{right} * 2 + (here.player == side::black ? 1 : 0));
}

// For a game with a position: whether all numbers are off by the same number of plies.
bool are_shifted_alike(const game& record, node first, std::uint32_t right) {
    const std::int64_t shift = plies_ahead(record, first, right);
    if (shift == 0)
        return false;
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    bool is_number_wrong = false;
    for (node n = 0; n != record.plies.size(); ++n) {
        const ply& here = record.plies[n];
        if (here.number == 0)
            continue;
        if (here.number == largest_number || plies_ahead(record, n, numbers[n]) != shift)
            return false;
        is_number_wrong = is_number_wrong || here.number != numbers[n];
    }
    return is_number_wrong;
}

bool are_plies_known(const game& record) {
    std::vector<ply> resolved;
    resolve_plies(record, resolved);
    return std::ranges::all_of(resolved, [](const ply& each) {
        return each.kind == ply_kind::passed || (each.readable() && each.from != no_place);
    });
}

bool has_shifted_numbers(const game& record, const tag& fen) {
    const node first = record.main_line.first_ply;
    return first != no_node && record.plies[first].number != 0 &&
           are_shifted_alike(record, first, first_number(record, &fen)) && are_plies_known(record);
}

void report_shifted_numbers(check_context& context, const tag& fen) {
    const game& record = context.read;
    const node first = record.main_line.first_ply;
    const std::string dots = record.plies[first].player == side::white ? "." : "...";
    finding& added = context.report(codes::shifted_numbers, number_with_periods(record, record.plies[first]),
                                    std::to_string(first_number(record, &fen)) + dots);
    added.at_ply = first;
    added.related.push_back({fen.value, "the position that the numbers count from"});
}

} // namespace

void report_turned_lines(const game& record, std::vector<finding>& findings) {
    const tag* const fen = find_tag(record, tag_called("FEN"));
    if (fen != nullptr && has_shifted_numbers(record, *fen))
        return;
    for (const turned_line& each : turned_lines(record)) {
        finding& added = findings.emplace_back();
        added.id = each.reported;
        added.where = number_with_periods(record, record.plies[each.first]);
        added.at_ply = each.first;
    }
}

void check_move_numbers(check_context& context, const game_tags& tags) {
    const tag* const fen = tags.find(tag_called("FEN"));
    if (fen != nullptr && has_shifted_numbers(context.read, *fen))
        return report_shifted_numbers(context, *fen);
    number_check(context, fen).run();
    for (const turned_line& each : turned_lines(context.read)) {
        finding& added =
            context.report(each.reported, number_with_periods(context.read, context.read.plies[each.first]));
        added.at_ply = each.first;
        if (fen != nullptr && each.first == context.read.main_line.first_ply)
            added.related.push_back({fen->value, "in this position it is White's turn"});
    }
}

} // namespace ctlpgn::pgn
