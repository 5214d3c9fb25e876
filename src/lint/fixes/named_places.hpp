// The names of places in a text, in plies or where no ply could be read: no fix removes them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

// As a notation writes them in plies: a letter and a number.
class place_names {
  public:
    explicit place_names(const vocabulary& called);

    // How often a name occurs in the text, in upper or lower case.
    [[nodiscard]] std::size_t count_in(std::string_view text) const;

  private:
    static constexpr std::size_t most_digits = 2; // of a name
    static constexpr std::size_t numbers = 10 + 100;
    using by_number = std::array<std::uint8_t, numbers>; // how many names with this number, in upper or lower
                                                         // case

    static std::size_t letter_in(char c);
    static constexpr std::size_t number_of(std::size_t tens, std::size_t ones) {
        return 10 + 10 * tens + ones;
    }
    static std::size_t number_in(std::string_view digits);

    std::array<by_number, 26> names_{}; // by letter
};

// A text and the parts of it in which names are not counted, tags and comments, in any order.
struct counted_text {
    std::string_view text;
    std::span<const span> left_out;
};

// Whether the text holds as many of the names as before it was edited. Looks only at what the edits, which
// are in ascending order, have changed.
[[nodiscard]] bool are_names_kept(const place_names& names, const counted_text& before,
                                  const counted_text& after, std::span<const text_edit> edits);

} // namespace ctlpgn
