// A condition on games, as given with --where: comparisons joined by `and`, `or`, `not` and parentheses.
#pragma once

#include "cli/games/regular_expression.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

enum class comparing : std::uint8_t {
    equal,
    unequal,
    less,
    at_most,
    more,
    at_least,
    contains,
    contains_in_any_case,
    matches,
};

struct comparison {
    std::string name; // of a tag, or of a fact that is known of every game
    comparing options = comparing::equal;
    std::string value;                            // without case (letter_case.hpp) where it may be in any
    std::optional<double> number;                 // the value, if it is a number
    std::optional<regular_expression> expression; // if it is compared with one
};

// A comparison, or other parts that are joined.
struct condition_part {
    enum class joining : std::uint8_t { nothing, all, any, none };

    joining joined_by = joining::nothing;
    comparison compared;               // if nothing is joined
    std::vector<condition_part> parts; // otherwise
};

// The number that a text is; none if it is a word, such as nan.
std::optional<double> number_in(std::string_view text);

// `not` binds most closely, then `and`, then `or`. Throws input_error.
condition_part read_condition(const std::string& text);

class game_condition {
  public:
    // Throws input_error.
    explicit game_condition(const std::string& text) : whole_(read_condition(text)) {}

    [[nodiscard]] bool holds(const game& record, const notation& chosen) const;

    // Whether it holds neither for the game with this number in its file nor for any later one, whatever they
    // are.
    [[nodiscard]] bool is_over_at(std::uint32_t number) const;
    // Whether it asks for the number of a game.
    [[nodiscard]] bool asks_for_number() const;

    // Those of its names that can only be tags.
    [[nodiscard]] std::vector<std::string_view> tags() const;

  private:
    condition_part whole_;
};

} // namespace ctlpgn::cli
