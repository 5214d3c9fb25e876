#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

/// A short list in a table.
template <class element, std::size_t most> struct short_list {
    std::array<element, most> elements{};
    std::uint8_t count = 0;

    constexpr void add(element each) { elements[count++] = each; }
    constexpr const element* begin() const { return elements.data(); }
    constexpr const element* end() const { return elements.data() + count; }
};

} // namespace ctlpgn::games
