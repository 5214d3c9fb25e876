// Thrown when a proof is abandoned.
#pragma once

#include <stdexcept>

namespace ctlpgn::pegc {

struct unproved : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace ctlpgn::pegc
