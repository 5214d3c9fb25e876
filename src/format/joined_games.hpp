// Games that are written one after the other into one file.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/notation.hpp"

#include <map>
#include <string>
#include <string_view>

namespace ctlpgn::layout {

class joined_games {
  public:
    // The moves of a game are written as those before it are, if a file says once how.
    void choose_moves(format_options& options, const notation& chosen) const;

    // What is written of the text of one more game: without the line ends at its end and, unless it is the
    // first of its file, without what a file says once.
    std::string_view add(std::string_view text, const notation& chosen, bool is_first);

  private:
    std::map<const notation*, std::string> preambles_; // of what has been written
};

} // namespace ctlpgn::layout
