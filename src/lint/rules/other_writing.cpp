#include "lint/rules/other_writing.hpp"

#include "ctlpgn/catalogue.hpp"
#include "lint/encoding_report.hpp"
#include "lint/fixes/apply.hpp"
#include "lint/fixes/original_places.hpp"
#include "lint/linter.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/faulty_lines.hpp"
#include "text/utf8.hpp"
#include "text/writings/signs.hpp"
#include "text/writings/writings.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

// Fewer faults, or fewer signs of another writing, are slips.
constexpr std::size_t least_faults = 3;
constexpr std::size_t least_edits = 2;
// Longer games are not pasted; reading one again and again would need much memory.
constexpr std::size_t longest_game = std::size_t{128} << 10; // in bytes
// A place that is written differently is one fault, and may cause another one.
constexpr std::size_t most_faults_of_edit = 2;
// If most moves have numbers written in another way, each of them explains at most this many plies.
constexpr std::size_t most_plies_of_edit = 3;
// One of this many faults may be left.
constexpr std::size_t share_left = 3;
// If a text is this many times as long as its faulty lines, those are examined first.
constexpr std::size_t share_looked_at = 2;

std::size_t count_faults(const std::vector<finding>& findings) {
    return static_cast<std::size_t>(std::ranges::count_if(
        findings, [](const finding& each) { return describe(each.id).severity != level::note; }));
}

bool is_error(const finding& asked) {
    return describe(asked.id).severity == level::error;
}

bool has_errors(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings, is_error);
}

bool contradicts_board(const finding& asked) {
    return is_about_board(asked.id) && is_error(asked);
}

constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

// Where the first error in the moves begins; `nowhere` if they have none.
std::uint32_t first_error_in_moves(const game& record, const std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const std::uint32_t begin = first == no_node ? 0 : record.plies[first].whole().begin;
    std::uint32_t place = nowhere;
    for (const finding& each : findings)
        if (is_error(each) && each.where.begin >= begin)
            place = std::min(place, each.where.begin);
    return place;
}

// The same, in the text before the edits, for the first ply that contradicts the board after them.
std::uint32_t first_contradiction(const std::vector<text_edit>& edits, const std::vector<finding>& findings) {
    std::uint32_t place = nowhere;
    for (const finding& each : findings)
        if (contradicts_board(each))
            place = std::min(place, each.where.begin);
    return place == nowhere ? nowhere : original_places(edits).of(place);
}

bool depends_on_any_move(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings, depends_on_moves, &finding::id);
}

// If numbers are counted differently, moves seem to have wrong ones, or too few plies. Not if that has been
// explained by what can be played.
bool has_wrong_moves(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings, [](const finding& each) {
        return layer_of(each.id) == layer::moves && describe(each.id).severity != level::note &&
               !(each.remedy && each.remedy->proven);
    });
}

// Whether a tag or a comment holds the place. Places are asked for in ascending order.
class free_text {
  public:
    explicit free_text(const game& record) : tags_(record.tags), comments_(record.comments) {}

    bool holds(std::uint32_t place) {
        return is_in(
                   tags_, [](const tag& each) { return each.where; }, place) ||
               is_in(
                   comments_, [](const comment& each) { return each.where; }, place);
    }

  private:
    template <class Item, class Where>
    static bool is_in(std::span<const Item>& items, Where&& where, std::uint32_t place) {
        while (!items.empty() && where(items.front()).end <= place)
            items = items.subspan(1);
        return !items.empty() && where(items.front()).begin <= place;
    }

    std::span<const tag> tags_;
    std::span<const comment> comments_;
};

// A letter that means a piece is left as it is where the text of a piece begins with it.
void leave_piece_letter(const writing& kind, const notation& chosen, std::string_view text,
                        plain_piece& piece) {
    const std::string_view first = text.substr(piece.begin, utf8::decode(text.substr(piece.begin)).size);
    if (chosen.is_piece_letter == nullptr || !chosen.is_piece_letter(first))
        return;
    for (const plain_piece& alone : kind.pieces(first)) {
        piece.begin += first.size();
        piece.written.erase(0, alone.written.size());
    }
}

