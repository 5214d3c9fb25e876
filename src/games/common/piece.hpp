#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

// A piece of one of two sides, or nothing, in one byte: the kind in the low three bits, the side in the
// fourth. Kinds are numbered from 1 on, `none` is 0.
template <class side, class kind_of_game> class coded_piece {
  public:
    static constexpr std::size_t code_count = 16;

    constexpr coded_piece() = default;
    constexpr coded_piece(side owner, kind_of_game kind)
        : code_(static_cast<std::uint8_t>(static_cast<std::uint8_t>(kind) |
                                          (static_cast<std::uint8_t>(owner) << side_bit))) {}

    constexpr bool is_empty() const { return code_ == 0; }
    constexpr kind_of_game kind() const { return static_cast<kind_of_game>(code_ & 7); }
    // The first side for an empty cell.
    constexpr side owner() const { return static_cast<side>(code_ >> side_bit); }
    constexpr bool belongs_to(side s) const { return code_ != 0 && owner() == s; }
    // Below code_count: for tables by piece.
    constexpr std::size_t code() const { return code_; }

    friend constexpr bool operator==(coded_piece, coded_piece) = default;

  private:
    static constexpr int side_bit = 3;
    std::uint8_t code_ = 0;
};

} // namespace ctlpgn::games
