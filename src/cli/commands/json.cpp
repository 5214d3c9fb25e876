#include "cli/commands.hpp"
#include "cli/games/json_run.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/output/split_output.hpp"

namespace ctlpgn::cli {

void add_json(CLI::App* command, int& status) {
    auto options = std::make_shared<json_run_options>();
    command->footer(
        "Errors are reported on standard error and in the JSON, and the rest of the file is converted all\n"
        "the same. JSON is read, too, and completed with all derived data. docs/json.md describes the "
        "format.\n"
        "\n"
        "  ctlpgn json game.ctl-pgn -o game.json\n"
        "  ctlpgn json --lines games/ | jq -c '[.tags[0].value, .result]'\n"
        "  ctlpgn json --where 'result = 1-0 and plies < 40' games/\n"
        "  ctlpgn json - < game.ctl-pgn");
    add_files(*command, options->files);
    add_output_option(*command, options->output_path, "JSON", split_help);
    add_json_flags(*command, options->shape);
    add_check_flags(*command, *options);
    command->add_flag("--repair", options->repair,
                      "read damaged moves as 'lint --fix --unsafe-fixes' fixes them, and mark them");
    command->add_flag("-q,--quiet", options->quiet, "do not print diagnostics");
    add_byte_range_option(*command, options->bytes);
    add_selection_options(*command, options->selection);
    add_file_patterns(*command, options->files);
    add_job_option(*command, options->jobs.jobs);
    add_limit_options(*command, options->bounds);
    command->callback([options, &status] {
        check_output_name(options->output_path, json_kinds);
        status = run_json(*options);
    });
}

} // namespace ctlpgn::cli
