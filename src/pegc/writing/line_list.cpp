#include "pegc/writing/line_list.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

line_list::line_list(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::size_t first = text.find_first_not_of(" \t\r\n", at);
        const kind what = first >= end                           ? kind::blank
                          : text.substr(first).starts_with("#~") ? kind::dropped
                          : text[first] == '#'                   ? kind::remark
                                                                 : kind::kept;
        lines_.push_back({at, end, what});
        at = end;
    }
}

void line_list::mark(std::size_t begin, std::size_t end, kind k) {
    for (line& l : lines_)
        if (l.begin < end && begin < l.end)
            l.what = k;
}

void line_list::drop_remarks() {
    std::vector<std::size_t> gone;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!is(i, kind::remark) || (i > 0 && is(i - 1, kind::remark)))
            continue;
        std::size_t below = i;
        while (is(below, kind::remark))
            ++below;
        if (is(below, kind::blank) ? nothing_left_in_section(below) : nothing_left_in_block(below))
            for (std::size_t k = i; k < below; ++k)
                gone.push_back(k);
    }
    for (const std::size_t k : gone)
        lines_[k].what = kind::dropped;
}

bool line_list::nothing_left_in_block(std::size_t begin) const {
    const std::size_t first = begin;
    while (is(begin, kind::dropped))
        ++begin;
    return begin != first && !is(begin, kind::kept);
}

bool line_list::nothing_left_in_section(std::size_t begin) const {
    bool dropped = false;
    for (; begin < lines_.size() && !is(begin, kind::kept); ++begin) {
        dropped = dropped || is(begin, kind::dropped);
        if (is(begin, kind::remark) && is(begin - 1, kind::blank) && is(begin + 1, kind::blank))
            break;
    }
    return dropped && !is(begin, kind::kept);
}

} // namespace ctlpgn::pegc
