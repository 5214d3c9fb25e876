// A number and what it counts: "1 game", "2 games".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn {

// `several` where it is more than `one` and an s.
inline std::string counted(std::uint64_t count, std::string_view one, std::string_view several = {}) {
    std::string result = std::to_string(count).append(" ");
    if (count == 1)
        return result.append(one);
    return several.empty() ? result.append(one).append("s") : result.append(several);
}

} // namespace ctlpgn
