#include "cli/options/exclusions.hpp"

#include "ctlpgn/errors.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace ctlpgn::cli {

void exclude(const std::vector<CLI::Option*>& these, const std::vector<CLI::Option*>& those) {
    for (CLI::Option* const each : these)
        for (CLI::Option* const other : those)
            each->excludes(other);
}

void refuse_given(const std::vector<const CLI::Option*>& options, const std::string& why) {
    for (const CLI::Option* const each : options)
        if (each->count() != 0)
            throw setting_error(each->get_name() + " " + why);
}

void refuse_group(const CLI::App& command, const std::string& group, const std::string& why) {
    refuse_given(
        command.get_options([&group](const CLI::Option* each) { return each->get_group() == group; }), why);
}

} // namespace ctlpgn::cli
