#include "record/late_tags.hpp"

#include "text/ascii.hpp"

namespace ctlpgn {

namespace {

// Whether tags were read after the moves.
bool has_late_tags(const game& record) {
    const node first = record.main_line.first_ply;
    return first != no_node && !record.tags.empty() &&
           record.tags.back().where.begin > record.plies[first].begin;
}

// Whether the text goes on, after the tags at its beginning, with a complete line that is not a tag.
bool goes_on_after_tags(std::string_view text) {
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::size_t begin = text.find_first_not_of(white_space, end);
        if (begin != std::string_view::npos && text[begin] != '[' &&
            text.find('\n', begin) != std::string_view::npos)
            return true;
    }
    return false;
}

} // namespace

bool is_settled_before_tags(std::string_view rest, const game& record, std::string_view first_tag) {
    const std::string_view next = trimmed(rest);
    if (next.empty() && has_late_tags(record))
        return false;
    const bool may_be_own = next.starts_with('[') && (record.tags.empty() || !next.starts_with(first_tag));
    return may_be_own ? goes_on_after_tags(rest) : rest.find('\n') != std::string_view::npos;
}

} // namespace ctlpgn
