#include "cli/games/game_remarks.hpp"

#include "cli/games/game_repair.hpp"
#include "cli/output/say.hpp"
#include "text/counted.hpp"

namespace ctlpgn::cli {

void game_remarks::number::add(const game& record, std::size_t count) {
    if (count == 0)
        return;
    if (games++ == 0)
        first_game = record.index;
    all += count;
}

void game_remarks::add_contradictions(const game& record, const notation& chosen, const limits& bounds) {
    contradictions_.add(record, count_contradictions(record, chosen, bounds));
}

void game_remarks::report(const std::string& file) const {
    const auto say_of = [&file](const number& what, const std::string& things, const char* of_one,
                                const char* of_several) {
        if (what.games == 0)
            return;
        const std::string where = what.games == 1 ? "game " + std::to_string(what.first_game) + ": " : "";
        const std::string in_games = what.games == 1 ? "" : " in " + counted(what.games, "game");
        complain(file, where + things + in_games + (what.all == 1 ? of_one : of_several));
    };
    say_of(changed_marks_, counted(changed_marks_.all, "mark of check", "marks of check"),
           " is not what the board says, and is corrected",
           " are not what the board says, and are corrected");
    say_of(contradictions_, counted(contradictions_.all, "ply", "plies"),
           " contradicts the board and is written as read; 'ctlpgn lint' shows more",
           " contradict the board and are written as read; 'ctlpgn lint' shows more");
}

} // namespace ctlpgn::cli
