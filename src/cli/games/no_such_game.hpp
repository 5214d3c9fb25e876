// What a command answers that is asked for a game that a file does not have.
#pragma once

#include "text/counted.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::cli {

// Games are counted from 1.
inline std::string no_such_game(const std::string& file, std::uint32_t asked, std::uint32_t games) {
    return file + (games == 0 ? ": the file has no games"
                              : ": no game " + std::to_string(asked) + ": it has " + counted(games, "game"));
}

} // namespace ctlpgn::cli
