// Places in a text, as byte offsets.
#pragma once

#include <cstdint>

namespace ctlpgn {

// The bytes [begin, end) of a game's text; 0-based. A game is read in one piece and is smaller than 4 GiB, so
// 32 bits do. game::offset places that text in its file.
struct span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    friend constexpr bool operator==(span, span) = default;
};

} // namespace ctlpgn
