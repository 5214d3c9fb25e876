#include "repair/report.hpp"

#include "ctlpgn/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace ctlpgn::repair {

namespace {

bool overlap(span one, span other) {
    return one.begin < other.end && other.begin < one.end;
}

// An empty span is a place between characters.
bool touches(span found, span damaged) {
    return found.empty() ? found.begin >= damaged.begin && found.begin <= damaged.end
                         : overlap(found, damaged);
}

bool is_left_out(const repaired_line& line, span asked) {
    const auto next =
        std::ranges::upper_bound(line.left_out, asked.begin, {}, [](span each) { return each.begin; });
    return next != line.left_out.begin() && std::prev(next)->end > asked.begin;
}

bool is_error(const finding& asked) {
    return describe(asked.id).severity == level::error;
}

void name_candidates(const damaged_place& damaged, finding& fault) {
    std::string both = damaged.meant;
    if (!damaged.second.empty())
        both.append(" or ").append(damaged.second);
    fault.related.push_back({fault.where, both + " may be meant"});
}

void add_remedy(const damaged_place& damaged, finding& fault) {
    if (damaged.how_sure == verdict::doubtful || damaged.edits.empty()) {
        if (!damaged.meant.empty())
            name_candidates(damaged, fault);
        fault.remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
        return;
    }
    fault.remedy = fix{.edits = damaged.edits,
                       .safe = damaged.how_sure == verdict::safe,
                       .title = damaged.meant.empty() ? "remove it" : "write " + damaged.meant,
                       .proven = true};
}

} // namespace

const damaged_place* damage_at(std::span<const damaged_place> damages, span found) {
    // The first that ends at or after it.
    const auto first = std::ranges::lower_bound(
        damages, found.begin, {}, [](const damaged_place& each) { return each.fault.where.end; });
    return first != damages.end() && touches(found, first->fault.where) ? &*first : nullptr;
}

void report(repaired_line line, std::vector<finding>& findings) {
    std::vector<finding> kept;
    std::vector<std::optional<finding>> known(line.damages.size()); // at each damaged place
    for (finding& each : findings) {
        const bool is_inside = each.where.begin >= line.where.begin && each.where.begin < line.where.end &&
                               !is_left_out(line, each.where);
        const damaged_place* const damaged = is_inside ? damage_at(line.damages, each.where) : nullptr;
        if (damaged == nullptr) {
            if (!is_inside || !line.may_be_consequence(each))
                kept.push_back(std::move(each));
            continue;
        }
        // Less than an error is a misreading of what is damaged, unless a ply is missing.
        std::optional<finding>& first = known[static_cast<std::size_t>(damaged - line.damages.data())];
        const bool is_missing = !damaged->edits.empty() && damaged->edits.front().where.empty();
        if ((is_error(each) || is_missing) && !first)
            first = std::move(each);
    }
    for (std::size_t i = 0; i != line.damages.size(); ++i) {
        finding fault = std::move(known[i] ? *known[i] : line.damages[i].fault);
        add_remedy(line.damages[i], fault);
        kept.push_back(std::move(fault));
    }
    findings = std::move(kept);
}

} // namespace ctlpgn::repair
