#include "cli/lint/lint_diff.hpp"

#include "cli/commands.hpp"
#include "cli/lint/lint_output.hpp"
#include "cli/output/output.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/encoding_report.hpp"

#include <algorithm>
#include <cstdio>

namespace ctlpgn::cli {

int run_lint_diff(const lint_command_options& options, run_configurations& configurations) {
    const lint_jobs jobs = find_lint_jobs(options.inputs, configurations);
    check_output(options, jobs);
    output stream(options.output_path);
    fix_list fixable;
    bool failed_any = false;
    bool differs = false;
    const auto fail = [&failed_any](const std::string& why) {
        failed_any = true;
        complain(why);
    };
    for (const unreadable_path& each : jobs.unreadable)
        fail(each.why);
    for (const lint_job& each : jobs.readable) {
        try {
            check_can_be_changed(each.file);
        } catch (const output_error& error) {
            fail(error.what());
            continue;
        }
        try {
            fixing_options wanted = options.fixes.what;
            wanted.fixable = &each.settings.fixable;
            const fixing_summary summary = diff_of(each, wanted, [&](std::string_view bytes) {
                if (!options.quiet)
                    stream.write(bytes);
            });
            fixable.add(each.name, summary);
            const auto is_of_encoding = [](const auto& fixed) { return is_about_encoding(fixed.first); };
            if (!options.quiet && std::ranges::any_of(summary.fixed, is_of_encoding))
                complain(each.name, would_be_converted);
            differs = differs || summary.changed;
        } catch (const input_error& error) {
            fail(error.what());
        }
    }
    stream.commit();
    if (options.fixes.show)
        std::fputs(fixable.text("Would fix").c_str(), stderr);
    if (failed_any)
        return failed;
    return differs && !options.exit_zero ? found : clean;
}

} // namespace ctlpgn::cli
