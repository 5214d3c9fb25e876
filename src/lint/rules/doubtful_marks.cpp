#include "lint/rules/doubtful_marks.hpp"

#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "tree/lines.hpp"

#include <algorithm>

namespace ctlpgn {

void drop_doubtful_marks(const game& record, std::vector<finding>& findings,
                         std::initializer_list<code> marks) {
    const auto is_of_mark = [marks](const finding& each) {
        return each.at_ply != no_node && std::ranges::find(marks, each.id) != marks.end();
    };
    if (std::ranges::none_of(findings, is_wrong_ply) || std::ranges::none_of(findings, is_of_mark))
        return;
    const game_lines lines(record);
    std::vector<node> last_wrong(lines.count(), 0); // by line
    for (const finding& each : findings)
        if (is_wrong_ply(each))
            last_wrong[lines.line_of(each.at_ply)] =
                std::max(last_wrong[lines.line_of(each.at_ply)], each.at_ply);
    drop_findings(findings, [&](const finding& each) {
        return is_of_mark(each) && each.at_ply < last_wrong[lines.line_of(each.at_ply)];
    });
}

} // namespace ctlpgn
