#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::chess {

enum class side : std::uint8_t { white = 0, black = 1 };

constexpr side opponent(side s) {
    return s == side::white ? side::black : side::white;
}
constexpr std::size_t index_of(side s) {
    return static_cast<std::size_t>(s);
}

enum class piece_kind : std::uint8_t { none = 0, pawn, knight, bishop, rook, queen, king };

inline constexpr std::size_t piece_kind_count = 7;
constexpr std::size_t index_of(piece_kind kind) {
    return static_cast<std::size_t>(kind);
}

/// How many of each kind a side has in the start position.
inline constexpr std::array<std::uint8_t, piece_kind_count> start_count{0, 8, 2, 2, 2, 1, 1};

/// What a pawn becomes.
inline constexpr std::array promotion_kinds{piece_kind::queen, piece_kind::rook, piece_kind::bishop,
                                            piece_kind::knight};

/// A piece of one side, or an empty square, in one byte: the kind in the low three bits, the side in the
/// fourth.
class piece {
  public:
    static constexpr std::size_t code_count = 16;

    constexpr piece() = default;
    constexpr piece(side s, piece_kind kind)
        : code_(static_cast<std::uint8_t>(index_of(kind) | (index_of(s) << side_bit))) {}

    constexpr bool is_empty() const { return code_ == 0; }
    constexpr piece_kind kind() const { return static_cast<piece_kind>(code_ & 7); }
    /// White for an empty square.
    constexpr side owner() const { return static_cast<side>(code_ >> side_bit); }
    constexpr bool belongs_to(side s) const { return code_ != 0 && owner() == s; }
    /// Below code_count: for tables by piece.
    constexpr std::size_t code() const { return code_; }

    friend constexpr bool operator==(piece, piece) = default;

  private:
    static constexpr int side_bit = 3;
    std::uint8_t code_ = 0;
};

} // namespace ctlpgn::chess
