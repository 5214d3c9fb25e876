#include "cli/games/game_series.hpp"

#include "cli/output/say.hpp"

namespace ctlpgn::cli {

std::string_view game_series::begin(const game& next, const notation& chosen, const std::string& file,
                                    std::string_view text) {
    const bool is_first = !into_.begin(next, chosen, file);
    const std::string_view written = games_.add(text, chosen, is_first, into_.place());
    if (games_.adds_result() && !quiet_)
        complain(file, "the result * is written to part game " + std::to_string(next.index) +
                           " from the game before it");
    return written;
}

} // namespace ctlpgn::cli
