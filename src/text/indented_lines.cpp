#include "text/indented_lines.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn {

bool has_indented_line(std::string_view text) {
    constexpr std::string_view line_ends = "\r\n";
    if (text.find('\n') == std::string_view::npos && text.find('\r') == std::string_view::npos)
        return false;
    for (std::size_t end = text.find_first_of(line_ends); end != std::string_view::npos;) {
        const std::size_t begin = std::min(text.find_first_not_of(line_ends, end), text.size());
        end = text.find_first_of(line_ends, begin);
        const std::size_t indentation = text.substr(begin, end - begin).find_first_not_of(" \t");
        if (indentation != 0 && indentation != std::string_view::npos)
            return true;
    }
    return false;
}

} // namespace ctlpgn
