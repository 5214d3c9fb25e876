#include "lint/rules/conflict_markers.hpp"

#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn {

bool is_conflict_marker(std::string_view text) {
    constexpr std::string_view markers[] = {"<<<<<<<", "=======", ">>>>>>>", "|||||||"};
    const std::size_t length = markers[0].size(); // a longer line of signs is an ornament
    const bool ends =
        text.size() == length ||
        (text.size() > length && (is_blank(text[length]) || text[length] == '\r' || text[length] == '\n'));
    return ends && std::ranges::find(markers, text.substr(0, length)) != std::end(markers);
}

// Even if only the first of its signs is reported.
bool is_about_conflict(const game& record, span where) {
    constexpr std::size_t looked_at = 8;
    const std::string_view text = record.text;
    return is_conflict_marker(record.raw(where)) || ((where.begin == 0 || text[where.begin - 1] == '\n') &&
                                                     is_conflict_marker(text.substr(where.begin, looked_at)));
}

const finding* first_conflict(const game& record, const std::vector<finding>& findings) {
    const finding* first = nullptr;
    for (const finding& each : findings)
        if (is_about_conflict(record, each.where) &&
            (first == nullptr || each.where.begin < first->where.begin))
            first = &each;
    return first;
}

void keep_first_conflict(const game& record, std::vector<finding>& findings) {
    const finding* const first = first_conflict(record, findings);
    if (first == nullptr)
        return;
    const code id = first->id;
    const std::uint32_t begin = first->where.begin;
    // In a game that begins between two such lines they also separate what comes before the first one.
    const bool opens = record.text[begin] == '<';
    drop_findings(findings, [&](const finding& each) {
        const bool is_reported = each.where.begin == begin && each.id == id;
        return !is_reported && (!opens || each.where.begin >= begin);
    });
}

} // namespace ctlpgn
