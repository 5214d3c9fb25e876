// Functions that write items of JSON are inlined into their callers for speed, unless the build is optimised
// for size.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define CTLPGN_INLINED
#else
#define CTLPGN_INLINED [[gnu::always_inline]]
#endif
