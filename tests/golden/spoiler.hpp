// Makes random faults in a text, from a seed: in its bytes, and with parts of another text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace ctlpgn::golden {

class spoiler {
  public:
    explicit spoiler(std::uint64_t seed) : lot_(seed) {}

    // Inserts, removes and changes single bytes and lines.
    std::string spoil(std::string_view text);
    // Inserts a part of the other text, usually whole words, or replaces a short part with it.
    std::string cross(std::string_view text, std::string_view other);
    std::size_t draw(std::size_t below) { return static_cast<std::size_t>(lot_() % below); }

  private:
    char byte();
    std::size_t place_in(std::string_view text);

    std::mt19937_64 lot_;
};

} // namespace ctlpgn::golden
