// Random legal games of C'escacs as CTL-PGN: the same seed gives the same bytes everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace ctlpgn::bench {

enum class flavour : std::uint8_t {
    plain,     // tags, plies, check marks
    annotated, // ratings, comments with references, nested variations, some of them labelled
};

// At least `bytes` of whole games. They are drawn from a few hundred different ones, since playing costs more
// than reading.
std::string games(flavour kind, std::size_t bytes, std::uint64_t seed);

} // namespace ctlpgn::bench
