// The lines of play of chess as PGN writes them, for the decoder (repair/lines_of_play.hpp).
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/position.hpp"
#include "repair/lines_of_play.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

struct board_lines {
    using position = chess::position;
    using ply = chess::ply;

    const game& record;
    bool are_numbers_known = true;

    void list(const position& now, std::vector<repair::option<ply>>& options) const;
    void play(position& now, const ply& played) const;
    void pass(position& now) const;
    [[nodiscard]] std::uint64_t key(const position& now) const { return chess::hash(now); }
    [[nodiscard]] std::optional<ply> reads(const position& now, const repair::word& written) const;
    [[nodiscard]] std::string_view mark_of(const position& now, const ply& played) const;
    [[nodiscard]] std::uint32_t number_of(const position& now) const {
        return are_numbers_known ? now.move_number : 0;
    }
    [[nodiscard]] float doubt_of(const position& now, const ply& played) const;
};

} // namespace ctlpgn::pgn
