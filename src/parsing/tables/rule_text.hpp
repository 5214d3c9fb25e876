// Writes the code of a rule: steps, numbers and sets, as rule_steps.hpp describes them.
#pragma once

#include "parsing/tables/rule_steps.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::parsing {

class rule_text {
  public:
    static constexpr std::size_t most_bytes = 4096;

    std::array<std::uint8_t, most_bytes> bytes{};
    std::size_t size = 0;

    constexpr void put(std::uint8_t byte) { bytes[size++] = byte; }
    constexpr void step(rule_step what) { put(static_cast<std::uint8_t>(what)); }

    constexpr void number(std::uint32_t value) {
        for (; value >= 0x80; value >>= 7U)
            put(static_cast<std::uint8_t>(value | 0x80U));
        put(static_cast<std::uint8_t>(value));
    }

    // `has` are bytes 0 to 255.
    template <class Table> constexpr void set(const Table& has) {
        std::array<std::uint8_t, 512> ranges{};
        std::size_t count = 0;
        for (unsigned byte = 0; byte != 256; ++byte) {
            if (!has[byte])
                continue;
            if (byte == 0 || !has[byte - 1])
                ranges[2 * count++] = static_cast<std::uint8_t>(byte);
            ranges[2 * count - 1] = static_cast<std::uint8_t>(byte);
        }
        put(static_cast<std::uint8_t>(count));
        for (std::size_t at = 0; at != 2 * count; ++at)
            put(ranges[at]);
    }
};

} // namespace ctlpgn::parsing
