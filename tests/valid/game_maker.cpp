#include "valid/game_maker.hpp"

#include "golden/corpus.hpp"
#include "valid/remark_maker.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace ctlpgn::valid {

namespace {

constexpr std::size_t longest_opening = 24; // plies
constexpr std::size_t shortest_opening = 4;
constexpr std::size_t most_openings = 40;
constexpr std::size_t most_plies = 26;
constexpr std::size_t most_before =
    40;                            // plies between a played opening and the position that a game begins with
constexpr std::size_t deepest = 3; // nesting of variations

bool is_legal_here(const std::vector<std::string>& plies, std::string_view ply) {
    return std::ranges::binary_search(plies, ply);
}

// The plies of a main line as positions of the notation write them, as far as possible and before the end of
// the game.
std::vector<std::string> opening_of(const game& record, const notation& chosen) {
    std::vector<std::string> opening;
    std::optional<position> here = position::start(chosen);
    for (node at = record.main_line.first_ply; at != no_node && opening.size() != longest_opening;
         at = record.plies[at].next) {
        const std::string text(record.raw(record.plies[at].text()));
        if (!is_legal_here(here->legal_plies(), text))
            break;
        here = here->play(text);
        if (here->legal_plies().empty())
            break;
        opening.push_back(text);
    }
    return opening;
}

// A position without the numbers at its end, which are clock and move number.
std::size_t situation_of(const position& here) {
    const std::string_view text = here.text();
    return std::hash<std::string_view>()(text.substr(0, text.find_last_not_of("0123456789 ") + 1));
}

// A line of play up to some position of it.
struct played_line {
    position here;
    std::uint32_t number = 1;            // of the move to be played
    std::vector<std::size_t> seen = {};  // situations that have occurred, the one of `here` among them
    std::vector<std::string> plies = {}; // that are legal

    void play(position after) {
        number += here.turn() == side::black ? 1 : 0;
        here = std::move(after);
        plies = here.legal_plies();
        seen.push_back(situation_of(here));
    }
};

played_line line_from(const position& start) {
    return {
        .here = start, .number = start.number(), .seen = {situation_of(start)}, .plies = start.legal_plies()};
}

// A game in the making.
class making {
  public:
    making(const notation& chosen, std::uint64_t seed) : lot_(seed), remarks_(chosen.name, lot_) {}

    drafted_game run(const std::vector<std::string>& opening, const position& start) {
        drafted_game made;
        played_line begun = line_from(start);
        std::span<const std::string> to_play = opening;
        // Some begin with a position.
        if (lot_.once_in(4)) {
            for (const std::string& each : opening)
                begun.play(*begun.here.play(each));
            to_play = {};
            if (lot_.once_in(2))
                for (std::size_t more = lot_.below(most_before); more != 0 && !play_any(begun, {}).empty();
                     --more)
                    continue;
            begun = line_from(begun.here);
            made.position = begun.here.text();
        } else {
            to_play = to_play.first(lot_.below(to_play.size() + 1));
        }
        first_number_ = begun.number;
        begins_with_white_ = begun.here.turn() == side::white;
        if (lot_.once_in(4))
            add_remark(made.main_line.remarks, {&begun});
        add_plies(made.main_line, begun, to_play, 6 + lot_.below(most_plies), 0);
        made.result = lot_.below(4);
        for (std::size_t count = lot_.once_in(3) ? 1 + lot_.below(2) : 0; count != 0; --count)
            add_remark(made.closing, {&begun});
        for (std::size_t count = lot_.below(3); count != 0; --count)
            made.values.push_back(remarks_.value());
        return made;
    }

  private:
    // Plays and returns a ply that does not end the game; nothing if none is found.
    std::string play_any(played_line& line, std::string_view wanted,
                         std::span<const std::string> others = {}) {
        constexpr std::size_t most_tries = 8;
        for (std::size_t tries = 0; tries != most_tries && !line.plies.empty(); ++tries) {
            const std::string chosen =
                tries == 0 && !wanted.empty() ? std::string(wanted) : lot_.one_of(line.plies);
            std::optional<position> after =
                std::ranges::find(others, chosen) != others.end() ? std::nullopt : line.here.play(chosen);
            // A position that has occurred three times is a draw, or reported.
            if (!after || std::ranges::count(line.seen, situation_of(*after)) > 1)
                continue;
            played_line next = line;
            next.play(std::move(*after));
            if (next.plies.empty())
                continue;
            line = std::move(next);
            return chosen;
        }
        return {};
    }

    static std::string numbered(const played_line& line, std::string_view ply) {
        const std::string dots = line.here.turn() == side::white ? ". " : "... ";
        return (std::to_string(line.number) + dots).append(ply);
    }

    // In annotators' style: 12. Nf3 Nc6 13. Bb5
    std::string line_of_words(played_line line) {
        std::string text;
        for (std::size_t more = 2 + lot_.below(5); more != 0; --more) {
            const bool begins = text.empty() || line.here.turn() == side::white;
            const std::string before = begins ? numbered(line, {}) : std::string();
            const std::string ply = play_any(line, {});
            if (ply.empty())
                break;
            text += (text.empty() ? "" : " ") + before + ply;
        }
        return text;
    }

