// Which men are on the board, as --material asks: KRPKR
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

class asked_material {
  public:
    // The letters of a notation for the men of each side, each beginning with its king; after a letter, *
    // means any number, + one or more, and ? one or none. None if the text is no such pattern.
    static std::optional<asked_material> read(std::string_view pattern, const notation& chosen);

    // Whether one side has the first men, and the other side the second ones.
    [[nodiscard]] bool is_on(const men_on_board& shown) const;

  private:
    static constexpr std::size_t most_kinds = 16;

    struct range {
        std::uint32_t least = 0;
        std::uint32_t most = 0;
    };
    using ranges = std::array<range, most_kinds>; // by kind
    using counts = std::array<std::uint32_t, most_kinds>;

    [[nodiscard]] static bool holds(const ranges& asked, const counts& found);

    std::array<ranges, 2> sides_{};
};

} // namespace ctlpgn::cli
