#include "text/newlines.hpp"

#include <algorithm>

namespace ctlpgn {

std::uint32_t count_newlines(std::string_view text) {
    // Few enough bytes that a byte can count them: compilers turn that into vector instructions. Full blocks
    // of this size leave no remainder.
    constexpr std::size_t few = 240;
    std::uint32_t count = 0;
    for (; !text.empty(); text.remove_prefix(std::min(few, text.size()))) {
        std::uint8_t among_few = 0;
        for (const char each : text.substr(0, few))
            among_few = static_cast<std::uint8_t>(among_few + (each == '\n' ? 1U : 0U));
        count += among_few;
    }
    return count;
}

} // namespace ctlpgn
