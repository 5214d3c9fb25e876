// What writes items of JSON is part of its caller, which is quick; compiled for size it is a function.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define CTLPGN_INLINED
#else
#define CTLPGN_INLINED [[gnu::always_inline]]
#endif
