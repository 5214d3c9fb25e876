// What a grammar may ask its reader, who remembers what was read so far: &{continues}.
#pragma once

#include <cstdint>

namespace ctlpgn::parsing {

enum class question : std::uint8_t {
    // Whether what stands here still belongs to the game: it is not over, or a number here follows the last
    // one.
    continues,
};

} // namespace ctlpgn::parsing
