// Comments that the reading has ended where the game continues. By the text alone they end at the next
// closing brace, so this is not a fault of syntax.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

void report_open_comments(const game& record, std::vector<finding>& findings) {
    for (const comment& each : record.comments) {
        if (record.text[each.where.end - 1] == '}' || record.text[each.where.begin] != '{')
            continue;
        const span brace{each.where.begin, each.where.begin + 1};
        const bool is_reported = std::ranges::any_of(findings, [brace](const finding& found) {
            return found.id == codes::unclosed_comment && found.where == brace;
        });
        if (is_reported)
            continue;
        finding& added = findings.emplace_back();
        added.id = codes::swallowed_moves;
        added.where = brace;
    }
}

} // namespace ctlpgn::pgn
