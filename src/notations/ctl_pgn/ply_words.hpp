// The meaning of CTL-PGN's own numbers in a ply: kinds of captures and checks, and marks.
#pragma once

#include "ctlpgn/tree.hpp"
#include "text/look_alikes.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// By ply::capture.
enum class capture_kind : std::uint8_t {
    none,
    ordinary,
    scornful,
    en_passant,
    en_passant_first, // on the first of the two places that the captured pawn crossed
};

// By ply::check.
enum class check_mark : std::uint8_t { none, check, far, adjoining, double_check, mate };

// By check_mark.
inline constexpr std::array<std::string_view, 6> check_signs{"", "+", "+∞", "+^", "++", "#"};
inline constexpr std::string_view mark_bytes = "+#^\xE2\x88\x9E"; // and the bytes of ∞

// Signs that people and programs write for ratings.
inline constexpr std::array<look_alike, 22> odd_ratings{
    {{"‼", "!!"}, {"⁇", "??"}, {"⁈", "?!"},    {"⁉", "!?"},   {"！", "!"}, {"？", "?"},
     {"❗", "!"},  {"❓", "?"},  {"□", "◇"},     {"◊", "◇"},    {"♢", "◇"},  {"◻", "◇"},
     {"◽", "◇"},  {"⬦", "◇"},  {"⋄", "◇"},     {"⟡", "◇"},    {"◆", "◇"},  {"♦", "◇"},
     {"⬥", "◇"},  {"◈", "◇"},  {"\uFE0E", ""}, {"\uFE0F", ""}}};

// [] and <> are how □ and ◇ look in ASCII, which with_meant leaves as it is.
constexpr std::string_view odd_rating_in_ascii(std::string_view written) {
    return written == "[]" || written == "<>" ? "◇" : written;
}

// In ply::own.
inline constexpr std::uint16_t draw_offer_mark = 1U << 0U;
inline constexpr std::uint16_t game_end_mark = 1U << 1U;

constexpr capture_kind capture_of(const ply& asked) {
    return static_cast<capture_kind>(asked.capture);
}
constexpr check_mark check_of(const ply& asked) {
    return static_cast<check_mark>(asked.check);
}
constexpr bool is_mate(const ply& asked) {
    return check_of(asked) == check_mark::mate;
}
constexpr bool offers_draw(const ply& asked) {
    return (asked.own & draw_offer_mark) != 0;
}
constexpr bool ends_game(const ply& asked) {
    return (asked.own & game_end_mark) != 0;
}

} // namespace ctlpgn::ctl_pgn
