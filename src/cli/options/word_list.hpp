// Words that help texts name one after the other.
#pragma once

#include <string>
#include <vector>

namespace ctlpgn::cli {

// "one, two, three"
inline std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& each : words)
        list.append(list.empty() ? "" : ", ").append(each);
    return list;
}

} // namespace ctlpgn::cli
