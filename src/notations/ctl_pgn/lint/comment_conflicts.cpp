// A merge conflict inside a comment: the lines that git puts around the two versions are text of the comment.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// The first line that names a version; a line of equal signs alone may be an ornament.
span find_marker(const game& record, const comment& asked) {
    const std::string_view text = record.raw(asked.where);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        const std::string_view line = text.substr(at + 1);
        if (!line.starts_with("<<<<<<< ") && !line.starts_with(">>>>>>> "))
            continue;
        const auto begin = static_cast<std::uint32_t>(asked.where.begin + at + 1);
        return {begin,
                begin + static_cast<std::uint32_t>(std::min(line.find_first_of("\r\n}"), line.size()))};
    }
    return {};
}

} // namespace

void check_comment_conflicts(check_context& context) {
    span last;
    for (const comment& each : context.read.comments) {
        if (each.where == last)
            continue;
        last = each.where;
        if (const span where = find_marker(context.read, each); !where.empty())
            context.report(codes::conflict_in_comment, where);
    }
}

} // namespace ctlpgn::ctl_pgn
