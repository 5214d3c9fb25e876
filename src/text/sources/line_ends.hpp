// Lines of a text as they are decoded: ended by either half of CR LF, whatever comes next.
#pragma once

#include <cstddef>
#include <string_view>

namespace ctlpgn {

// The end of the first line of a text that is not empty, including its line end. A line that is longer than
// most texts is cut, so that no more of it has to be kept.
std::size_t end_of_line(std::string_view text);

template <class Visitor> void each_line(std::string_view text, Visitor&& visit) {
    while (!text.empty()) {
        const std::size_t end = end_of_line(text);
        visit(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace ctlpgn
