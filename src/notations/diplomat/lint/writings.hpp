// How people write games of Diplomat that is not its notation, though all is said.
#pragma once

#include "text/writings/writings.hpp"

#include <span>

namespace ctlpgn::diplomat {

// The ways that only games of Diplomat are written in.
std::span<const writing> own_writings();

} // namespace ctlpgn::diplomat
