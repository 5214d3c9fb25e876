// Numbers in trees, and their words, for notations that agree on them.
#pragma once

#include "ctlpgn/tree.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

// game::result
inline constexpr std::uint8_t result_white = 1;
inline constexpr std::uint8_t result_black = 2;
inline constexpr std::uint8_t result_draw = 3;
inline constexpr std::uint8_t result_open = 4;
inline constexpr std::array<std::string_view, 5> usual_results{"", "1-0", "0-1", "1/2-1/2", "*"};

// ply::capture
inline constexpr std::uint8_t ordinary_capture = 1; // of the piece on the target

// ply::check
inline constexpr std::uint8_t check_sign = 1;
inline constexpr std::uint8_t mate_sign = 2;
inline constexpr std::array<std::string_view, 3> usual_checks{"", "check", "mate"};

// By NAG: those that are written as signs.
inline constexpr std::array<std::string_view, 7> usual_glyphs{"", "!", "?", "!!", "??", "!?", "?!"};

// vocabulary::captured_at, for games in which every capture is an ordinary one.
inline place target_of(const ply& capturing) {
    return capturing.to;
}

// vocabulary::detail_word, for references without details.
inline std::string_view no_detail_word(char /*detail*/) {
    return {};
}

} // namespace ctlpgn
