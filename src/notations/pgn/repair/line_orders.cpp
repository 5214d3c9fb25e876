#include "notations/pgn/repair/line_orders.hpp"

#include "games/chess/play.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr int queen_side = 2; // files to which castling takes the king
constexpr int king_side = 6;

} // namespace

line_orders::line_orders(const game& record, played_line line)
    : record_(record), are_checks_marked_(has_check_marks(record)), line_(std::move(line)) {}

span line_orders::text_at(std::size_t index) const {
    return record_.plies[line_.nodes[index]].text();
}

std::optional<std::size_t> line_orders::wrong_in(const order& asked, std::size_t end) const {
    if (!may_be(asked))
        return std::nullopt;
    chess::position now = line_.positions[asked.at];
    std::size_t wrong = 0;
    end = std::min(end, line_.size() - repeated_plies(asked.kind));
    for (std::size_t place = asked.at; place < end; ++place) {
        ply written;
        const std::optional<chess::ply> played = played_at(asked, place, now, written);
        if (!played)
            return std::nullopt;
        chess::play(now, *played);
        wrong += judge_marks(written, *played, now, are_checks_marked_).wrong;
    }
    return wrong;
}

std::optional<std::size_t> line_orders::wrong_with(const chess::ply& other, std::size_t end) const {
    chess::position now = line_.positions[misfit()];
    chess::play(now, other);
    std::size_t wrong =
        judge_marks(record_.plies[line_.nodes[misfit()]], other, now, are_checks_marked_).wrong;
    for (std::size_t place = misfit() + 1; place < std::min(end, line_.size()); ++place) {
        const ply& written = record_.plies[line_.nodes[place]];
        const std::optional<chess::ply> played = sure_ply(now, written);
        if (!played)
            return std::nullopt;
        chess::play(now, *played);
        wrong += judge_marks(written, *played, now, are_checks_marked_).wrong;
    }
    return wrong;
}

std::optional<chess::ply> line_orders::played_at(const order& asked, std::size_t place,
                                                 const chess::position& now, ply& written) const {
    written = written_at(asked, place);
    std::optional<chess::ply> played = sure_ply(now, written);
    if (!played && asked.kind == disorder::castling && is_two_files_away(place)) {
        written = castling_at(place);
        played = sure_ply(now, written);
    }
    return played;
}

judged_marks line_orders::marks_at(std::size_t index) const {
    return judge_marks(record_.plies[line_.nodes[index]], line_.plies[index], line_.positions[index + 1],
                       are_checks_marked_);
}

bool line_orders::returns(const order& asked) const {
    const std::size_t end = end_of(asked);
    if (!may_be(asked) || end >= line_.positions.size())
        return false;
    chess::position now = line_.positions[asked.at];
    for (std::size_t place = asked.at; place != end; ++place) {
        const std::optional<chess::ply> played = sure_ply(now, written_at(asked, place));
        if (!played)
            return false;
        chess::play(now, *played);
    }
    return chess::hash(now) == chess::hash(line_.positions[end]);
}

std::vector<text_edit> line_orders::edits_of(const order& asked) const {
    if (asked.kind == disorder::castling)
        return edits_of_castlings(asked);
    std::vector<text_edit> edits;
    const bool with_numbers = do_numbers_move(asked);
    const auto part_at = [&](std::size_t index) {
        const span text = text_at(index);
        return with_numbers ? span{record_.plies[line_.nodes[index]].number_begin, text.end} : text;
    };
    for (std::size_t at = asked.at; at != end_of(asked); ++at)
        edits.push_back({part_at(at), std::string(record_.raw(part_at(ply_at(asked, at))))});
    const std::size_t repeated = repeated_plies(asked.kind);
    if (repeated == 0)
        return edits;
    const std::uint32_t begin = text_at(line_.size() - repeated - 1).end;
    edits.push_back({{begin, text_at(line_.size() - 1).end}, ""});
    return edits;
}

// 4. c3 5. d3 Nf6 d6: 5 is the number of d3, wherever that is.
bool line_orders::do_numbers_move(const order& asked) const {
    if (repeated_plies(asked.kind) != 0)
        return false;
    const chess::position& first = line_.positions.front();
    const std::size_t before = first.to_move == chess::side::black ? 1 : 0;
    bool fit_as_written = true;
    bool fit_when_moved = true;
    for (std::size_t place = asked.at; place != end_of(asked); ++place) {
        const std::size_t due = first.move_number + (place + before) / 2;
        const ply& here = record_.plies[line_.nodes[place]];
        const ply moved = written_at(asked, place);
        fit_as_written = fit_as_written && (!here.has_number() || here.number == due);
        fit_when_moved = fit_when_moved && (!moved.has_number() || moved.number == due);
    }
    return fit_when_moved && !fit_as_written;
}

