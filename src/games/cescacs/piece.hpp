#pragma once

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

enum class side : std::uint8_t { white = 0, black = 1 };

constexpr side opponent(side s) {
    return s == side::white ? side::black : side::white;
}
constexpr std::size_t index_of(side s) {
    return static_cast<std::size_t>(s);
}

enum class piece_kind : std::uint8_t {
    none = 0,
    pawn,
    elephant,
    bishop,
    knight,
    pegasus,
    rook,
    wyvern,
    queen,
    king
};

inline constexpr std::size_t piece_kind_count = 10;
constexpr std::size_t index_of(piece_kind kind) {
    return static_cast<std::size_t>(kind);
}

// How many of each kind a side has in the start position.
inline constexpr std::array<std::uint8_t, piece_kind_count> start_count{0, 11, 4, 3, 2, 2, 2, 1, 1, 1};

// A piece of one side, or an empty hex, in one byte: the kind in the low four bits, the side in the fifth.
class piece {
  public:
    static constexpr std::size_t code_count = 32;

    constexpr piece() = default;
    constexpr piece(side s, piece_kind kind)
        : code_(static_cast<std::uint8_t>(index_of(kind) | (index_of(s) << side_bit))) {}

    constexpr bool is_empty() const { return code_ == 0; }
    constexpr piece_kind kind() const { return static_cast<piece_kind>(code_ & 15); }
    // White for an empty hex.
    constexpr side owner() const { return static_cast<side>(code_ >> side_bit); }
    constexpr bool belongs_to(side s) const { return code_ != 0 && owner() == s; }
    // Below code_count: for tables by piece.
    constexpr std::size_t code() const { return code_; }

    friend constexpr bool operator==(piece, piece) = default;

  private:
    static constexpr int side_bit = 4;
    std::uint8_t code_ = 0;
};

} // namespace ctlpgn::cescacs
