#include "notations/pgn/repair/contradicted_marks.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/repair/board_lines.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "notations/pgn/repair/written_marks.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/writing/san.hpp"
#include "repair/channel.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// What is written although it does not take place.
constexpr std::array claims{codes::capture_of_nothing, codes::superfluous_check_mark,
                            codes::mate_mark_without_mate};
// What takes place and is not written, and more than is needed.
constexpr std::array omissions{codes::unmarked_capture, codes::missing_check_mark, codes::missing_mate_mark,
                               codes::overdisambiguated};

// With more than this, marks say nothing in a game.
constexpr std::size_t most_marks = 6;
constexpr std::size_t most_plies_before = 40; // of the other ply before a mark
constexpr std::size_t most_plies_after = 200; // that have to fit after it
// What another ply may cost if it makes one mark right, or several.
constexpr float one_slip = 8; // nats
constexpr float two_slips = 16;

bool is_claim(const finding& asked) {
    return repair::repair_rules::is_one_of(claims, asked.id);
}

bool is_of_mark(const finding& asked) {
    return is_claim(asked) || repair::repair_rules::is_one_of(omissions, asked.id);
}

// A mark in another form, whose fix writes what the board says.
bool is_form_of_mark(const finding& asked) {
    return asked.id == codes::mark_sign || asked.id == codes::mark_words;
}

bool needs_less_origin(const ply& written, const resolution& which) {
    if (which.played.mover == chess::piece_kind::pawn)
        return false;
    const bool has_file = origin_file(written) >= 0;
    const bool has_rank = origin_rank(written) >= 0;
    const needed_origin needed = origin_needed(which.played.from, which.origins);
    // Long algebraic notation has both.
    return has_file != has_rank && !needed.file && !needed.rank;
}

// Another ply, with which marks that contradict the board are right, and none is wrong that is right now.
struct explanation {
    std::size_t at = 0; // ply of the line
    std::string meant;
    std::vector<std::size_t> righted; // plies whose marks it makes right
};

class mark_search {
  public:
    explicit mark_search(const game& record)
        : record_(record), board_(record, false), has_check_marks_(has_check_marks(record)) {}

    // False if not all plies of the main line can be played, or no mark says too much, or too many are wrong.
    bool play() {
        std::optional<chess::position> now = board_lines::start_of(record_);
        if (!now)
            return false;
        std::size_t wrong = 0;
        bool any_claim = false;
        for (node at = record_.main_line.first_ply; at != no_node; at = record_.plies[at].next) {
            const resolution which = resolved_in(*now, at);
            if (which.outcome != resolved::one || which.played.kind == chess::ply_kind::null)
                return false;
            line_.push_back(at);
            positions_.push_back(*now);
            played_.push_back(which.played);
            chess::play(*now, which.played);
            wrong_.push_back(wrong_at(at, which, *now));
            claims_.push_back(says_too_much(record_.plies[at], which.played, *now));
            wrong += wrong_.back() != 0 ? 1U : 0U;
            any_claim = any_claim || claims_.back();
        }
        return any_claim && wrong <= most_marks;
    }

    // The ply of the line; its size for one of a variation.
    [[nodiscard]] std::size_t index_of(node asked) const {
        return static_cast<std::size_t>(std::ranges::find(line_, asked) - line_.begin());
    }
    [[nodiscard]] node node_at(std::size_t index) const { return line_[index]; }
    // Whether something is at the end of a ply, or between it and the next one.
    [[nodiscard]] bool is_after(span asked, std::size_t index) const {
        const ply& here = record_.plies[line_[index]];
        return here.begin <= asked.begin &&
               (index + 1 == line_.size() || asked.begin < record_.plies[line_[index + 1]].number_begin);
    }

