// Signs by which it is quickly seen that a text cannot be in some form of writing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

struct writing_signs {
    // Every text in this form has one of them; empty: any text may be in it.
    std::string_view bytes{};
    // Pairs of adjacent characters, one of which is in or next to each piece; empty: any may be. 0 means any
    // digit, A any capital, a any small letter or non-ASCII character, a space also a tab; a dot and a colon
    // mean themselves.
    std::string_view pairs{};
};

// The signs that a text has.
class text_signs {
  public:
    explicit text_signs(std::string_view text);
    // The largest possible number of pieces with these signs.
    [[nodiscard]] std::size_t most_pieces(const writing_signs& wanted) const;

  private:
    std::array<bool, 256> bytes_{};
    std::array<std::uint32_t, 64> pairs_{}; // how many there are of each two of eight kinds
    std::size_t size_;
};

} // namespace ctlpgn
