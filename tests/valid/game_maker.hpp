// Random annotated games of legal plies; they begin like games that people have played.
#pragma once

#include "ctlpgn/position.hpp"
#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::valid {

class game_maker {
  public:
    explicit game_maker(const notation& chosen);

    [[nodiscard]] drafted_game game(std::uint64_t seed) const;

  private:
    using plies_of_game = std::vector<std::string>;

    const notation& notation_;
    std::vector<plies_of_game> played_; // from the usual start
};

} // namespace ctlpgn::valid