    // Those that explain most come first. One that explains nothing else than others before it is left out.
    std::vector<explanation> explain() {
        std::vector<explanation> found;
        std::size_t next = 0;
        for (std::size_t marked = 0; marked != line_.size(); ++marked) {
            if (wrong_[marked] == 0)
                continue;
            next = std::max(next, marked - std::min(marked, most_plies_before));
            for (; next <= marked; ++next)
                explain_by(next, found);
        }
        std::ranges::stable_sort(found, std::greater<>(),
                                 [](const explanation& each) { return each.righted.size(); });
        return found;
    }

    // Whether it is enough evidence for one: several marks, or mate at the end of the game.
    [[nodiscard]] bool is_proved(const explanation& asked) const {
        const std::size_t last = line_.size() - 1;
        return asked.righted.size() > 1 ||
               (asked.at == last && asked.righted.front() == last && record_.plies[line_[last]].check != 0 &&
                asked.meant.ends_with('#'));
    }

    // As it is written, without a judgement.
    [[nodiscard]] std::string_view text_at(std::size_t index) const {
        const std::string_view text = record_.raw(record_.plies[line_[index]].text());
        return text.substr(0, text.find_last_not_of("!?") + 1);
    }

  private:
    // By other plies in place of this one. They are compared with what is written, and with what it means, as
    // the form of the game may be another.
    void explain_by(std::size_t at, std::vector<explanation>& found) {
        board_.list(positions_[at], options_);
        const auto read = std::ranges::find(options_, played_[at], &repair::option<chess::ply>::played);
        if (read == options_.end())
            return;
        for (const repair::option<chess::ply>& each : options_) {
            if (each.played == played_[at])
                continue;
            const float cost = std::min(repair::reading_cost(unmarked(at), each.text.text()),
                                        repair::reading_cost(read->text.text(), each.text.text()));
            if (cost > two_slips)
                continue;
            std::vector<std::size_t> righted = righted_by(at, each.played);
            if (!righted.empty() && (cost <= one_slip || righted.size() > 1))
                found.push_back({at, text_of(at, each), std::move(righted)});
        }
    }

    [[nodiscard]] std::string_view unmarked(std::size_t index) const {
        const std::string_view text = text_at(index);
        return text.substr(0, text.find_last_not_of("+#") + 1);
    }

    [[nodiscard]] resolution resolved_in(const chess::position& now, node written) const {
        return resolve(now, chess::in_check(now, now.to_move), record_.plies[written]);
    }

    // ++ is written for double check and for mate.
    [[nodiscard]] bool is_doubled_sign(const ply& asked) const {
        return record_.raw(asked.text()).find("++") != std::string_view::npos;
    }

    [[nodiscard]] std::size_t wrong_at(node written, const resolution& which,
                                       const chess::position& after) const {
        const ply& asked = record_.plies[written];
        return wrong_marks(asked, which.played, after, has_check_marks_, is_doubled_sign(asked)) +
               (needs_less_origin(asked, which) ? 1U : 0U);
    }

    // The plies with a mark less that contradicts the board, if another ply is played; none if the line
    // cannot go on then, or contradicts the board elsewhere, or if no mark has said too much.
    [[nodiscard]] std::vector<std::size_t> righted_by(std::size_t at, const chess::ply& other) const {
        std::vector<std::size_t> righted;
        bool any_claim = false;
        const auto is_no_worse = [&](std::size_t index, std::size_t wrong) {
            if (wrong < wrong_[index]) {
                righted.push_back(index);
                any_claim = any_claim || claims_[index];
            }
            return wrong <= wrong_[index];
        };
        chess::position now = positions_[at];
        chess::play(now, other);
        const ply& written = record_.plies[line_[at]];
        if (!is_no_worse(at, wrong_marks(written, other, now, has_check_marks_, is_doubled_sign(written))))
            return {};
        const std::size_t end = std::min(line_.size(), at + most_plies_before + most_plies_after);
        for (std::size_t next = at + 1; next != end; ++next) {
            if (chess::hash(now) == chess::hash(positions_[next]))
                break;
            const resolution which = resolved_in(now, line_[next]);
            if (which.outcome != resolved::one)
                return {};
            chess::play(now, which.played);
            if (!is_no_worse(next, wrong_at(line_[next], which, now)))
                return {};
        }
        return any_claim ? righted : std::vector<std::size_t>();
    }

