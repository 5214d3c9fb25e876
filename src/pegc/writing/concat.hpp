#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {

inline std::string concat(std::initializer_list<std::string_view> parts) {
    std::string result;
    for (const std::string_view part : parts)
        result += part;
    return result;
}

} // namespace ctlpgn::pegc
