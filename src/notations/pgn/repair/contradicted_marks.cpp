#include "notations/pgn/repair/contradicted_marks.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/repair/played_line.hpp"
#include "notations/pgn/repair/written_marks.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/writing/san.hpp"
#include "repair/channel.hpp"
#include "repair/prices.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// With more than this, marks say nothing in a game.
constexpr std::size_t most_marks = 6;
constexpr std::size_t most_plies_before = 40; // of the other ply before a mark
constexpr std::size_t most_plies_after = 200; // that have to fit after it
// What another ply may cost if it makes one mark right, or several.
constexpr float one_slip = repair::prices::one_slip;
constexpr float two_slips = 2 * one_slip;

// A mark in another form, whose fix writes what the board says.
bool is_form_of_mark(const finding& asked) {
    return asked.id == codes::mark_sign || asked.id == codes::mark_words;
}

// Long algebraic notation has both file and rank.
bool needs_less_origin(const chess::position& now, const ply& written) {
    if (kind_of(written.piece) == chess::piece_kind::pawn ||
        (origin_file(written) >= 0) == (origin_rank(written) >= 0))
        return false;
    const resolution which = resolve(now, chess::in_check(now, now.to_move), written);
    const needed_origin needed = origin_needed(which.played.from, which.origins);
    return !needed.file && !needed.rank;
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
        std::optional<played_line> line = play_main_line(record_);
        if (!line || !line->is_whole())
            return false;
        line_ = std::move(*line);
        std::size_t wrong = 0;
        for (std::size_t i = 0; i != line_.size(); ++i) {
            judged_marks& marks = marks_.emplace_back(marks_at(i, line_.plies[i], line_.positions[i + 1]));
            marks.wrong += wrong_origins_at(i, line_.positions[i]);
            wrong += marks.wrong != 0 ? 1U : 0U;
        }
        return wrong <= most_marks && std::ranges::any_of(marks_, &judged_marks::says_too_much);
    }

    // The ply of the line; its size for one of a variation.
    [[nodiscard]] std::size_t index_of(node asked) const {
        return static_cast<std::size_t>(std::ranges::find(line_.nodes, asked) - line_.nodes.begin());
    }
    [[nodiscard]] node node_at(std::size_t index) const { return line_.nodes[index]; }
    // Whether something is at the end of a ply, or between it and the next one.
    [[nodiscard]] bool is_after(span asked, std::size_t index) const {
        const ply& here = record_.plies[line_.nodes[index]];
        return here.begin <= asked.begin &&
               (index + 1 == line_.size() ||
                asked.begin < record_.plies[line_.nodes[index + 1]].number_begin);
    }

    // Those that explain most come first.
    std::vector<explanation> explain() {
        std::vector<explanation> found;
        std::size_t next = 0;
        for (std::size_t marked = 0; marked != line_.size(); ++marked) {
            if (marks_[marked].wrong == 0)
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
               (asked.at == last && asked.righted.front() == last &&
                record_.plies[line_.nodes[last]].check != 0 && asked.meant.ends_with('#'));
    }

    // As it is written, without a judgement.
    [[nodiscard]] std::string_view text_at(std::size_t index) const {
        const std::string_view text = record_.raw(record_.plies[line_.nodes[index]].text());
        return text.substr(0, text.find_last_not_of("!?") + 1);
    }

  private:
    // By other plies in place of this one. They are compared with what is written, and with what it means, as
    // the form of the game may be another.
    void explain_by(std::size_t at, std::vector<explanation>& found) {
        board_.list(line_.positions[at], options_);
        const auto read = std::ranges::find(options_, line_.plies[at], &repair::option<chess::ply>::played);
        if (read == options_.end())
            return;
        for (const repair::option<chess::ply>& each : options_) {
            if (each.played == line_.plies[at])
                continue;
            float cost = std::min(repair::reading_cost(unmarked(at), each.text.text()),
                                  repair::reading_cost(read->text.text(), each.text.text()));
            if (is_beside(line_.plies[at], each.played))
                cost = std::min(cost, one_slip);
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

    // ++ is written for double check and for mate.
    [[nodiscard]] bool is_doubled_sign(const ply& asked) const {
        return record_.raw(asked.text()).find("++") != std::string_view::npos;
    }

    [[nodiscard]] judged_marks marks_at(std::size_t index, const chess::ply& played,
                                        const chess::position& after) const {
        const ply& written = record_.plies[line_.nodes[index]];
        return judge_marks(written, played, after, has_check_marks_, is_doubled_sign(written));
    }

    // An origin that says too much in the position before the ply counts as a mark.
    [[nodiscard]] std::size_t wrong_origins_at(std::size_t index, const chess::position& before) const {
        return needs_less_origin(before, record_.plies[line_.nodes[index]]) ? 1 : 0;
    }

    // The plies with a mark less that contradicts the board, if another ply is played; none if the line
    // cannot go on then, or contradicts the board elsewhere, or if no mark has said too much.
    [[nodiscard]] std::vector<std::size_t> righted_by(std::size_t at, const chess::ply& other) const {
        std::vector<std::size_t> righted;
        bool any_claim = false;
        const auto is_no_worse = [&](std::size_t index, std::size_t wrong) {
            if (wrong < marks_[index].wrong) {
                righted.push_back(index);
                any_claim = any_claim || marks_[index].says_too_much;
            }
            return wrong <= marks_[index].wrong;
        };
        chess::position now = line_.positions[at];
        chess::play(now, other);
        if (!is_no_worse(at, marks_at(at, other, now).wrong))
            return {};
        const std::size_t end = std::min(line_.size(), at + most_plies_before + most_plies_after);
        for (std::size_t next = at + 1; next != end; ++next) {
            if (chess::hash(now) == chess::hash(line_.positions[next]))
                break;
            const std::optional<chess::ply> played = sure_ply(now, record_.plies[line_.nodes[next]]);
            if (!played)
                return {};
            const std::size_t origins = wrong_origins_at(next, now);
            chess::play(now, *played);
            if (!is_no_worse(next, origins + marks_at(next, *played, now).wrong))
                return {};
        }
        return any_claim ? righted : std::vector<std::size_t>();
    }

    [[nodiscard]] std::string text_of(std::size_t at, const repair::option<chess::ply>& meant) const {
        std::string text(meant.text.text());
        if (has_check_marks_)
            text.append(board_.mark_of(line_.positions[at], meant.played));
        return text;
    }

    const game& record_;
    lines_of_game board_;
    bool has_check_marks_;
    played_line line_;
    std::vector<judged_marks> marks_; // of each ply
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
    const auto is_evidence = [](const finding& each) {
        return is_claim_of_mark(each.id) || is_form_of_mark(each);
    };
    if (std::ranges::none_of(findings, is_evidence))
        return false;
    mark_search search(record);
    if (!search.play())
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
            return is_about_mark(each.id) && each.at_ply != no_node &&
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