    [[nodiscard]] std::string text_of(std::size_t at, const repair::option<chess::ply>& meant) const {
        std::string text(meant.text.text());
        if (has_check_marks_)
            text.append(board_.mark_of(positions_[at], meant.played));
        return text;
    }

    const game& record_;
    board_lines board_;
    bool has_check_marks_;
    std::vector<node> line_;
    std::vector<chess::position> positions_; // before each ply
    std::vector<chess::ply> played_;
    std::vector<std::size_t> wrong_; // marks of each ply that contradict the board
    std::vector<bool> claims_;       // whether one of them says too much
    std::vector<repair::option<chess::ply>> options_;
};

bool overlap(const explanation& one, const explanation& other) {
    return std::ranges::any_of(one.righted, [&other](std::size_t each) {
        return std::ranges::find(other.righted, each) != other.righted.end();
    });
}

void name_meanings(const explanation& best, std::string_view others, const mark_search& search,
                   const game& record, const std::vector<finding*>& marks) {
    const span where = record.plies[search.node_at(best.at)].text();
    for (finding* const each : marks) {
        each->related.push_back({where, best.meant + std::string(others) + " may be meant"});
        each->remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
    }
}

finding unlikely_move_at(const explanation& meant, const mark_search& search, const game& record) {
    const node at = search.node_at(meant.at);
    finding reported;
    reported.id = codes::unlikely_move;
    reported.where = {record.plies[at].begin,
                      record.plies[at].begin + static_cast<std::uint32_t>(search.text_at(meant.at).size())};
    reported.at_ply = at;
    reported.remedy = fix{.edits = {{reported.where, meant.meant}},
                          .safe = false,
                          .title = "write " + meant.meant,
                          .proven = true};
    return reported;
}

} // namespace

bool explain_marks(const game& record, std::vector<finding>& findings) {
    const auto is_evidence = [](const finding& each) { return is_claim(each) || is_form_of_mark(each); };
    mark_search search(record);
    if (std::ranges::none_of(findings, is_evidence) || !search.play())
        return false;
    bool any = false;
    std::vector<explanation> left = search.explain();
    while (!left.empty()) {
        const explanation best = left.front();
        std::vector<explanation> rivals;
        std::ranges::copy_if(left, std::back_inserter(rivals),
                             [&best](const explanation& each) { return overlap(each, best); });
        std::erase_if(left, [&best](const explanation& each) { return overlap(each, best); });
        const bool is_single = rivals.size() == 1 || rivals[1].righted.size() < best.righted.size();
        const auto is_righted = [&](const finding& each) {
            return is_of_mark(each) && each.at_ply != no_node &&
                   std::ranges::find(best.righted, search.index_of(each.at_ply)) != best.righted.end();
        };
        // The fix of its form would write what the board says.
        for (finding& each : findings)
            if (is_form_of_mark(each) && std::ranges::any_of(best.righted, [&](std::size_t index) {
                    return search.is_after(each.where, index);
                }))
                each.remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
        any = true;
        if (is_single && search.is_proved(best)) {
            std::erase_if(findings, is_righted);
            findings.push_back(unlikely_move_at(best, search, record));
            continue;
        }
        std::vector<finding*> marks;
        for (finding& each : findings)
            if (is_righted(each))
                marks.push_back(&each);
        const std::string other(rivals.size() > 1 && rivals[1].at == best.at ? rivals[1].meant
                                                                             : search.text_at(best.at));
        name_meanings(best, " or " + other, search, record, marks);
    }
    return any;
}

std::vector<node> plies_with_doubted_marks(const game& record) {
    std::vector<node> doubted;
    mark_search search(record);
    if (search.play())
        for (const explanation& each : search.explain())
            for (const std::size_t index : each.righted)
                doubted.push_back(search.node_at(index));
    return doubted;
}

} // namespace ctlpgn::pgn