    // The line of play after the ply that it is on, and before it.
    struct place_of_remark {
        const played_line* after;
        const played_line* before = nullptr;
        bool is_of_main_line = false;
    };

    void add_remark(std::vector<std::string>& remarks, const place_of_remark& where) {
        std::vector<std::string> moves;
        std::vector<std::string> lines;
        for (const played_line* const each : {where.after, where.before}) {
            if (each == nullptr || each->plies.empty())
                continue;
            for (std::size_t i = 0; i != 3; ++i) {
                moves.push_back(lot_.one_of(each->plies));
                moves.push_back(numbered(*each, lot_.one_of(each->plies)));
            }
            if (lot_.once_in(2))
                lines.push_back(line_of_words(*each));
        }
        std::vector<std::string> references;
        if (where.is_of_main_line)
            references = references_from(where.before->number);
        remarks.push_back(remarks_.text({.moves = moves, .lines = lines, .references = references}));
    }

    // To moves of the main line up to this one, and into its variations.
    std::vector<std::string> references_from(std::uint32_t number) {
        std::vector<std::string> result = labels_;
        for (std::size_t i = 0; i != 3; ++i) {
            const auto shown =
                static_cast<std::uint32_t>(first_number_ + lot_.below(number - first_number_ + 1));
            const bool has_white = shown != first_number_ || begins_with_white_;
            result.push_back("#" + std::to_string(shown) + (has_white && lot_.once_in(2) ? "@W" : ""));
        }
        return result;
    }

    // The first ply is not one of `others`: the replaced ply, and the first plies of other lines.
    void add_plies(drafted_line& line, played_line& at, std::span<const std::string> to_play,
                   std::size_t count, std::size_t depth, std::span<const std::string> others = {}) {
        std::uint32_t labelled = 0; // the last move that has labels
        std::uint32_t labels = 0;   // of its variations
        for (; count != 0; --count) {
            const played_line before = at;
            const std::string chosen =
                play_any(at, to_play.empty() ? std::string_view() : to_play.front(), others);
            if (chosen.empty())
                break;
            others = {};
            to_play = to_play.empty() ? to_play : to_play.subspan(1);
            drafted_ply& added = line.plies.emplace_back();
            added.text = chosen;
            added.number = before.number;
            added.mover = before.here.turn();
            added.before = before.here.text();
            added.after = at.here.text();
            if (lot_.once_in(8))
                added.glyphs.push_back(static_cast<std::uint8_t>(1 + lot_.below(6)));
            for (std::size_t more = lot_.once_in(depth == 0 ? 4 : 6) ? 1 + lot_.below(10) / 9 : 0; more != 0;
                 --more)
                add_remark(added.remarks, {&at, &before, depth == 0});
            const std::string number = std::to_string(before.number);
            std::vector<std::string> begun{chosen};
            for (std::size_t more = depth != deepest && lot_.once_in(7) ? 1 + lot_.below(6) / 5 : 0;
                 more != 0; --more) {
                drafted_line& other = added.variations.emplace_back();
                if (lot_.once_in(2)) {
                    labels = labelled == before.number ? labels + 1 : 1;
                    labelled = before.number;
                    other.label = labels;
                }
                if (lot_.once_in(4))
                    add_remark(other.remarks, {&before});
                played_line branch = before;
                add_plies(other, branch, {}, 1 + lot_.below(5), depth + 1, begun);
                if (other.plies.empty()) {
                    added.variations.pop_back();
                    break;
                }
                begun.push_back(other.plies.front().text);
                if (depth == 0 && other.label != 0) {
                    const std::string way = "#" + number + "." + std::to_string(other.label);
                    labels_.push_back(way);
                    labels_.push_back("#" + number + "[" + way + "]");
                }
            }
        }
    }

    chance lot_;
    remark_maker remarks_;
    std::uint32_t first_number_ = 1;
    bool begins_with_white_ = true;
    std::vector<std::string> labels_; // references to variations of the main line
};

} // namespace

game_maker::game_maker(const notation& chosen) : notation_(chosen) {
    played_.emplace_back();
    for (const golden::corpus_file& file : golden::corpus_of(chosen)) {
        if (played_.size() == most_openings)
            break;
        if (file.expects() != golden::expected::no_findings)
            continue;
        golden::read_games(
            file.text, file.bounds,
            [&](const ctlpgn::game& read, std::span<const diagnostic>) {
                if (played_.size() == most_openings || read.plies.size() < shortest_opening)
                    return;
                plies_of_game opening = opening_of(read, notation_);
                if (opening.size() >= shortest_opening &&
                    std::ranges::find(played_, opening) == played_.end())
                    played_.push_back(std::move(opening));
            },
            std::string_view::npos, check_level::syntax, chosen);
    }
}

drafted_game game_maker::game(std::uint64_t seed) const {
    making made(notation_, seed);
    return made.run(played_[seed % played_.size()], position::start(notation_));
}

} // namespace ctlpgn::valid
