#include "lint/rules/consequences.hpp"

#include "lint/rules/drop_findings.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

node ply_about(const game& record, const finding& asked) {
    return asked.at_ply != no_node ? asked.at_ply : ply_around(record, asked.where.begin);
}

// Moves the ends of parts, which are sorted by their beginnings, to the ends of the variations around them.
void end_with_lines(const game& record, std::vector<span>& parts) {
    std::vector<std::uint32_t> open; // where the variations around a part end
    auto next = record.variations.begin();
    for (span& each : parts) {
        for (; next != record.variations.end() && next->where.begin < each.begin; ++next) {
            while (!open.empty() && open.back() <= next->where.begin)
                open.pop_back();
            open.push_back(next->where.end);
        }
        while (!open.empty() && open.back() <= each.begin)
            open.pop_back();
        each.end = open.empty() ? end_of_any_game : open.back();
    }
}

// A row and the parts of the game that it spoils, in bytes, or in plies.
class spoiled_parts {
  public:
    spoiled_parts(const game& record, const consequence& row, const std::vector<finding>& findings)
        : record_(&record), row_(&row) {
        for (const finding& each : findings)
            if (each.id == row.cause)
                add(each);
        sort_stably(parts_, {}, &span::begin);
        if (row.where == spoiled::line)
            end_with_lines(record, parts_);
        std::uint32_t end = 0;
        for (span& each : parts_)
            each.end = end = std::max(end, each.end); // of all that begin before it, too
    }

    [[nodiscard]] bool is_empty() const { return parts_.empty(); }

    [[nodiscard]] bool hold(const finding& asked) const {
        if (asked.id < row_->first || asked.id > row_->last || asked.id == row_->cause)
            return false;
        const std::uint32_t at = row_->where == spoiled::ply ? ply_about(*record_, asked) : asked.where.begin;
        const auto after = std::ranges::upper_bound(parts_, at, {}, &span::begin);
        return after != parts_.begin() && at < std::prev(after)->end;
    }

  private:
    void add(const finding& cause) {
        const span part = part_of(cause);
        if (!part.empty())
            parts_.push_back(part);
    }

    [[nodiscard]] span part_of(const finding& cause) const {
        const std::uint32_t begin = cause.where.begin;
        switch (row_->where) {
        case spoiled::here: return {begin, begin + 1};
        case spoiled::ply: {
            const node about = ply_about(*record_, cause);
            return about == no_node ? span() : span{about, about + 1};
        }
        case spoiled::inside: return cause.where;
        case spoiled::line: return {begin, end_of_any_game};
        case spoiled::later: return {begin + 1, end_of_any_game};
        case spoiled::earlier: return {0, begin};
        case spoiled::game: return whole_game;
        case spoiled::part: return row_->part(*record_, cause);
        }
        return {};
    }

    const game* record_;
    const consequence* row_;
    std::vector<span> parts_;
};

} // namespace

void drop_spoiled(const game& record, std::span<const consequence> rows, std::vector<finding>& findings) {
    if (findings.size() < 2)
        return;
    std::vector<spoiled_parts> all;
    for (const consequence& row : rows) {
        spoiled_parts parts(record, row, findings);
        if (!parts.is_empty())
            all.push_back(std::move(parts));
    }
    if (!all.empty())
        drop_findings(findings, [&all](const finding& asked) {
            return std::ranges::any_of(all, [&asked](const spoiled_parts& each) { return each.hold(asked); });
        });
}

} // namespace ctlpgn
