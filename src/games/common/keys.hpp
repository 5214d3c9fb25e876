#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

// The splitmix64 sequence: enough for the keys of hashes, and the same on every machine.
class key_sequence {
  public:
    explicit constexpr key_sequence(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t operator()() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t key = state_;
        key = (key ^ (key >> 30)) * 0xBF58476D1CE4E5B9U;
        key = (key ^ (key >> 27)) * 0x94D049BB133111EBU;
        return key ^ (key >> 31);
    }

  private:
    std::uint64_t state_;
};

// Keys by piece and cell; 0 for nothing on a cell.
template <std::size_t cells, std::size_t codes = 16>
constexpr std::array<std::array<std::uint64_t, cells>, codes> piece_keys(key_sequence& next) {
    std::array<std::array<std::uint64_t, cells>, codes> keys{};
    for (std::size_t code = 1; code < codes; ++code) {
        for (std::uint64_t& key : keys[code])
            key = next();
    }
    return keys;
}

} // namespace ctlpgn::games
