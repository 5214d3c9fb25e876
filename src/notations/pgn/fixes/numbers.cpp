// Numbers that do not count from the position's own number.
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"

#include <string>
#include <vector>

namespace ctlpgn::pgn {

proposed fix_misnumbered_move(const game_fixes& context, const finding& found) {
    return fix_wrong_number(context, found);
}

proposed fix_shifted_numbers(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    fix made = no_edits(found, "count the moves from the position");
    for (node n = 0; n != record.plies.size(); ++n) {
        const ply& here = record.plies[n];
        if (here.has_number())
            made.edits.push_back({number_with_periods(record, here),
                                  std::to_string(numbers[n]) + (here.player == side::white ? "." : "...")});
    }
    return made;
}

} // namespace ctlpgn::pgn
