// The version of the library. The build reads it from here.
#pragma once

#define CTLPGN_VERSION_MAJOR 0
#define CTLPGN_VERSION_MINOR 1
#define CTLPGN_VERSION_PATCH 0
#define CTLPGN_VERSION_TEXT "0.1.0"

// For comparisons by the preprocessor: CTLPGN_VERSION_NUMBER >= CTLPGN_VERSION_OF(0, 2, 0).
#define CTLPGN_VERSION_OF(major, minor, patch) ((major)*1000000 + (minor)*1000 + (patch))
#define CTLPGN_VERSION_NUMBER                                                                                \
    CTLPGN_VERSION_OF(CTLPGN_VERSION_MAJOR, CTLPGN_VERSION_MINOR, CTLPGN_VERSION_PATCH)

#include "ctlpgn/export.hpp"

namespace ctlpgn {

// The version of the library that is linked or loaded, in the form of CTLPGN_VERSION_TEXT.
CTLPGN_EXPORT const char* version();

} // namespace ctlpgn
