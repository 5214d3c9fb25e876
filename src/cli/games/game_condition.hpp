// A condition on games, as given with --where: comparisons joined by `and` and `or`.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

class game_condition {
  public:
    // `and` binds more closely than `or`. Throws input_error.
    explicit game_condition(const std::string& text);

    [[nodiscard]] bool holds(const game& record, const notation& chosen) const;

    // Whether it holds neither for the game with this number in its file nor for any later one, whatever they
    // are.
    [[nodiscard]] bool is_over_at(std::uint32_t number) const;
    // Whether it asks for the number of a game.
    [[nodiscard]] bool asks_for_number() const;

    // Those of its names that can only be tags.
    [[nodiscard]] std::vector<std::string_view> tags() const;

  private:
    enum class comparing : std::uint8_t { equal, unequal, less, at_most, more, at_least, contains };

    struct comparison {
        std::string name; // of a tag, or of a fact that is known of every game
        comparing options = comparing::equal;
        std::string value;
        std::optional<double> number; // the value, if it is a number
    };

    class reading;

    [[nodiscard]] static bool holds(const comparison& asked, const game& record, const notation& chosen);
    [[nodiscard]] static bool compares(const comparison& asked, std::string_view found);

    std::vector<std::vector<comparison>> alternatives_; // it holds if all comparisons of one of them do
};

} // namespace ctlpgn::cli
