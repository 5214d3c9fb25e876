// Makes faults in a text, by chance from a seed: in its bytes, and by parts of another text.
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

    // Single bytes and lines are put in, taken out and changed.
    std::string spoil(std::string_view text);
    // A part of the other text, most often whole words, is in it or in place of something short.
    std::string cross(std::string_view text, std::string_view other);
    std::size_t draw(std::size_t below) { return static_cast<std::size_t>(lot_() % below); }

  private:
    char byte();
    std::size_t place_in(std::string_view text);

    std::mt19937_64 lot_;
};

} // namespace ctlpgn::golden
