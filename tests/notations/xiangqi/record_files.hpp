// Files that are no text, made for tests: games of XQStudio and of CCBridge.
#pragma once

#include "games/xiangqi/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi_tests {

// A ply, and those that may follow it, of which the first is played. The one before the first move has no
// points.
struct recorded_ply {
    xiangqi::point from{};
    xiangqi::point to{};
    std::string comment; // ASCII
    std::vector<recorded_ply> replies;
};

struct recorded_game {
    std::string red;
    std::uint8_t result = 0; // 1: Red wins, 2: Black wins, 3: a draw
    xiangqi::position begun;
    recorded_ply root;
};

// `keys` make the cipher, from version 11 on.
std::string xqf_of(const recorded_game& game, std::uint8_t version, std::uint32_t keys);
std::string cbr_of(const recorded_game& game, std::uint8_t version);
std::string cbl_of(const std::vector<recorded_game>& games);

// The moves as PGN has them.
std::string pgn_of(const recorded_game& game);

} // namespace ctlpgn::xiangqi_tests