std::vector<text_edit> edits_for(const writing& kind, const game& record, const notation& chosen) {
    std::vector<text_edit> edits;
    free_text beside(record);
    for (plain_piece& each : kind.pieces(record.text)) {
        leave_piece_letter(kind, chosen, record.text, each);
        const span where{static_cast<std::uint32_t>(each.begin), static_cast<std::uint32_t>(each.end)};
        const bool is_left = where.empty() && each.written.empty();
        if (!is_left && (kind.in_free_text || !beside.holds(where.begin)))
            edits.push_back({where, std::move(each.written)});
    }
    return edits;
}

struct plain_text {
    const writing* kind = nullptr;
    std::vector<text_edit> edits;
    std::vector<finding> findings; // in it
};

struct read_anew {
    std::vector<finding> findings;
    bool has_plies = false;
};

// The findings in the game after these edits; nothing if it is not a single game then.
std::optional<read_anew> read_after(const std::vector<text_edit>& edits, const game& record,
                                    const plain_reading& reading) {
    thread_local game read; // its memory is reused for the next game
    const std::string edited = with_edits(record.text, edits);
    std::vector<finding> found;
    read.preamble = record.preamble;
    read.offset = record.offset;
    read.index = record.index;
    const reading_result result =
        reading.chosen.read_game(edited, record.offset == 0, true, reading.bounds, read, found);
    if (!result.game || result.consumed != edited.size())
        return std::nullopt;
    check_as_written(read, reading.chosen, reading.options, reading.bounds, found);
    return read_anew{std::move(found), !read.plies.empty()};
}

// Whether the first ply contradicts the board.
bool is_first_contradicted(const game& record, const std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    return first != no_node && std::ranges::any_of(findings, [&](const finding& each) {
               return is_about_board(each.id) && each.where.begin < record.plies[first].whole().end;
           });
}

// Whether a ply contradicts the board before many have been played.
bool goes_wrong_early(const std::vector<finding>& findings) {
    constexpr node least_played = 12;
    return std::ranges::any_of(
        findings, [](const finding& each) { return contradicts_board(each) && each.at_ply < least_played; });
}

class plain_text_search {
  public:
    plain_text_search(const game& record, const plain_reading& reading, const std::vector<finding>& findings,
                      std::size_t faults)
        : record_(record), reading_(reading),
          faulty_(record.plies.empty() ? std::string(record.text) : faulty_lines(record.text, findings)),
          signs_(faulty_), faults_(faults), first_error_(first_error_in_moves(record, findings)),
          most_left_(faults / share_left),
          contradicts_board_(std::ranges::any_of(findings, contradicts_board)),
          contradicts_at_once_(contradicts_board_ && is_first_contradicted(record, findings)) {}

    void look_at(std::span<const writing> kinds) {
        // A text in which no ply is read may be a single fault.
        const bool are_slips = faults_ < least_faults && !record_.plies.empty();
        for (const writing& kind : kinds)
            if (!is_over_ &&
                (!are_slips || kind.is_ever_meant || kind.proves_itself ||
                 (kind.shows_on_board && contradicts_board_)) &&
                (!kind.only_on_board || contradicts_at_once_) &&
                (kind.proves_itself || may_show_in_lines(kind)))
                look_at(kind);
    }
    // No single line shows what numbers mean, if the whole game is written in this way.
    void look_at_numbers() {
        may_contradict_ = contradicts_board_;
        for (const writing& kind : writings_of_numbers())
            if (const std::size_t moves = is_over_ ? 0 : count_moves(kind);
                moves != 0 && (moves * most_plies_of_edit >= record_.plies.size() || may_show_in_lines(kind)))
                look_at(kind);
    }
    [[nodiscard]] std::optional<plain_text>& best() { return best_; }

  private:
    [[nodiscard]] bool may_show_in_lines(const writing& kind) const {
        const std::size_t most = signs_.most_pieces(kind.signs);
        if (faulty_.size() * share_looked_at >= record_.text.size())
            return most != 0;
        const std::size_t pieces =
            may_explain(most) || kind.means_nothing_else ? kind.pieces(faulty_).size() : 0;
        return kind.means_nothing_else ? pieces != 0 : may_explain(pieces);
    }

    // Counts one per piece, and one for each line in it.
    [[nodiscard]] std::size_t count_moves(const writing& kind) const {
        std::size_t moves = 0;
        for (const plain_piece& each : kind.pieces(record_.text))
            moves += 1 + static_cast<std::size_t>(std::ranges::count(each.written, '\n'));
        return moves;
    }

