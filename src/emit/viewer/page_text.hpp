// JSON inside an element of a page.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// In JSON this character occurs only in strings. Once it is escaped, nothing can end the element that holds
// the data.
inline void append_for_page(std::string& to, std::string_view json) {
    for (std::size_t at = json.find('<'); at != std::string_view::npos; at = json.find('<')) {
        to.append(json.substr(0, at)).append("\\u003c");
        json.remove_prefix(at + 1);
    }
    to += json;
}

} // namespace ctlpgn::emit
