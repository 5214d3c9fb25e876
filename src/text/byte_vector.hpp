// Sixteen bytes of text that are processed together.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ctlpgn {

using byte_vector = unsigned char __attribute__((vector_size(16)));

[[gnu::always_inline]] inline byte_vector load_bytes(const char* source) {
    byte_vector loaded;
    std::memcpy(&loaded, source, sizeof loaded);
    return loaded;
}

// Sets all bits of each byte from `First` to `Last`, and no bit of the others.
template <unsigned char First, unsigned char Last>
[[gnu::always_inline]] inline byte_vector are_within(byte_vector bytes) {
    // Every machine can compare signed bytes; `Last` becomes the greatest of them.
    using signed_bytes = signed char __attribute__((vector_size(16)));
    constexpr auto shift = static_cast<unsigned char>(0x7F - Last);
    constexpr auto least = static_cast<signed char>(First + shift);
    return reinterpret_cast<byte_vector>(reinterpret_cast<signed_bytes>(bytes + shift) >= least);
}

// For a vector of bytes with all bits set or none: the index of the first one that is set; 16 if there is
// none.
[[gnu::always_inline]] inline std::size_t first_marked(byte_vector marks) {
    if constexpr (std::endian::native != std::endian::little) {
        std::size_t i = 0;
        while (i != sizeof marks && marks[i] == 0)
            ++i;
        return i;
    }
    std::uint64_t halves[2];
    std::memcpy(halves, &marks, sizeof halves);
    const auto in_half = [&](std::size_t which) {
        return static_cast<std::size_t>(std::countr_zero(halves[which])) / 8;
    };
    return halves[0] != 0 ? in_half(0) : 8 + in_half(1);
}

[[gnu::always_inline]] inline bool has_marks(byte_vector marks) {
    return first_marked(marks) != sizeof marks;
}

} // namespace ctlpgn
