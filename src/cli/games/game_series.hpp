// Games that are written one after the other, and what is said where one has to be parted from the one before
// it.
#pragma once

#include "cli/output/split_output.hpp"
#include "format/joined_games.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::cli {

// What is said of a game that cannot be parted from the one before it.
inline constexpr const char* runs_on =
    "would be read as part of the game that is written before it; write them to different files, or begin it "
    "with a tag such as Event";

class game_series {
  public:
    game_series(split_output& into, const limits& bounds, bool quiet)
        : into_(into), games_(bounds), quiet_(quiet) {}

    // As games before it are written, if a file says once how.
    void choose_moves(format_options& options, const notation& chosen) const {
        games_.choose_moves(options, chosen);
    }
    // Goes to where the game is written, and returns what is to be written there of its text. Empty if it
    // cannot be parted from the game before it.
    std::string_view begin(const game& next, const notation& chosen, const std::string& file,
                           std::string_view text);

  private:
    split_output& into_;
    layout::joined_games games_;
    bool quiet_;
};

} // namespace ctlpgn::cli
