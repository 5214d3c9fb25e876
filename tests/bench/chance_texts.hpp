// Random hostile texts: a few pieces of a notation, combined at random and repeated.
#pragma once

#include "hostile_texts.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::bench {

/// The unit of a hostile text in a notation. The same seed gives the same text on every machine.
std::string chance_unit(std::string_view notation, std::uint32_t seed);

} // namespace ctlpgn::bench
