// What writes items of JSON is part of its caller, which is quick; compiled for size it is a function.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define CTLPGN_INLINED
#else
#define CTLPGN_INLINED [[gnu::always_inline]]
#endif

namespace ctlpgn {

// Whether a second way to write the same is left out, though it is quicker where it can be taken.
#ifdef __OPTIMIZE_SIZE__
inline constexpr bool compiled_for_size = true;
#else
inline constexpr bool compiled_for_size = false;
#endif

} // namespace ctlpgn
