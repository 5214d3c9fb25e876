// Shared by tests of encodings.
#pragma once

#include "ctlpgn/source.hpp"
#include "text/encoding.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace ctlpgn::text_tests {

// Gives one or a few bytes at a time, so that characters and lines are cut in all places.
class drops final : public byte_source {
  public:
    drops(std::string_view text, std::uint32_t seed) : left_(text), random_(seed), is_even_(seed == 0) {}

    std::size_t read(char* target, std::size_t size) override {
        constexpr std::size_t most = 70000;
        const std::size_t wanted = is_even_ ? 1 : random_() % 8 == 0 ? random_() % most : random_() % 30;
        const std::size_t copied = left_.copy(target, std::min(size, wanted + 1));
        left_.remove_prefix(copied);
        return copied;
    }

  private:
    std::string_view left_;
    std::minstd_rand random_;
    bool is_even_;
};

inline std::string decoded(byte_source& text_source, std::string& encoding) {
    decoded_source source(text_source);
    std::string text;
    char piece[7];
    while (const std::size_t got = source.read(piece, sizeof piece))
        text.append(piece, got);
    const std::optional<text_encoding> other = source.other_encoding();
    encoding = other ? name_of(*other) : std::string_view();
    return text;
}

enum class byte_order { little, big };

// Characters of ASCII and of Latin-1.
inline std::string utf16(std::u16string_view text, byte_order order) {
    std::string bytes;
    for (const char16_t each : text) {
        const char low = static_cast<char>(each & 0xFFU);
        const char high = static_cast<char>(each >> 8U);
        bytes += order == byte_order::little ? low : high;
        bytes += order == byte_order::little ? high : low;
    }
    return bytes;
}

// The encodings of a text, each with where it begins.
inline std::string encodings_in(byte_source& from) {
    decoded_source source(from);
    std::string piece(100, '\0');
    while (source.read(piece.data(), piece.size()) != 0) {
    }
    std::string seen;
    for (const auto& [is, at] : source.seen())
        seen.append(seen.empty() ? "" : ", ").append(std::to_string(at)).append(" ").append(name_of(is));
    return seen;
}

inline std::string encodings_in(std::string_view bytes) {
    return encodings_in(*open_text(bytes));
}

} // namespace ctlpgn::text_tests
