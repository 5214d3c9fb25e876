#include "notations/pgn/repair/rearranged_line.hpp"

#include "games/chess/play.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/repair/played_line.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "notations/pgn/repair/written_marks.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// How far before the first ply that cannot be played the order may be wrong.
constexpr std::size_t farthest_before_misfit = 12;
// So many plies have to follow that one, or the order says too little; after so many it says enough.
constexpr std::size_t fewest_after_misfit = 4;
constexpr std::size_t farthest_after_misfit = 200;

enum class disorder : std::uint8_t {
    neighbours,
    moves,
    doubled,
    doubled_move,
    castling, // is written as the king's move: Kc1 for O-O-O
};

constexpr std::array disorders{disorder::neighbours, disorder::moves, disorder::doubled,
                               disorder::doubled_move, disorder::castling};

// Plies that are written once more; 0: none.
constexpr std::size_t repeated_plies(disorder kind) {
    return kind == disorder::doubled ? 1 : kind == disorder::doubled_move ? 2 : 0;
}

struct order {
    disorder kind = disorder::neighbours;
    std::size_t at = 0;    // first ply that is in the wrong place
    std::size_t wrong = 0; // marks that contradict the board
};

class order_search {
  public:
    explicit order_search(const game& record)
        : record_(record), are_checks_marked_(has_check_marks(record)) {}

    // False if all plies can be played, or one is damaged.
    bool play() {
        std::optional<played_line> line = play_main_line(record_);
        if (!line)
            return false;
        line_ = std::move(*line);
        // A letter of an unknown language may be a slip.
        const auto is_damaged = [this](node at) {
            return !record_.plies[at].readable() || is_foreign(record_.plies[at].piece);
        };
        return std::ranges::none_of(line_.nodes, is_damaged) &&
               misfit() + fewest_after_misfit <= line_.size();
    }

    // The orders in which the line can be played, those with the fewest wrong marks first.
    [[nodiscard]] std::vector<order> find() const {
        std::vector<order> found;
        for (std::size_t at = misfit() - std::min(misfit(), farthest_before_misfit); at <= misfit(); ++at)
            for (const disorder each : disorders)
                if (const std::optional<std::size_t> wrong = wrong_in({each, at}))
                    found.push_back({each, at, *wrong});
        std::ranges::stable_sort(found, {}, &order::wrong);
        return found;
    }

    // Each place gets the text of the ply that belongs there, so that numbers stay as they are.
    [[nodiscard]] std::vector<text_edit> edits_of(const order& asked) const {
        std::vector<text_edit> edits;
        if (asked.kind == disorder::castling)
            return {{text_at(asked.at), text_of_castling(asked.at)}};
        for (std::size_t at = asked.at; at != end_of(asked); ++at)
            edits.push_back({text_at(at), std::string(record_.raw(text_at(ply_at(asked, at))))});
        const std::size_t repeated = repeated_plies(asked.kind);
        if (repeated == 0)
            return edits;
        const std::uint32_t begin = text_at(line_.size() - repeated - 1).end;
        edits.push_back({{begin, text_at(line_.size() - 1).end}, ""});
        return edits;
    }

    // Whether only spaces and numbers are between the plies that change their places.
    [[nodiscard]] bool is_plain(const order& asked) const {
        const std::size_t last = repeated_plies(asked.kind) != 0 ? line_.size() - 1 : end_of(asked) - 1;
        for (std::size_t at = asked.at; at != last; ++at)
            if (record_.raw({text_at(at).end, text_at(at + 1).begin})
                    .find_first_not_of(" \t\r\n.0123456789") != std::string_view::npos)
                return false;
        return true;
    }

    [[nodiscard]] span where(const order& asked) const {
        const std::size_t repeated = repeated_plies(asked.kind);
        const std::size_t last = repeated != 0 ? asked.at + repeated - 1 : end_of(asked) - 1;
        return {text_at(asked.at).begin, text_at(last).end};
    }
    [[nodiscard]] node node_at(std::size_t index) const { return line_.nodes[index]; }

  private:
    // The first ply that cannot be played.
    [[nodiscard]] std::size_t misfit() const { return line_.plies.size(); }
    [[nodiscard]] span text_at(std::size_t index) const { return record_.plies[line_.nodes[index]].text(); }

    static constexpr int queen_side = 2; // files to which castling takes the king
    static constexpr int king_side = 6;

    // A king's step to where castling takes it.
    [[nodiscard]] bool is_two_files_away(std::size_t index) const {
        const ply& step = record_.plies[line_.nodes[index]];
        if (step.kind != ply_kind::displaced || kind_of(step.piece) != chess::piece_kind::king ||
            step.capture != 0 || step.to == no_place)
            return false;
        const int file = square_of(step.to).file();
        return file == queen_side || file == king_side;
    }

    [[nodiscard]] ply castling_at(std::size_t index) const {
        ply castling = record_.plies[line_.nodes[index]];
        castling.kind = ply_kind::castled;
        castling.to = square_of(castling.to).file() == queen_side ? queen_castling : king_castling;
        castling.piece = no_symbol;
        castling.own = 0;
        castling.from = no_place;
        return castling;
    }

    [[nodiscard]] std::string text_of_castling(std::size_t index) const {
        const std::string_view written = record_.raw(text_at(index));
        return std::string(words.castlings[castling_at(index).to].name)
            .append(written.substr(written.find_last_not_of("+#") + 1));
    }

