#include "server/documents/changes.hpp"

#include "emit/report/line_edits.hpp"
#include "server/documents/places.hpp"

#include <string>
#include <vector>

namespace ctlpgn::server {

void add_line_changes(const session& current, const document& opened, std::size_t begin,
                      std::string_view before, std::string_view after, json& edits) {
    if (before == after)
        return;
    const std::vector<std::string_view> older = emit::split_lines(before);
    const std::vector<std::string_view> newer = emit::split_lines(after);
    std::size_t at = begin; // of the older line that comes next
    std::size_t first = begin;
    std::string added;
    auto old_line = older.begin();
    auto new_line = newer.begin();
    const auto close = [&] {
        if (first != at || !added.empty())
            edits.push_back(edit_of(current, opened, first, at, added));
        added.clear();
    };
    for (const emit::line_edit each : emit::find_line_edits(older, newer)) {
        switch (each) {
        case emit::line_edit::keep:
            close();
            at += old_line->size();
            first = at;
            ++old_line;
            ++new_line;
            break;
        case emit::line_edit::remove: at += (old_line++)->size(); break;
        case emit::line_edit::add: added += *new_line++; break;
        }
    }
    close();
}

} // namespace ctlpgn::server
