#include "notations/pgn/likeness.hpp"

#include "notations/pgn/pgn.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "record/likeness.hpp"

namespace ctlpgn::pgn {

namespace {

// Other notations have such tags, too, and name their game.
bool says_so(const game& first) {
    return find_tag(first, tag_called("Event")) != nullptr && rules_of(first) != rules_of_game::other;
}

} // namespace

likeness likeness_of(std::string_view beginning) {
    return likeness_by_reading(description, beginning, says_so);
}

likeness position_likeness(std::string_view word) {
    if (accepts_fen(word))
        return likeness::certain;
    std::vector<finding> faults;
    return read_fen(word, faults).readable ? likeness::probable : likeness::none;
}

} // namespace ctlpgn::pgn
