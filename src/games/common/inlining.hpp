// What plays most plies is part of its caller, which is quick; compiled for size it is a function.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define CTLPGN_PART_OF_CALLER
#else
#define CTLPGN_PART_OF_CALLER [[gnu::always_inline]]
#endif
