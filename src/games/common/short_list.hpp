#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

// A short list in a table.
template <class element, std::size_t most> struct short_list {
    std::array<element, most> elements{};
    std::uint8_t count = 0;

    constexpr void add(element each) { elements[count++] = each; }
    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr element* begin() { return elements.data(); }
    constexpr element* end() { return elements.data() + count; }
    constexpr const element* begin() const { return elements.data(); }
    constexpr const element* end() const { return elements.data() + count; }

    // The members below expect an element that is there.
    constexpr const element& operator[](std::size_t at) const { return elements[at]; }
    constexpr const element& front() const { return elements[0]; }
    constexpr const element& back() const { return elements[count - 1U]; }
};

} // namespace ctlpgn::games
