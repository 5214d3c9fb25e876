// A text as messages quote it.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

inline std::string in_quotes(std::string_view text) {
    return std::string("\"").append(text).append("\"");
}

} // namespace ctlpgn