    void look_at(const writing& kind) {
        std::vector<text_edit> edits = edits_for(kind, record_, reading_.chosen);
        if (kind.proves_itself)
            return take_proven(kind, std::move(edits));
        const bool are_enough = edits.size() >= least_edits && may_explain(edits.size());
        if (edits.empty() || (!are_enough && !kind.means_nothing_else))
            return;
        std::optional<read_anew> found = read_after(edits, record_, reading_);
        if (!found)
            return;
        // There are fewer faults because no ply is read any more.
        if (!record_.plies.empty() && !found->has_plies)
            return;
        // The plies of only one player, which would be taken for both players'.
        if (!may_contradict_ && std::ranges::any_of(found->findings, is_about_board, &finding::id))
            return;
        // After a contradiction nothing is judged any more, so there are fewer faults; the game as it is goes
        // further.
        if (!record_.plies.empty() && first_contradiction(edits, found->findings) < first_error_)
            return;
        if (kind.explains_all_moves && depends_on_any_move(found->findings))
            return;
        const std::size_t left = count_faults(found->findings);
        // One fault may have hidden all moves, which may have other faults.
        const bool gains_moves = record_.plies.empty() && found->has_plies && !best_;
        const bool agrees_with_board = kind.shows_on_board && contradicts_board_ && left < faults_ &&
                                       !depends_on_any_move(found->findings) && !best_;
        const bool is_laid_out = kind.shows_in_layout && left < faults_ && !best_;
        const bool are_slips = kind.means_nothing_else && left < faults_ && !best_;
        if (left > most_left_ && !gains_moves && !agrees_with_board && !is_laid_out && !are_slips)
            return;
        best_ = plain_text{&kind, std::move(edits), std::move(found->findings)};
        is_over_ = left == 0;
        most_left_ = is_over_ ? 0 : std::min(most_left_, left - 1);
    }

    void take_proven(const writing& kind, std::vector<text_edit> edits) {
        if (edits.empty())
            return;
        std::optional<read_anew> found = read_after(edits, record_, reading_);
        if (!found || !found->has_plies || (kind.only_on_board && goes_wrong_early(found->findings)))
            return;
        best_ = plain_text{&kind, std::move(edits), std::move(found->findings)};
        is_over_ = true;
    }

    // Whether this many edits can reduce the faults to what may be left. Reading the text again costs more.
    [[nodiscard]] bool may_explain(std::size_t edits) const {
        return edits != 0 && (record_.plies.empty() || edits * most_faults_of_edit + most_left_ >= faults_);
    }

    const game& record_;
    const plain_reading& reading_;
    std::string faulty_;
    text_signs signs_;
    std::size_t faults_;
    std::uint32_t first_error_; // in the moves
    std::size_t most_left_;
    bool contradicts_board_;
    bool contradicts_at_once_;   // with its first ply
    bool may_contradict_ = true; // what is left after it
    bool is_over_ = false;
    std::optional<plain_text> best_;
};

} // namespace

bool find_other_writing(const game& record, const plain_reading& reading, std::vector<finding>& findings) {
    const std::size_t faults = count_faults(findings);
    if (faults == 0 || !reading.options.selection.includes(code::other_writing) ||
        record.text.size() > longest_game)
        return false;
    plain_text_search search(record, reading, findings, faults);
    search.look_at(common_writings());
    if (reading.chosen.writings != nullptr)
        search.look_at(reading.chosen.writings());
    if (has_wrong_moves(findings))
        search.look_at_numbers();
    std::optional<plain_text>& best = search.best();
    if (!best)
        return false;
    const original_places places(best->edits);
    finding reported;
    reported.id = code::other_writing;
    reported.where = best->edits.front().where;
    reported.detail = best->kind->name;
    reported.remedy = fix{.edits = std::move(best->edits),
                          .safe = !has_errors(best->findings),
                          .title = "write it as plain text"};
    drop_findings(findings, [](const finding& each) { return !is_about_encoding(each.id); });
    findings.push_back(std::move(reported));
    for (finding& each : best->findings) {
        each.where = places.of(each.where);
        for (related_place& other : each.related)
            other.where = places.of(other.where);
        each.at_ply = no_node; // which belongs to the other tree
        each.remedy.reset();
        findings.push_back(std::move(each));
    }
    return true;
}

bool has_other_writing(const std::vector<finding>& findings) {
    return std::ranges::find(findings, code::other_writing, &finding::id) != findings.end();
}

} // namespace ctlpgn
