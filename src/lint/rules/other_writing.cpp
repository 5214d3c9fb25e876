#include "lint/rules/other_writing.hpp"

#include "ctlpgn/catalogue.hpp"
#include "lint/encoding_report.hpp"
#include "lint/fixes/apply.hpp"
#include "lint/linter.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "text/utf8.hpp"
#include "text/writings/writings.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

// Fewer faults, or fewer signs of another writing, are slips.
constexpr std::size_t least_faults = 3;
constexpr std::size_t least_edits = 2;
// Nobody pastes a longer game; reading one again and again would cost much memory.
constexpr std::size_t longest_game = std::size_t{128} << 10; // in bytes
// A place that is written otherwise is one fault, and may bring another one.
constexpr std::size_t most_faults_of_edit = 2;
// Where numbers are written otherwise in most moves, no more plies stand by one that is.
constexpr std::size_t most_plies_of_edit = 3;
// Of as many faults one may be left.
constexpr std::size_t share_left = 3;
// Of a text that is so many times as long as its faulty lines, those are looked at first.
constexpr std::size_t share_looked_at = 2;

std::size_t count_faults(const std::vector<finding>& findings) {
    return static_cast<std::size_t>(std::ranges::count_if(
        findings, [](const finding& each) { return describe(each.id).severity != level::note; }));
}

bool has_errors(const std::vector<finding>& findings) {
    return std::ranges::any_of(
        findings, [](const finding& each) { return describe(each.id).severity == level::error; });
}

bool depends_on_any_move(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings, depends_on_moves, &finding::id);
}

// Where numbers count otherwise, moves seem to have wrong ones, or too few plies.
bool has_wrong_moves(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings, [](const finding& each) {
        return layer_of(each.id) == layer::moves && describe(each.id).severity == level::error;
    });
}

// Where a tag or a comment holds the place. Places are asked for in rising order.
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

// A letter that means a piece is left as it is where a piece begins with it.
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

// Places of an edited text in the text as it was. They are asked for in any order.
class original_places {
  public:
    explicit original_places(const std::vector<text_edit>& edits) {
        std::int64_t shift = 0;
        for (const text_edit& each : edits) {
            const std::int64_t begin = each.where.begin + shift;
            const std::int64_t end = begin + static_cast<std::int64_t>(each.text.size());
            rows_.push_back({begin, end, each.where});
            shift += growth_by(each);
        }
    }

    [[nodiscard]] std::uint32_t of(std::uint32_t place) const {
        const auto after = std::ranges::upper_bound(rows_, std::int64_t{place}, {}, &row::begin);
        if (after == rows_.begin())
            return place;
        const row& last = *std::prev(after);
        return place < last.end ? last.was.begin
                                : static_cast<std::uint32_t>(place - last.end + last.was.end);
    }
    [[nodiscard]] span of(span where) const {
        const std::uint32_t begin = of(where.begin);
        return {begin, std::max(begin, where.empty() ? begin : of(where.end))};
    }

  private:
    struct row {
        std::int64_t begin; // in the edited text
        std::int64_t end;
        span was;
    };
    std::vector<row> rows_;
};

struct plain_text {
    const writing* kind = nullptr;
    std::vector<text_edit> edits;
    std::vector<finding> findings; // in it
};

struct read_anew {
    std::vector<finding> findings;
    bool has_plies = false;
};

// What is found in the game when these edits are made; nothing if it is no single game then.
std::optional<read_anew> read_after(const std::vector<text_edit>& edits, const game& record,
                                    const plain_reading& reading) {
    thread_local game read; // its memory serves one game after the other
    const std::string edited = with_edits(record.text, edits);
    std::vector<finding> found;
    read.preamble = record.preamble;
    read.offset = record.offset;
    read.index = record.index;
    const reading_result result =
        reading.chosen.read_game(edited, record.offset == 0, true, reading.bounds, read, found);
    if (!result.game || result.consumed != edited.size())
        return std::nullopt;
    check_as_it_stands(read, reading.chosen, reading.options, reading.bounds, found);
    return read_anew{std::move(found), !read.plies.empty()};
}

// The lines with faults, and those before and after them. What does not show there has caused no fault.
std::string faulty_lines(std::string_view text, const std::vector<finding>& findings) {
    std::vector<std::size_t> places;
    for (const finding& each : findings)
        if (describe(each.id).severity != level::note)
            places.push_back(std::min<std::size_t>(each.where.begin, text.size() - 1));
    std::ranges::sort(places);
    const auto line_begin = [text](std::size_t at) {
        const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
        return before == std::string_view::npos ? 0 : before + 1;
    };
    const auto line_end = [text](std::size_t at) {
        return std::min(text.find('\n', at), text.size() - 1) + 1;
    };
    std::string lines;
    std::size_t taken = 0;    // up to this byte
    std::size_t own_line = 0; // where the line of the last fault ends
    for (const std::size_t place : places) {
        if (place < own_line)
            continue;
        const std::size_t begin = line_begin(place);
        own_line = line_end(place);
        const std::size_t first = std::max(taken, begin == 0 ? 0 : line_begin(begin - 1));
        taken = own_line == text.size() ? own_line : line_end(own_line);
        lines += text.substr(first, taken - first);
    }
    return lines;
}

