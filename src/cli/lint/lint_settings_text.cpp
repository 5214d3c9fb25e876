#include "cli/lint/lint_settings_text.hpp"

#include "emit/report/excerpt.hpp"

#include <string_view>

namespace ctlpgn::cli {

namespace {

template <class Wanted> std::string list_of_codes(Wanted is_wanted) {
    std::string list;
    for (const diagnostic_info& row : catalogue())
        if (is_wanted(row))
            list.append(list.empty() ? "\"" : ", \"").append(code_text(row.id)).append("\"");
    return "[" + list + "]";
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
        if (!in_force.options.profile.empty())
            text.append("profile = \"").append(in_force.options.profile).append("\"\n");
        text.append("ignore = ")
            .append(list_of_codes([&](const diagnostic_info& row) { return !selection.includes(row.id); }))
            .append("\nseverity = ")
            .append(changed_levels(selection))
            .append("\nunfixable = ")
            .append(list_of_codes([&](const diagnostic_info& row) {
                return row.fix != fixable::never && !in_force.fixable.includes(row.id);
            }))
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
