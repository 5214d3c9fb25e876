// What shows at a glance that a text cannot be written in some way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

struct writing_signs {
    // One of them is in every text that is written so; empty: any text may be.
    std::string_view bytes{};
    // Neighbours, two by two, of which one pair is in or beside each piece; empty: any may. 0 means any
    // digit, A any capital, a any small letter and what is beyond ASCII, a space also a tab; a dot and a
    // colon mean themselves.
    std::string_view pairs{};
};

// Those that a text has.
class text_signs {
  public:
    explicit text_signs(std::string_view text);
    // How many pieces with such signs there can be at most.
    [[nodiscard]] std::size_t most_pieces(const writing_signs& wanted) const;

  private:
    std::array<bool, 256> bytes_{};
    std::array<std::uint32_t, 64> pairs_{}; // how many there are of each two of eight kinds
    std::size_t size_;
};

} // namespace ctlpgn
