// Text that mail, version control, spreadsheets or people put before and after tags, line by line.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

bool is_beside_tag(const game& record, span where) {
    return (where.end < record.text.size() && record.text[where.end] == '[') ||
           (where.begin != 0 && record.text[where.begin - 1] == ']');
}

void keep_first_beside_tags(const game& record, std::vector<finding>& findings) {
    const auto is_prefix = [&record](const finding& each) {
        return each.id == codes::unreadable_line && is_beside_tag(record, each.where);
    };
    const auto first = std::ranges::find_if(findings, is_prefix);
    if (first == findings.end())
        return;
    for (auto each = first + 1; each != findings.end(); ++each)
        if (is_prefix(*each))
            first->related.push_back({each->where, "there is something here, too"});
    findings.erase(std::remove_if(first + 1, findings.end(), is_prefix), findings.end());
}

} // namespace ctlpgn::pgn
