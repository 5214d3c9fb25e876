// Text between two signs: a comment between braces, a value in quotation marks.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

inline std::string enclosed(char opening, std::string_view text, char closing) {
    std::string result(1, opening);
    result.append(text).push_back(closing);
    return result;
}

} // namespace ctlpgn
