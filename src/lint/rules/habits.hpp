// A habit that shows all through a game, such as quoting its lines, is one fault.
#pragma once

#include "ctlpgn/notation.hpp"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Makes one fix for all places of a habit.
using fix_of_habit = std::function<std::optional<fix>(const game& record, std::span<const span> places)>;

// Keeps only the first finding with the code, with the fix for all of them, if there is one.
void join_habit(code habit, const game& record, std::vector<finding>& findings,
                const fix_of_habit& make = nullptr);

// Between which a notation writes a comment.
struct comment_signs {
    std::string_view opening;
    std::string_view closing;
};
inline constexpr comment_signs comment_in_braces{"{", "}"};

// Removes markup, leaving a space where it separates two words; the names of characters become these, and
// remarks comments. What cannot be said in text, such as a picture, is left.
std::optional<fix> without_markup(const game& record, std::span<const span> places,
                                  const comment_signs& signs);

// The same for the signs of lists; there is no fix if both + and - occur at the beginning of lines, since
// they show what was changed.
std::optional<fix> without_line_signs(const game& record, std::span<const span> places);

// Writes spaces and line ends for characters that only look like them, and removes invisible ones.
std::optional<fix> in_plain_spaces(const game& record, std::span<const span> places);

// Writes full-width characters as those of ASCII.
std::optional<fix> in_half_width(const game& record, std::span<const span> places);

} // namespace ctlpgn
