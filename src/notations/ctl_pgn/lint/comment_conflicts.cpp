// Two versions of a comment that git could not merge: its lines between them are text of the comment.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// The first line that names one of the versions; a line of equal signs alone may be an ornament.
span find_marker(const game& record, const comment& asked) {
    constexpr std::array<std::string_view, 2> markers{"\n<<<<<<< ", "\n>>>>>>> "};
    const std::string_view text = record.raw(asked.where);
    std::size_t first = std::string_view::npos;
    for (const std::string_view each : markers)
        first = std::min(first, text.find(each));
    if (first == std::string_view::npos)
        return {};
    const std::size_t end = std::min(text.find_first_of("\r\n}", first + 1), text.size());
    return {static_cast<std::uint32_t>(asked.where.begin + first + 1),
            static_cast<std::uint32_t>(asked.where.begin + end)};
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
