// Makes single faults in the bytes of a text, by chance from a seed.
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

    std::string spoil(std::string_view text);
    std::size_t draw(std::size_t below) { return static_cast<std::size_t>(lot_() % below); }

  private:
    char byte();

    std::mt19937_64 lot_;
};

} // namespace ctlpgn::golden