// Which bytes stand in a text.
class bytes_in {
  public:
    explicit bytes_in(std::string_view text) {
        for (const char each : text)
            has_[static_cast<unsigned char>(each)] = true;
    }
    [[nodiscard]] bool any_of(std::string_view bytes) const {
        return std::ranges::any_of(bytes,
                                   [this](char each) { return has_[static_cast<unsigned char>(each)]; });
    }

  private:
    std::array<bool, 256> has_{};
};

// Whether the first half-move contradicts the board.
bool is_first_contradicted(const game& record, const std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    return first != no_node && std::ranges::any_of(findings, [&](const finding& each) {
               return is_about_board(each.id) && each.where.begin < record.plies[first].whole().end;
           });
}

class plain_text_search {
  public:
    plain_text_search(const game& record, const plain_reading& reading, const std::vector<finding>& findings,
                      std::size_t faults)
        : record_(record), reading_(reading),
          faulty_(record.plies.empty() ? std::string(record.text) : faulty_lines(record.text, findings)),
          bytes_(faulty_), faults_(faults), most_left_(faults / share_left),
          contradicts_board_(std::ranges::any_of(findings, is_about_board, &finding::id)),
          contradicts_at_once_(contradicts_board_ && is_first_contradicted(record, findings)) {}

    void look_at(std::span<const writing> kinds) {
        // A text of which no half-move is read may be one fault.
        const bool are_slips = faults_ < least_faults && !record_.plies.empty();
        for (const writing& kind : kinds)
            if (!is_over_ &&
                (!are_slips || kind.is_ever_meant || (kind.shows_on_board && contradicts_board_)) &&
                (!kind.only_on_board || contradicts_at_once_) && bytes_.any_of(kind.signs) &&
                may_show_in_lines(kind))
                look_at(kind);
    }
    // What numbers mean no line tells alone, if it is so all over the game.
    void look_at_numbers() {
        may_contradict_ = contradicts_board_;
        for (const writing& kind : writings_of_numbers())
            if (!is_over_ && (may_show_in_lines(kind) || is_all_over(kind)))
                look_at(kind);
    }
    [[nodiscard]] std::optional<plain_text>& best() { return best_; }

  private:
    [[nodiscard]] bool may_show_in_lines(const writing& kind) const {
        return faulty_.size() * share_looked_at >= record_.text.size() ||
               may_explain(kind.pieces(faulty_).size());
    }

    [[nodiscard]] bool is_all_over(const writing& kind) const {
        std::size_t moves = 0; // one of each piece, and one of each line in it
        for (const plain_piece& each : kind.pieces(record_.text))
            moves += 1 + static_cast<std::size_t>(std::ranges::count(each.written, '\n'));
        return moves * most_plies_of_edit >= record_.plies.size();
    }

    void look_at(const writing& kind) {
        std::vector<text_edit> edits = edits_for(kind, record_, reading_.chosen);
        if (edits.size() < least_edits || !may_explain(edits.size()))
            return;
        std::optional<read_anew> found = read_after(edits, record_, reading_);
        if (!found)
            return;
        // Fewer faults, because no half-move is read any more.
        if (!record_.plies.empty() && !found->has_plies)
            return;
        // Plies of one player alone, which would be taken for both players'.
        if (!may_contradict_ && std::ranges::any_of(found->findings, is_about_board, &finding::id))
            return;
        if (kind.explains_all_moves && depends_on_any_move(found->findings))
            return;
        const std::size_t left = count_faults(found->findings);
        // One fault may have hidden all moves, in which there are others.
        const bool gains_moves = record_.plies.empty() && found->has_plies && !best_;
        const bool agrees_with_board = kind.shows_on_board && contradicts_board_ && left < faults_ &&
                                       !depends_on_any_move(found->findings) && !best_;
        if (left > most_left_ && !gains_moves && !agrees_with_board)
            return;
        best_ = plain_text{&kind, std::move(edits), std::move(found->findings)};
        is_over_ = left == 0;
        most_left_ = is_over_ ? 0 : std::min(most_left_, left - 1);
    }

    // Whether so many edits can leave no more faults than may be left. To read the text again costs more.
    [[nodiscard]] bool may_explain(std::size_t edits) const {
        return edits != 0 && (record_.plies.empty() || edits * most_faults_of_edit + most_left_ >= faults_);
    }

    const game& record_;
    const plain_reading& reading_;
    std::string faulty_;
    bytes_in bytes_;
    std::size_t faults_;
    std::size_t most_left_;
    bool contradicts_board_;
    bool contradicts_at_once_;   // with its first half-move
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
    finding told;
    told.id = code::other_writing;
    told.where = best->edits.front().where;
    told.detail = best->kind->name;
    told.remedy = fix{.edits = std::move(best->edits),
                      .safe = !has_errors(best->findings),
                      .title = "write it as plain text"};
    drop_findings(findings, [](const finding& each) { return !is_about_encoding(each.id); });
    findings.push_back(std::move(told));
    for (finding& each : best->findings) {
        each.where = places.of(each.where);
        for (related_place& other : each.related)
            other.where = places.of(other.where);
        each.at_ply = no_node; // that is of the other tree
        each.remedy.reset();
        findings.push_back(std::move(each));
    }
    return true;
}

bool has_other_writing(const std::vector<finding>& findings) {
    return std::ranges::find(findings, code::other_writing, &finding::id) != findings.end();
}

} // namespace ctlpgn
