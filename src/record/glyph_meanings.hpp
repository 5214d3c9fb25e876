// What the numbers of numeric annotation glyphs mean, in the standard of 1994 and as its users have extended
// it, except those about pieces, which notations define themselves.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn::record {

// The standard defines those up to this one; it reserves the rest up to 255, some of which have acquired a
// common meaning.
inline constexpr std::uint32_t last_standard_glyph = 139;

// Empty if the list does not have the number.
std::string_view shared_glyph_meaning(std::uint32_t number);

} // namespace ctlpgn::record
