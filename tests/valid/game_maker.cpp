#include "valid/game_maker.hpp"

#include "golden/corpus.hpp"

#include <algorithm>
#include <optional>

namespace ctlpgn::valid {

namespace {

constexpr std::size_t longest_opening = 24; // plies
constexpr std::size_t shortest_opening = 4;
constexpr std::size_t most_openings = 40;
constexpr std::size_t most_plies = 26;
constexpr std::size_t deepest = 3; // variations in one another

bool is_legal_here(const std::vector<std::string>& plies, std::string_view ply) {
    return std::ranges::binary_search(plies, ply);
}

// The plies of a main line as the notation's positions write them, as far as they do and no end of the game
// comes.
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

// One game, as it is made.
class making {
  public:
    making(const notation& chosen, std::uint64_t seed, remark_kind kind)
        : lot_(seed), remarks_(chosen.name, lot_, kind) {}

    drafted_game run(const std::vector<std::string>& opening, const position& start) {
        drafted_game made;
        position here = start;
        std::span<const std::string> to_play = opening;
        // Some begin with a position.
        if (lot_.once_in(5)) {
            for (const std::string& each : opening)
                here = *here.play(each);
            to_play = {};
            made.position = here.text();
            first_number_ = here.number();
        } else {
            to_play = to_play.first(lot_.below(to_play.size() + 1));
        }
        if (lot_.once_in(4))
            made.main_line.remarks.push_back(
                remarks_.text({.moves = moves_at(here, first_number_), .latest_number = 0}));
        add_plies(made.main_line, here, first_number_, to_play, 6 + lot_.below(most_plies), 0);
        made.result = lot_.below(4);
        if (lot_.once_in(3))
            made.closing.push_back(remarks_.text({.moves = moves_of_end_, .latest_number = 0}));
        for (std::size_t count = lot_.below(3); count != 0; --count)
            made.tags.emplace_back("", remarks_.value());
        return made;
    }

  private:
    // Moves that can be played here, with numbers and without.
    std::vector<std::string> moves_at(const position& here, std::uint32_t number) {
        const std::vector<std::string> plies = here.legal_plies();
        std::vector<std::string> moves;
        if (plies.empty())
            return moves;
        const std::string before = std::to_string(number) + (here.turn() == side::white ? ". " : "... ");
        for (std::size_t i = 0; i != 3; ++i) {
            const std::string& ply = lot_.one_of(plies);
            moves.push_back(ply);
            moves.push_back(before + ply);
        }
        return moves;
    }

    // The first ply is another one than that which the line replaces.
    void add_plies(drafted_line& line, position here, std::uint32_t number,
                   std::span<const std::string> to_play, std::size_t count, std::size_t depth,
                   std::string_view replaced = {}) {
        std::vector<std::string> plies = here.legal_plies();
        std::erase(plies, replaced);
        for (; count != 0 && !plies.empty(); --count) {
            std::optional<position> after;
            std::vector<std::string> replies;
            std::string chosen;
            // No ply that ends the game.
            for (std::size_t tries = 0; tries != 8 && replies.empty(); ++tries) {
                chosen = tries == 0 && !to_play.empty() ? to_play.front() : lot_.one_of(plies);
                after = here.play(chosen);
                if (after)
                    replies = after->legal_plies();
            }
            if (replies.empty())
                break;
            to_play = to_play.empty() ? to_play : to_play.subspan(1);
            drafted_ply& added = line.plies.emplace_back();
            added.text = chosen;
            added.number = number;
            added.mover = here.turn();
            if (lot_.once_in(8))
                added.glyph = static_cast<std::uint8_t>(1 + lot_.below(6));
            const position before = here;
            here = *after;
            const std::uint32_t next_number = number + (added.mover == side::black ? 1 : 0);
            std::vector<std::string> moves;
            if (lot_.once_in(depth == 0 ? 4 : 6)) {
                moves = moves_at(here, next_number);
                const std::vector<std::string> others = moves_at(before, number);
                moves.insert(moves.end(), others.begin(), others.end());
                moves.push_back(std::to_string(number) + ". " + chosen);
                added.remarks.push_back(remarks_.text(
                    {.moves = moves, .latest_number = depth == 0 && first_number_ == 1 ? number : 0}));
            }
            if (depth != deepest && plies.size() > 1 && lot_.once_in(7)) {
                drafted_line& other = added.variations.emplace_back();
                if (lot_.once_in(4))
                    other.remarks.push_back(
                        remarks_.text({.moves = moves_at(before, number), .latest_number = 0}));
                add_plies(other, before, number, {}, 1 + lot_.below(5), depth + 1, chosen);
                if (other.plies.empty())
                    added.variations.pop_back();
            }
            number = next_number;
            plies = std::move(replies);
        }
        if (depth == 0)
            moves_of_end_ = moves_at(here, number);
    }

    chance lot_;
    remark_maker remarks_;
    std::uint32_t first_number_ = 1;
    std::vector<std::string> moves_of_end_; // that could follow the last of the main line
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

drafted_game game_maker::game(std::uint64_t seed, remark_kind kind) const {
    making made(notation_, seed, kind);
    return made.run(played_[seed % played_.size()], position::start(notation_));
}

} // namespace ctlpgn::valid
