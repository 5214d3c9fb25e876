#pragma once

#include "games/common/keys.hpp"
#include "games/common/large_table.hpp"
#include "hex.hpp"
#include "piece.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

// Random keys for the hash of a position.
struct zobrist_keys {
    std::array<std::array<std::uint64_t, hex_count>, piece::code_count> pieces{};
    std::array<std::array<std::uint64_t, hex_count>, 4> special{};
    std::array<std::array<std::uint64_t, 8>, 2> castling{};
    std::array<std::uint64_t, 2> to_move{};
};

namespace detail {

constexpr zobrist_keys make_zobrist_keys() {
    zobrist_keys keys;
    games::key_sequence next(0xCE5CAC5);
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

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE inline zobrist_keys zobrist =
    games::made_by(detail::make_zobrist_keys);

} // namespace ctlpgn::cescacs
