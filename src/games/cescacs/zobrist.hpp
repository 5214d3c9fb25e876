#pragma once

#include "hex.hpp"
#include "piece.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

/// Random keys for the hash of a position.
struct zobrist_keys {
    std::array<std::array<std::uint64_t, hex_count>, piece::code_count> pieces{};
    std::array<std::array<std::uint64_t, hex_count>, 4> special{};
    std::array<std::array<std::uint64_t, 8>, 2> castling{};
    std::array<std::uint64_t, 2> to_move{};
};

namespace detail {

/// The splitmix64 sequence: enough for keys, and the same on every machine.
class key_sequence {
  public:
    constexpr std::uint64_t operator()() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t key = state_;
        key = (key ^ (key >> 30)) * 0xBF58476D1CE4E5B9U;
        key = (key ^ (key >> 27)) * 0x94D049BB133111EBU;
        return key ^ (key >> 31);
    }

  private:
    std::uint64_t state_ = 0xCE5CAC5;
};

constexpr zobrist_keys make_zobrist_keys() {
    zobrist_keys keys;
    key_sequence next;
    for (side s : {side::white, side::black}) {
        for (std::size_t kind = 1; kind < piece_kind_count; ++kind) {
            for (std::uint64_t& key : keys.pieces[piece{s, static_cast<piece_kind>(kind)}.code()])
                key = next();
        }
        for (std::uint64_t& key : keys.castling[index_of(s)])
            key = next();
        keys.to_move[index_of(s)] = next();
    }
    for (auto& by_hex : keys.special) {
        for (std::uint64_t& key : by_hex)
            key = next();
    }
    return keys;
}

} // namespace detail

inline constexpr zobrist_keys zobrist = detail::make_zobrist_keys();

} // namespace ctlpgn::cescacs
