#include "notations/ctl_pgn/reading/likeness.hpp"

#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "record/likeness.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

bool names_the_game(const game& read) {
    const game_variant named = variant_of(read);
    return named == game_variant::regular || named == game_variant::grand;
}

} // namespace

likeness likeness_of(std::string_view beginning) {
    return likeness_by_reading(description, beginning, names_the_game);
}

// The first line of the board, with its number: "/27:dk/...". File names look different.
likeness position_likeness(std::string_view word) {
    if (!word.starts_with('/') || word.find(':') == std::string_view::npos)
        return likeness::none;
    const std::string_view line = word.substr(1, word.find(':') - 1);
    const bool is_number =
        !line.empty() && line.size() <= 2 && line.find_first_not_of("0123456789") == std::string_view::npos;
    return is_number ? likeness::certain : likeness::none;
}

} // namespace ctlpgn::ctl_pgn