std::vector<text_edit> line_orders::edits_of_castlings(const order& asked) const {
    std::vector<text_edit> edits;
    chess::position now = line_.positions[asked.at];
    for (std::size_t place = asked.at; place != line_.size(); ++place) {
        ply written;
        const std::optional<chess::ply> played = played_at(asked, place, now, written);
        if (!played)
            break;
        chess::play(now, *played);
        if (written.kind != record_.plies[line_.nodes[place]].kind)
            edits.push_back({text_at(place), text_of_castling(place)});
    }
    return edits;
}

bool line_orders::is_plain(const order& asked) const {
    const std::size_t last = repeated_plies(asked.kind) != 0 ? line_.size() - 1 : end_of(asked) - 1;
    for (std::size_t at = asked.at; at != last; ++at)
        if (record_.raw({text_at(at).end, text_at(at + 1).begin}).find_first_not_of(" \t\r\n.0123456789") !=
            std::string_view::npos)
            return false;
    return true;
}

span line_orders::where(const order& asked) const {
    const std::size_t repeated = repeated_plies(asked.kind);
    const std::size_t last = repeated != 0 ? asked.at + repeated - 1 : end_of(asked) - 1;
    return {text_at(asked.at).begin, text_at(last).end};
}

// A king's step to where castling takes it.
bool line_orders::is_two_files_away(std::size_t index) const {
    const ply& step = record_.plies[line_.nodes[index]];
    if (step.kind != ply_kind::displaced || kind_of(step.piece) != chess::piece_kind::king ||
        step.capture != 0 || step.to == no_place)
        return false;
    const int file = square_of(step.to).file();
    return file == queen_side || file == king_side;
}

ply line_orders::castling_at(std::size_t index) const {
    ply castling = record_.plies[line_.nodes[index]];
    castling.kind = ply_kind::castled;
    castling.to = square_of(castling.to).file() == queen_side ? queen_castling : king_castling;
    castling.piece = no_symbol;
    castling.own = 0;
    castling.from = no_place;
    return castling;
}

std::string line_orders::text_of_castling(std::size_t index) const {
    const std::string_view written = record_.raw(text_at(index));
    return std::string(words.castlings[castling_at(index).to].name)
        .append(written.substr(written.find_last_not_of("+#") + 1));
}

std::size_t line_orders::end_of(const order& asked) const {
    switch (asked.kind) {
    case disorder::neighbours: return asked.at + 2;
    case disorder::moves: return asked.at + 4;
    case disorder::castling: return asked.at + 1;
    case disorder::doubled:
    case disorder::doubled_move: break;
    }
    return line_.size() - repeated_plies(asked.kind);
}

// Which ply of the text belongs in a place.
std::size_t line_orders::ply_at(const order& asked, std::size_t place) {
    switch (asked.kind) {
    case disorder::neighbours: return place < asked.at + 2 ? 2 * asked.at + 1 - place : place;
    case disorder::moves: return place < asked.at + 2 ? place + 2 : place < asked.at + 4 ? place - 2 : place;
    case disorder::castling: return place;
    case disorder::doubled:
    case disorder::doubled_move: break;
    }
    return place + repeated_plies(asked.kind);
}

ply line_orders::written_at(const order& asked, std::size_t place) const {
    return record_.plies[line_.nodes[ply_at(asked, place)]];
}

bool line_orders::may_be(const order& asked) const {
    switch (asked.kind) {
    case disorder::neighbours: return asked.at + 2 <= line_.size();
    case disorder::moves: return asked.at % 2 == 0 && asked.at + 4 <= line_.size();
    case disorder::castling: return asked.at == misfit() && is_two_files_away(asked.at);
    case disorder::doubled:
    case disorder::doubled_move: break;
    }
    return is_repeated(asked.at, repeated_plies(asked.kind));
}

// Whether these plies are those before them once more.
bool line_orders::is_repeated(std::size_t at, std::size_t plies) const {
    if (at < plies || at + plies > line_.size())
        return false;
    for (std::size_t each = at; each != at + plies; ++each)
        if (record_.raw(text_at(each)) != record_.raw(text_at(each - plies)))
            return false;
    return is_counted(at + plies - 1);
}

// Whether the numbers of later moves count a ply; otherwise it may simply go.
bool line_orders::is_counted(std::size_t index) const {
    const auto numbered = std::ranges::find_if(
        line_.nodes.begin() + static_cast<std::ptrdiff_t>(index) + 1, line_.nodes.end(), [this](node each) {
            return record_.plies[each].has_number() && record_.plies[each].player == side::white;
        });
    if (numbered == line_.nodes.end())
        return false;
    const std::uint32_t plies_before = static_cast<std::uint32_t>(numbered - line_.nodes.begin());
    return record_.plies[*numbered].number == line_.positions.front().move_number + plies_before / 2;
}

} // namespace ctlpgn::pgn
