// Random numbers. The same seed gives the same ones on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>

namespace ctlpgn::valid {

class chance {
  public:
    explicit chance(std::uint64_t seed) : lot_(seed) {}

    [[nodiscard]] std::size_t below(std::size_t limit) { return static_cast<std::size_t>(lot_() % limit); }
    // True once in that many times, on average.
    [[nodiscard]] bool once_in(std::size_t times) { return below(times) == 0; }

    template <class Range> [[nodiscard]] const auto& one_of(const Range& things) {
        return std::data(things)[below(std::size(things))];
    }

  private:
    std::mt19937_64 lot_;
};

} // namespace ctlpgn::valid
