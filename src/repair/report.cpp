#include "repair/report.hpp"

#include "ctlpgn/catalogue.hpp"
#include "text/ascii.hpp"

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

bool is_error(const finding& asked) {
    return describe(asked.id).severity == level::error;
}

// Of plies that may be meant.
constexpr std::size_t most_named = 4;

// Nf6, Nd7 or Ne7
std::string listed(std::span<const std::string> names) {
    std::string all;
    for (std::size_t i = 0; i != std::min(names.size(), most_named); ++i)
        all.append(i == 0 ? "" : i + 1 == names.size() ? " or " : ", ").append(names[i]);
    return all + (names.size() > most_named ? " or another may be meant" : " may be meant");
}

// The edits of a place for the likeliest ply, with one that may be meant as well.
fix choice_of(std::vector<text_edit> edits, const std::string& likeliest, const std::string& other) {
    for (text_edit& each : edits)
        if (const std::size_t at = each.text.find(likeliest); at != std::string::npos)
            each.text.replace(at, likeliest.size(), other);
    return fix{.edits = std::move(edits), .safe = false, .title = "write " + other};
}

void name_candidates(const damaged_place& damaged, finding& fault) {
    std::vector<std::string> names{damaged.meant};
    names.insert(names.end(), damaged.others.begin(), damaged.others.end());
    fault.related.push_back({fault.where, listed(names)});
    if (damaged.edits.empty())
        return;
    names.resize(std::min(names.size(), most_named));
    for (const std::string& each : names)
        fault.choices.push_back(choice_of(damaged.edits, damaged.meant, each));
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

void name_candidates(span where, std::span<const std::string> names, finding& fault) {
    fault.related.push_back({fault.where, listed(names)});
    for (const std::string& each : names.first(std::min(names.size(), most_named)))
        fault.choices.push_back({.edits = {{where, each}}, .safe = false, .title = "write " + each});
}

const damaged_place* damage_at(std::span<const damaged_place> damages, span found) {
    // The first that ends at or after it.
    const auto first = std::ranges::lower_bound(damages, found.begin, {},
                                                [](const damaged_place& each) { return each.where.end; });
    return first != damages.end() && touches(found, first->where) ? &*first : nullptr;
}

const damaged_place* damage_after(std::span<const damaged_place> damages, span found, std::string_view text) {
    const auto next = std::ranges::lower_bound(damages, found.end, {},
                                               [](const damaged_place& each) { return each.where.begin; });
    if (next == damages.end())
        return nullptr;
    const std::string_view between = text.substr(found.end, next->where.begin - found.end);
    return between.find_first_not_of(white_space) == std::string_view::npos ? &*next : nullptr;
}

void report(std::vector<repaired_line>& lines, const lines_of_findings& in_line, std::string_view text,
            const finding_roles& roles, std::vector<finding>& findings) {
    std::vector<finding> kept;
    std::vector<std::vector<std::optional<finding>>> known; // at each damaged place of each line
    for (const repaired_line& each : lines)
        known.emplace_back(each.damages.size());
    for (std::size_t i = 0; i != findings.size(); ++i) {
        finding& each = findings[i];
        const repaired_line* const line = in_line[i];
        const bool is_said_before = roles.is_said_before(each);
        const damaged_place* damaged =
            line != nullptr && is_said_before ? damage_after(line->damages, each.where, text) : nullptr;
        if (damaged == nullptr && (line == nullptr || each.where.begin < line->where.begin ||
                                   each.where.begin >= line->where.end)) {
            kept.push_back(std::move(each));
            continue;
        }
        if (damaged == nullptr)
            damaged = damage_at(line->damages, each.where);
        if (damaged == nullptr) {
            if (!roles.may_be_consequence(each))
                kept.push_back(std::move(each));
            continue;
        }
        // Less than an error is a misreading of what is damaged, unless a ply is missing.
        std::optional<finding>& first = known[static_cast<std::size_t>(line - lines.data())]
                                             [static_cast<std::size_t>(damaged - line->damages.data())];
        const bool is_missing = !damaged->edits.empty() && damaged->edits.front().where.empty();
        if (is_said_before && !is_missing)
            continue; // nothing is missing, but damaged
        if ((is_error(each) || is_missing) && !first)
            first = std::move(each);
    }
    for (std::size_t line = 0; line != lines.size(); ++line)
        for (std::size_t i = 0; i != lines[line].damages.size(); ++i) {
            damaged_place& damaged = lines[line].damages[i];
            finding fault = std::move(known[line][i] ? *known[line][i] : damaged.fault);
            add_remedy(damaged, fault);
            kept.push_back(std::move(fault));
        }
    findings = std::move(kept);
}

} // namespace ctlpgn::repair
