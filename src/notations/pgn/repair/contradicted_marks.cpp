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
#include <optional>
#include <string>
#include <string_view>

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
constexpr float one_slip = 8;                 // nats

bool is_claim(const finding& asked) {
    return repair::repair_rules::is_one_of(claims, asked.id);
}

bool is_of_mark(const finding& asked) {
    return is_claim(asked) || repair::repair_rules::is_one_of(omissions, asked.id);
}

bool needs_less_origin(const ply& written, const resolution& which) {
    if (which.played.mover == chess::piece_kind::pawn || (written.own & long_mark) != 0)
        return false;
    const std::size_t named = (origin_file(written) >= 0 ? 1U : 0U) + (origin_rank(written) >= 0 ? 1U : 0U);
    const needed_origin needed = origin_needed(which.played.from, which.origins);
    return named > (needed.file ? 1U : 0U) + (needed.rank ? 1U : 0U);
}

// Another ply, with which no mark contradicts the board.
struct explanation {
    std::size_t at = 0; // ply of the line
    std::string meant;
};

class mark_search {
  public:
    explicit mark_search(const game& record)
        : record_(record), board_(record, false), has_check_marks_(has_check_marks(record)) {}

    // False if not all plies of the main line can be played.
    bool play() {
        std::optional<chess::position> now = board_lines::start_of(record_);
        if (!now)
            return false;
        for (node at = record_.main_line.first_ply; at != no_node; at = record_.plies[at].next) {
            const resolution which = resolved_in(*now, at);
            if (which.outcome != resolved::one || which.played.kind == chess::ply_kind::null)
                return false;
            line_.push_back(at);
            positions_.push_back(*now);
            played_.push_back(which.played);
            chess::play(*now, which.played);
            wrong_.push_back(wrong_before(line_.size() - 1) + wrong_at(at, which, *now));
        }
        return !line_.empty();
    }

    [[nodiscard]] std::size_t index_of(node asked) const {
        return static_cast<std::size_t>(std::ranges::find(line_, asked) - line_.begin());
    }
    [[nodiscard]] std::size_t size() const { return line_.size(); }
    [[nodiscard]] node node_at(std::size_t index) const { return line_[index]; }
    [[nodiscard]] std::size_t wrong() const { return wrong_.back(); }

    // All explanations at the first ply with a wrong mark and before it.
    std::vector<explanation> explain(std::size_t marked) {
        std::vector<explanation> found;
        for (std::size_t at = marked - std::min(marked, most_plies_before); at <= marked; ++at)
            explain_by(at, found);
        return found;
    }

    // As it is written, without a judgement.
    [[nodiscard]] std::string_view text_at(std::size_t index) const {
        const std::string_view text = record_.raw(record_.plies[line_[index]].text());
        return text.substr(0, text.find_last_not_of("!?") + 1);
    }

  private:
    // By other plies in place of this one.
    void explain_by(std::size_t at, std::vector<explanation>& found) {
        const std::string_view text = unmarked(at);
        board_.list(positions_[at], options_);
        for (const repair::option<chess::ply>& each : options_) {
            if (each.played == played_[at] || repair::reading_cost(text, each.text.text()) > one_slip)
                continue;
            if (makes_marks_right(at, each.played))
                found.push_back({at, text_of(at, each)});
        }
    }

    [[nodiscard]] std::string_view unmarked(std::size_t index) const {
        const std::string_view text = text_at(index);
        return text.substr(0, text.find_last_not_of("+#") + 1);
    }

    [[nodiscard]] resolution resolved_in(const chess::position& now, node written) const {
        return resolve(now, chess::in_check(now, now.to_move), record_.plies[written]);
    }

    [[nodiscard]] std::size_t wrong_before(std::size_t index) const {
        return index == 0 ? 0 : wrong_[index - 1];
    }

    [[nodiscard]] std::size_t wrong_at(node written, const resolution& which,
                                       const chess::position& after) const {
        const ply& asked = record_.plies[written];
        return wrong_marks(asked, which.played, after, has_check_marks_) +
               (needs_less_origin(asked, which) ? 1U : 0U);
    }

    // Whether the line can go on with another ply, and no mark contradicts the board then.
    [[nodiscard]] bool makes_marks_right(std::size_t at, const chess::ply& other) const {
        chess::position now = positions_[at];
        chess::play(now, other);
        if (wrong_marks(record_.plies[line_[at]], other, now, has_check_marks_) != 0)
            return false;
        const std::size_t end = std::min(line_.size(), at + most_plies_before + most_plies_after);
        for (std::size_t next = at + 1; next != end; ++next) {
            if (chess::hash(now) == chess::hash(positions_[next]))
                return wrong() == wrong_before(next);
            const resolution which = resolved_in(now, line_[next]);
            if (which.outcome != resolved::one)
                return false;
            chess::play(now, which.played);
            if (wrong_at(line_[next], which, now) != 0)
                return false;
        }
        return wrong() == wrong_before(end);
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
    std::vector<repair::option<chess::ply>> options_;
    std::vector<std::size_t> wrong_; // marks that contradict the board, up to each ply
};

// Whether a single explanation is enough: of several marks, or of mate at the end of the game.
bool is_single_cause(const std::vector<explanation>& found, const std::vector<finding*>& marks,
                     const mark_search& search) {
    if (found.size() != 1)
        return false;
    return search.wrong() > 1 || (marks.front()->id == codes::mate_mark_without_mate &&
                                  marks.front()->at_ply == search.node_at(search.size() - 1) &&
                                  found.front().at + 1 == search.size());
}

void name_meanings(const std::vector<explanation>& found, const mark_search& search, const game& record,
                   std::vector<finding*>& marks) {
    const explanation& best = found.front();
    std::string meanings = best.meant;
    const bool has_second = found.size() > 1 && found[1].at == best.at;
    meanings.append(" or ").append(has_second ? found[1].meant : std::string(search.text_at(best.at)));
    const span where = record.plies[search.node_at(best.at)].text();
    for (finding* const each : marks) {
        each->related.push_back({where, meanings + " may be meant"});
        each->remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
    }
}

} // namespace

bool explain_marks(const game& record, std::vector<finding>& findings) {
    std::vector<finding*> marks;
    for (finding& each : findings)
        if (is_of_mark(each))
            marks.push_back(&each);
    const bool is_evidence = std::ranges::any_of(marks, [](const finding* each) { return is_claim(*each); });
    if (!is_evidence || marks.size() > most_marks)
        return false;
    mark_search search(record);
    if (!search.play())
        return false;
    // Variations are not looked at.
    std::erase_if(marks, [&](const finding* each) { return search.index_of(each->at_ply) == search.size(); });
    if (marks.empty())
        return false;
    std::ranges::sort(marks, {}, [](const finding* each) { return each->at_ply; });
    const std::vector<explanation> found = search.explain(search.index_of(marks.front()->at_ply));
    if (found.empty())
        return false;
    if (!is_single_cause(found, marks, search)) {
        name_meanings(found, search, record, marks);
        return true;
    }
    const explanation& meant = found.front();
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
    std::erase_if(findings, [&](const finding& each) {
        return is_of_mark(each) && search.index_of(each.at_ply) != search.size();
    });
    findings.push_back(std::move(reported));
    return true;
}

} // namespace ctlpgn::pgn
