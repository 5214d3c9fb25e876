#include "notations/pgn/likeness.hpp"

#include "notations/pgn/pgn.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "record/likeness.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

// Other notations have such tags, too, and name their game, or have different moves if that tag is missing.
// The notation of Chinese chess has its own tags for it.
bool says_so(const game& first) {
    const auto names_xiangqi = [&first](const tag& each) {
        static constexpr std::string_view names[] = {"Game", "Format", "Red", "ECCO"};
        return std::ranges::find(names, first.raw(each.name)) != std::ranges::end(names);
    };
    const bool has_other_moves = !first.plies.empty() && std::ranges::none_of(first.plies, &ply::readable);
    const tag* const fen = find_tag(first, tag_called("FEN"));
    const bool has_other_board = fen != nullptr && position_likeness(first.raw(fen->value)) == likeness::none;
    return find_tag(first, tag_called("Event")) != nullptr && rules_of(first).is_judged && !has_other_moves &&
           !has_other_board && std::ranges::none_of(first.tags, names_xiangqi);
}

bool names_other_game(const game& first) {
    return !rules_of(first).is_judged;
}

} // namespace

likeness likeness_of(std::string_view beginning) {
    return likeness_by_reading(description, beginning, says_so, names_other_game);
}

likeness position_likeness(std::string_view word) {
    if (accepts_fen(word))
        return likeness::certain;
    std::vector<finding> faults;
    constexpr std::size_t most_ranks = 8;
    const std::size_t ranks = ranks_of_fen(word);
    return read_fen(word, faults).readable     ? likeness::probable
           : ranks != 0 && ranks <= most_ranks ? likeness::possible
                                               : likeness::none;
}

} // namespace ctlpgn::pgn
