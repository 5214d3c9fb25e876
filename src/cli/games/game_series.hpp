// Games that are written one after the other, and the message if one cannot be separated from the one before
// it.
#pragma once

#include "cli/output/split_output.hpp"
#include "format/joined_games.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::cli {

// The message about a game that cannot be separated from the one before it.
inline constexpr const char* runs_on =
    "would be read as part of the game that is written before it; write them to different files, or begin it "
    "with a tag such as Event";

class game_series {
  public:
    game_series(split_output& into, const limits& bounds, bool quiet)
        : into_(into), games_(bounds), quiet_(quiet) {}

    // Uses the form of moves of the games before, if a file states it once for all its games.
    void choose_form(format_options& options, const notation& chosen) const {
        games_.choose_form(options, chosen);
    }
    // Begins the output of the game, and returns the part of its text to be written there. Empty if it cannot
    // be separated from the game before it.
    std::string_view begin(const game& next, const notation& chosen, const std::string& file,
                           std::string_view text);

  private:
    split_output& into_;
    layout::joined_games games_;
    bool quiet_;
};

} // namespace ctlpgn::cli
