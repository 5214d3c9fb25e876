#include "cli/games/game_series.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"

namespace ctlpgn::cli {

std::string_view game_series::begin(const game& next, const notation& chosen, const std::string& file,
                                    std::string_view text) {
    const bool is_first = !into_.begin(next, chosen, file);
    const std::string_view written = games_.add(text, chosen, is_first, into_.place());
    const std::string which = "game " + std::to_string(next.index);
    if (written.empty())
        throw output_error(which + " of " + file +
                           " would be read as part of the game that is written before it; write them to "
                           "different files, or begin it with a tag such as Event");
    if (games_.adds_result() && !quiet_)
        complain(file, "the result * is written to part " + which + " from the game before it");
    return written;
}

} // namespace ctlpgn::cli
