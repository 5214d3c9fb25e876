#include "pictures/frame_motion.hpp"

#include <string_view>

namespace ctlpgn::pictures {

namespace {

constexpr std::size_t held = 3; // as long as so many others: the last one

std::string keyframes(std::string_view name, std::size_t shown, std::size_t all) {
    const std::string end = std::to_string(100.0 * static_cast<double>(shown) / static_cast<double>(all));
    return std::string("@keyframes ")
        .append(name)
        .append("{0%{visibility:visible}")
        .append(end)
        .append("%,to{visibility:hidden}}");
}

} // namespace

// A delay below zero means that an animation has begun before, so every frame is at its place at once.
std::string frame_motion(std::size_t count, std::uint32_t seconds) {
    const std::size_t all = count - 1 + held;
    std::string motion = keyframes("shown", 1, all) + keyframes("held", held, all);
    motion.append(".frame{visibility:hidden;animation:shown ")
        .append(std::to_string(all * seconds))
        .append("s step-end infinite}.last{visibility:visible;animation-name:held}");
    for (std::size_t i = 0; i != count; ++i)
        motion.append(".f")
            .append(std::to_string(i))
            .append("{animation-delay:-")
            .append(std::to_string((all - i) * seconds))
            .append("s}");
    return motion + "@media(prefers-reduced-motion:reduce){.frame{animation:none}}";
}

} // namespace ctlpgn::pictures
