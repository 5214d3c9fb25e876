#include "lint/excerpts.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// More than any report shows of a line, and little enough to search for each of many findings.
constexpr std::size_t longest_context = 512;

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

} // namespace

source_excerpt excerpt_of_line(std::string_view line, std::size_t at) {
    source_excerpt result;
    std::size_t begin = at - std::min(at, longest_context);
    while (begin > 0 && begin < at && is_continuation(line[begin]))
        ++begin;
    std::size_t end = std::min(line.size(), at + longest_context);
    while (end < line.size() && end > at && is_continuation(line[end]))
        --end;
    result.text = line.substr(begin, end - begin);
    result.offset = at - begin;
    result.cut_before = begin > 0;
    result.cut_after = end < line.size();
    return result;
}

source_excerpt excerpt_around(std::string_view text, std::size_t at) {
    const std::size_t far_before = at - std::min(at, 2 * longest_context);
    const std::string_view window = text.substr(far_before, 4 * longest_context);
    const std::size_t in_window = at - far_before;
    const std::size_t newline = in_window == 0 ? std::string_view::npos : window.rfind('\n', in_window - 1);
    const std::size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
    std::size_t end = std::min(window.find('\n', in_window), window.size());
    if (end > in_window && window[end - 1] == '\r')
        --end;
    return excerpt_of_line(window.substr(begin, end - begin), in_window - begin);
}

} // namespace ctlpgn
