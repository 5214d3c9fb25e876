#include "cli/games/game_repair.hpp"

#include "cli/output/say.hpp"
#include "lint/rules/dependence.hpp"
#include "text/counted.hpp"
#include "tree/reference_targets.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::cli {

namespace {

bool is_about_reference(const finding& each) {
    return each.id >= code::dangling_reference && each.id <= code::reference_without_ply;
}

template <class Test>
std::size_t count_findings(const game& record, const notation& chosen, const limits& bounds,
                           const Test& is_counted) {
    std::vector<finding> findings;
    chosen.check(record, check_level::coherent, bounds, findings, nullptr);
    return static_cast<std::size_t>(std::ranges::count_if(findings, is_counted));
}

std::string list_of(const fixing_summary& summary) {
    std::string list;
    for (const auto& [id, count] : summary.fixed) {
        list.append(list.empty() ? "" : ", ");
        if (count != 1)
            list.append(std::to_string(count)).append(" × ");
        list.append(code_text(id)).append(" ").append(describe(id).name);
    }
    return list;
}

std::string name_of(const game& record) {
    return "game " + std::to_string(record.index);
}

} // namespace

std::size_t count_contradictions(const game& record, const notation& chosen, const limits& bounds,
                                 node last) {
    return count_findings(record, chosen, bounds, [last](const finding& each) {
        return is_contradiction(each) && (last == no_node || each.at_ply == no_node || each.at_ply <= last);
    });
}

void report_repairs(const std::string& file, const game& record, const fixing_summary& seen) {
    complain(file, name_of(record) + " is written with these faults fixed: " + list_of(seen));
}

void report_added_result(const std::string& file, const game& record) {
    fixing_summary added;
    added.fixed[code::missing_result] = 1;
    report_repairs(file, record, added);
}

void report_unexpressed(const std::string& file, std::uint64_t number, std::span<const code> about) {
    if (about.empty())
        return;
    std::string list;
    for (const code each : about)
        list.append(list.empty() ? "" : ", ").append(code_text(each)).append(" ").append(describe(each).name);
    complain(file,
             "game " + std::to_string(number) + ": the JSON may lack text that this was about: " + list);
}

void report_silent_faults(const std::string& file, const json_game& game, const limits& bounds) {
    std::vector<finding> findings;
    game.written_in->check(*game.read, check_level::coherent, bounds, findings, nullptr);
    std::string list;
    std::vector<code> listed;
    for (const finding& each : findings) {
        const bool is_reported =
            std::ranges::count(game.reported, each.id) + std::ranges::count(listed, each.id) != 0;
        if (is_reported || is_contradiction(each) || is_about_reference(each) ||
            describe(each.id).severity == level::note)
            continue;
        listed.push_back(each.id);
        list.append(list.empty() ? "" : ", ")
            .append(code_text(each.id))
            .append(" ")
            .append(describe(each.id).name);
    }
    if (!list.empty())
        complain(file, "game " + std::to_string(game.number) + " is written with faults that its JSON has: " +
                           list + "; 'ctlpgn lint' shows more");
}

void report_lost_references(const std::string& file, const game& record, const game& written,
                            const notation& chosen, const limits& bounds) {
    if (!has_targets(record))
        return;
    const std::size_t before = count_findings(record, chosen, bounds, is_about_reference);
    const std::size_t after = count_findings(written, chosen, bounds, is_about_reference);
    if (after > before)
        complain(file, name_of(record) + ": " +
                           counted(after - before, "reference leads", "references lead") +
                           " to what is left out");
}

} // namespace ctlpgn::cli
