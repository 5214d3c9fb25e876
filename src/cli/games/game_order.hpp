// The order of games by tags and facts about them, as given with --sort: Date,Round or -WhiteElo
#pragma once

#include "cli/games/asked_tags.hpp"
#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

class game_order {
  public:
    // Names with commas between them, each with a hyphen before it where the highest value comes first; may
    // be empty. Throws setting_error.
    explicit game_order(std::string_view names);

    [[nodiscard]] bool is_any() const { return !keys_.empty(); }

    // Games of this notation with lines between them, in their order; those that it does not part keep
    // theirs.
    [[nodiscard]] std::string sorted(std::string_view games, const notation& chosen, const limits& bounds);

    // About names that no game had.
    [[nodiscard]] std::vector<std::string> complaints() const { return asked_.complaints(); }

  private:
    struct key {
        std::string name;
        bool falls = false;
    };

    [[nodiscard]] bool comes_before(const std::vector<std::string>& one,
                                    const std::vector<std::string>& other) const;

    std::vector<key> keys_;
    asked_tags asked_{"--sort"};
};

} // namespace ctlpgn::cli
