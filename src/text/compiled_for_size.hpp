// Whether bytes count for more than time, as they do in the module for JavaScript.
#pragma once

namespace ctlpgn {

// Then a second way to do the same is left out, though it is quicker where it can be taken.
#ifdef __OPTIMIZE_SIZE__
inline constexpr bool compiled_for_size = true;
#else
inline constexpr bool compiled_for_size = false;
#endif

} // namespace ctlpgn
