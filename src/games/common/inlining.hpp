// Functions that play most plies are inlined into their callers for speed, unless the build is optimised for
// size.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define CTLPGN_PART_OF_CALLER
#else
#define CTLPGN_PART_OF_CALLER [[gnu::always_inline]]
#endif
