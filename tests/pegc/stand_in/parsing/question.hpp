// The question of the test grammars.
#pragma once

#include <cstdint>

namespace ctlpgn::parsing {

enum class question : std::uint8_t { first };

} // namespace ctlpgn::parsing
