// Whether size matters more than time, as in the module for JavaScript.
#pragma once

namespace ctlpgn {

// If so, a second way to do the same is left out, even where it would be faster.
#ifdef __OPTIMIZE_SIZE__
inline constexpr bool compiled_for_size = true;
#else
inline constexpr bool compiled_for_size = false;
#endif

} // namespace ctlpgn
