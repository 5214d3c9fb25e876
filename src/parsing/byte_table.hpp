// A set of bytes that is known at compile time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::parsing {

// Bit n % 64 of word n / 64 says whether byte n belongs to it.
template <std::uint64_t... Words> struct byte_table {
    static_assert(sizeof...(Words) == 4);

    static constexpr std::array<bool, 256> table = [] {
        constexpr std::uint64_t words[] = {Words...};
        std::array<bool, 256> result{};
        for (std::size_t i = 0; i != result.size(); ++i)
            result[i] = ((words[i / 64] >> (i % 64)) & 1U) != 0;
        return result;
    }();

    // The compiler understands comparisons better than table look-ups, so repeated tests cost nothing.
    [[gnu::always_inline]] static constexpr bool contains(char c) noexcept {
        const auto byte = static_cast<unsigned char>(c);
        if constexpr (facts.count == 1)
            return byte == facts.first;
        else if constexpr (facts.count == 2)
            return byte == facts.last || byte == facts.first; // a space is likelier than a line end
        else if constexpr (facts.count != 0 && facts.last - facts.first + 1U == facts.count)
            return static_cast<unsigned char>(byte - facts.first) < facts.count;
        else
            return table[byte];
    }

  private:
    struct summary {
        std::size_t count = 0;
        unsigned char first = 0;
        unsigned char last = 0;
    };

    static constexpr summary facts = [] {
        summary found;
        for (std::size_t i = 0; i != table.size(); ++i) {
            if (!table[i])
                continue;
            if (found.count++ == 0)
                found.first = static_cast<unsigned char>(i);
            found.last = static_cast<unsigned char>(i);
        }
        return found;
    }();
};

} // namespace ctlpgn::parsing
