#include "lint/rules/faulty_lines.hpp"

#include "ctlpgn/catalogue.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn {

std::string faulty_lines(std::string_view text, const std::vector<finding>& findings) {
    std::vector<std::size_t> places;
    for (const finding& each : findings)
        if (describe(each.id).severity != level::note)
            places.push_back(std::min<std::size_t>(each.where.begin, text.size() - 1));
    std::ranges::sort(places);
    const auto line_begin = [text](std::size_t at) { return text.substr(0, at).rfind('\n') + 1; };
    const auto line_end = [text](std::size_t at) {
        return std::min(text.find('\n', at), text.size() - 1) + 1;
    };
    std::size_t taken = line_end(0); // up to here
    std::string lines(text.substr(0, taken));
    std::size_t own_line = 0; // where the line of the last fault ends
    for (const std::size_t place : places) {
        if (place < own_line)
            continue;
        const std::size_t begin = line_begin(place);
        own_line = line_end(place);
        const std::size_t first = std::max(taken, begin == 0 ? 0 : line_begin(begin - 1));
        taken = own_line == text.size() ? own_line : line_end(own_line);
        lines += text.substr(first, taken - first);
    }
    return lines;
}

} // namespace ctlpgn
