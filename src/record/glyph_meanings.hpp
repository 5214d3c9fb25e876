// What the numbers of numeric annotation glyphs mean, as the standard of 1994 lists them and its users have
// gone on, except those that speak of pieces: these are the notations' own.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn::record {

// The standard defines those up to this one; of the rest up to 255, which it keeps for later, some have come
// to mean the same to many.
inline constexpr std::uint32_t last_standard_glyph = 139;

// Empty if the list says nothing of the number.
std::string_view shared_glyph_meaning(std::uint32_t number);

} // namespace ctlpgn::record
