#include "text/newlines.hpp"

#include <algorithm>

namespace ctlpgn {

std::uint32_t count_newlines(std::string_view text) {
    // So few bytes at once that a byte can count them: that way compilers look at many in one instruction. Of
    // full blocks of these nothing is left over.
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