    // After the last place that changes.
    [[nodiscard]] std::size_t end_of(const order& asked) const {
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
    static std::size_t ply_at(const order& asked, std::size_t place) {
        switch (asked.kind) {
        case disorder::neighbours: return place < asked.at + 2 ? 2 * asked.at + 1 - place : place;
        case disorder::moves:
            return place < asked.at + 2 ? place + 2 : place < asked.at + 4 ? place - 2 : place;
        case disorder::castling: return place;
        case disorder::doubled:
        case disorder::doubled_move: break;
        }
        return place + repeated_plies(asked.kind);
    }

    [[nodiscard]] bool may_be(const order& asked) const {
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
    [[nodiscard]] bool is_repeated(std::size_t at, std::size_t plies) const {
        if (at < plies || at + plies > line_.size())
            return false;
        for (std::size_t each = at; each != at + plies; ++each)
            if (record_.raw(text_at(each)) != record_.raw(text_at(each - plies)))
                return false;
        return is_counted(at + plies - 1);
    }

    // Whether the numbers of later moves count a ply; otherwise it may simply go.
    [[nodiscard]] bool is_counted(std::size_t index) const {
        const auto numbered = std::ranges::find_if(
            line_.nodes.begin() + static_cast<std::ptrdiff_t>(index) + 1, line_.nodes.end(),
            [this](node each) {
                return record_.plies[each].has_number() && record_.plies[each].player == side::white;
            });
        if (numbered == line_.nodes.end())
            return false;
        const std::uint32_t plies_before = static_cast<std::uint32_t>(numbered - line_.nodes.begin());
        return record_.plies[*numbered].number == line_.positions.front().move_number + plies_before / 2;
    }

    // None if the line cannot be played so.
    [[nodiscard]] std::optional<std::size_t> wrong_in(const order& asked) const {
        if (!may_be(asked))
            return std::nullopt;
        chess::position now = line_.positions[asked.at];
        std::size_t wrong = 0;
        const std::size_t places = line_.size() - repeated_plies(asked.kind);
        const std::size_t end = std::min(places, misfit() + farthest_after_misfit);
        for (std::size_t place = asked.at; place != end; ++place) {
            const bool is_castling = asked.kind == disorder::castling && place == asked.at;
            const ply written =
                is_castling ? castling_at(place) : record_.plies[line_.nodes[ply_at(asked, place)]];
            const std::optional<chess::ply> played = sure_ply(now, written);
            if (!played)
                return std::nullopt;
            chess::play(now, *played);
            wrong += judge_marks(written, *played, now, are_checks_marked_).wrong;
        }
        return wrong;
    }

    const game& record_;
    bool are_checks_marked_;
    played_line line_;
};

std::string_view title_for(disorder kind) {
    return repeated_plies(kind) != 0    ? "remove it"
           : kind == disorder::castling ? "write it as castling"
                                        : "exchange them";
}

std::string_view words_for(disorder kind) {
    switch (kind) {
    case disorder::neighbours: return "in the other order, all moves can be played";
    case disorder::castling: return "this is castling, after which all moves can be played";
    case disorder::moves: return "if these two moves are exchanged, all moves can be played";
    case disorder::doubled:
    case disorder::doubled_move: break;
    }
    return "without this repetition, all moves can be played";
}

} // namespace

bool explain_order(const game& record, std::vector<finding>& findings) {
    order_search search(record);
    if (!search.play())
        return false;
    const std::vector<order> found = search.find();
    const bool is_single = found.size() == 1 || (found.size() > 1 && found[0].wrong < found[1].wrong);
    if (!is_single || found.front().wrong != 0 || !search.is_plain(found.front()))
        return false;
    const order& meant = found.front();
    const span where = search.where(meant);
    // A bracket among the moves, for example, may be the cause.
    const bool has_other_cause = std::ranges::any_of(findings, [&](const finding& each) {
        return each.where.begin >= record.plies[search.node_at(0)].begin &&
               layer_of(each.id) == layer::syntax && describe(each.id).severity == level::error;
    });
    if (has_other_cause)
        return false;
    const bool is_doubled = repeated_plies(meant.kind) != 0;
    const auto is_of_moves = [&](const finding& each) {
        return (rules_of_repair().is_misfit(each) || rules_of_repair().may_be_consequence(each)) &&
               !is_in_variation(record, each.where.begin);
    };
    std::optional<finding> reported;
    for (const finding& each : findings)
        if (rules_of_repair().is_misfit(each) && !is_in_variation(record, each.where.begin) &&
            (!reported || each.where.begin < reported->where.begin))
            reported = each;
    if (!reported)
        return false;
    if (is_doubled) {
        reported->id = codes::repeated_moves;
        reported->where = where;
        reported->at_ply = search.node_at(meant.at);
        reported->detail.clear();
    }
    reported->related.push_back({where, std::string(words_for(meant.kind))});
    reported->remedy = fix{.edits = search.edits_of(meant),
                           .safe = false,
                           .title = std::string(title_for(meant.kind)),
                           .proven = true};
    std::erase_if(findings, is_of_moves);
    findings.push_back(std::move(*reported));
    return true;
}

} // namespace ctlpgn::pgn
