#include "cli/lint/lint_settings_text.hpp"

#include "emit/report/excerpt.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

// The fewest selectors that name these codes; others are included only if it makes no difference.
template <class Wanted, class Matters>
std::vector<std::string> selectors_of(Wanted is_wanted, Matters makes_difference) {
    std::map<std::string, std::size_t, std::less<>> others; // by the beginning of their codes
    std::size_t all_others = 0;
    for (const diagnostic_info& row : catalogue()) {
        const std::string text = code_text(row.id);
        const bool is_other = makes_difference(row) && !is_wanted(row);
        all_others += is_other ? 1U : 0U;
        for (std::size_t size = 1; is_other && size <= text.size(); ++size)
            ++others[text.substr(0, size)];
    }
    std::vector<std::string> selectors;
    for (const diagnostic_info& row : catalogue()) {
        if (!makes_difference(row) || !is_wanted(row))
            continue;
        if (all_others == 0)
            return {"ALL"};
        const std::string text = code_text(row.id);
        std::size_t size = 1;
        while (others.contains(text.substr(0, size)))
            ++size;
        if (std::string selector = text.substr(0, size);
            std::ranges::find(selectors, selector) == selectors.end())
            selectors.push_back(std::move(selector));
    }
    return selectors;
}

bool has_fix(const diagnostic_info& row) {
    return row.fix != fixable::never;
}

std::string list_of(const std::vector<std::string>& selectors) {
    std::string list;
    for (const std::string& each : selectors)
        list.append(list.empty() ? "\"" : ", \"").append(each).append("\"");
    return "[" + list + "]";
}

// As the codes that are selected or those that are ignored, whichever is shorter.
template <class Matters>
std::string selection_text(const lint_selection& selection, const char* chosen, const char* left_out,
                           Matters makes_difference) {
    const auto includes = [&selection](const diagnostic_info& row) { return selection.includes(row.id); };
    const std::vector<std::string> names = selectors_of(includes, makes_difference);
    const std::vector<std::string> others = selectors_of(std::not_fn(includes), makes_difference);
    return names.size() < others.size() ? chosen + (" = " + list_of(names))
                                        : left_out + (" = " + list_of(others));
}

// A notation without the requested profile uses its first.
std::string_view profile_in_force(const lint_job& job) {
    const notation* const chosen = job.file.written_in;
    const std::string& asked = job.settings.options.profile;
    if (chosen == nullptr || std::ranges::count(chosen->profiles, asked, &lint_profile::name) != 0)
        return asked;
    return chosen->profiles.empty() ? std::string_view() : chosen->profiles.front().name;
}

std::string changed_levels(const lint_selection& selection) {
    std::string list;
    for (const diagnostic_info& row : catalogue())
        if (selection.severity(row.id) != row.severity)
            list.append(list.empty() ? " " : ", ")
                .append(code_text(row.id))
                .append(" = \"")
                .append(level_text(selection.severity(row.id)))
                .append("\"");
    return "{" + list + " }";
}

// The codes whose fixes are declared to be safe or unsafe.
std::string declared_codes(const fix_safety& safety, bool safe) {
    const auto is_declared = [&safety, safe](const diagnostic_info& row) {
        return safety.declared(row.id) == std::optional(safe);
    };
    return list_of(selectors_of(is_declared, has_fix));
}

std::string_view truth(bool value) {
    return value ? "true" : "false";
}

} // namespace

std::string files_text(const lint_jobs& jobs) {
    std::string text;
    for (const lint_job& each : jobs.readable)
        text.append(emit::shown_text(each.name)).append("\n");
    return text;
}

std::string settings_text(const lint_jobs& jobs) {
    std::string text;
    for (const lint_job& each : jobs.readable) {
        const effective_settings& in_force = each.settings;
        const lint_selection& selection = in_force.options.selection;
        text.append("# ").append(emit::shown_text(each.name)).append("\n");
        for (const std::string& file : each.configurations)
            text.append("# configured by ").append(emit::shown_text(file)).append("\n");
        text.append("[lint]\nlevel = \"").append(name_of(in_force.options.checks)).append("\"\n");
        if (const std::string_view profile = profile_in_force(each); !profile.empty())
            text.append("profile = \"").append(profile).append("\"\n");
        const auto any = [](const diagnostic_info& /*row*/) { return true; };
        text.append(selection_text(selection, "select", "ignore", any))
            .append("\nseverity = ")
            .append(changed_levels(selection))
            .append("\n")
            .append(selection_text(in_force.fixable, "fixable", "unfixable", has_fix))
            .append("\nextend-safe-fixes = ")
            .append(declared_codes(in_force.options.safety, true))
            .append("\nextend-unsafe-fixes = ")
            .append(declared_codes(in_force.options.safety, false))
            .append("\nno-board = ")
            .append(truth(!in_force.options.board))
            .append("\nerror-on-warnings = ")
            .append(truth(in_force.error_on_warnings));
        if (in_force.max_diagnostics)
            text.append("\nmax-diagnostics = ").append(std::to_string(*in_force.max_diagnostics));
        text.append("\n\n");
    }
    return text;
}

} // namespace ctlpgn::cli
