#include "record/late_tags.hpp"

#include "text/ascii.hpp"

namespace ctlpgn {

bool has_late_tags(const game& record) {
    const node first = record.main_line.first_ply;
    return first != no_node && !record.tags.empty() &&
           record.tags.back().where.begin > record.plies[first].begin;
}

bool goes_on_after_tags(std::string_view text) {
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::size_t begin = text.find_first_not_of(white_space, end);
        if (begin != std::string_view::npos && text[begin] != '[' &&
            text.find('\n', begin) != std::string_view::npos)
            return true;
    }
    return false;
}

} // namespace ctlpgn
