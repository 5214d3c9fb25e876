// Games with the moves of an earlier one, over all files.
#pragma once

#include "cli/games/game_key.hpp"
#include "emit/report/statistics.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

class repeated_games {
  public:
    // To be called in the order of the games. Games without moves have no moves in common.
    void look_at(const game& each, const notation& chosen, const std::string& file);

    [[nodiscard]] std::vector<emit::repeated_game> take() { return std::move(found_); }

  private:
    // Where the first game with its moves is: 16 bytes, and as many for its moves.
    struct first_game {
        std::uint64_t players = 0;
        std::uint32_t file = 0; // in files_
        std::uint32_t game = 0;
    };

    std::vector<std::string> files_;
    std::unordered_map<game_key, first_game, game_key_hash> first_;
    std::vector<emit::repeated_game> found_;
};

} // namespace ctlpgn::cli
