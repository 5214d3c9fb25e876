// Pictures that change without a script.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace ctlpgn::pictures {

// Rules of a style sheet: of the elements with the classes "frame" and "f0", "f1" and so on, of which the
// last one is also "last", one is visible at a time, each for so many seconds, the last one for longer. It
// alone is visible where there is no motion.
std::string frame_motion(std::size_t count, std::uint32_t seconds);

} // namespace ctlpgn::pictures
