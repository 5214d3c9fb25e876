#include "cli/commands.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/games/json_run.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "emit/report/statistics.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct stats_options {
    json_run_options common;
    selection_options selection;
    std::vector<std::string> tags;
    std::string format = "text";
};

int count_games(const stats_options& options) {
    const json_run_options& common = options.common;
    const std::vector<input> inputs = find_inputs(common.files, {common.bytes, common.bounds});
    check_not_written_over(inputs, common.output_path);
    output stream(common.output_path);
    game_selection selection(options.selection);
    emit::statistics counted(options.tags);
    progress shown(total_size(inputs));
    std::uint64_t bytes_before = 0;
    bool errors = false;
    const auto count_findings = [&](std::span<const diagnostic> found) {
        counted.add(found);
        for (const diagnostic& each : found)
            errors = errors || each.severity == level::error;
    };
    const auto count = [&](const input& file) {
        const recognised_text text = file.open_games();
        json_source source(*text.source, *text.written_in);
        game_reader reader(source.text(), *text.written_in, without_boards(common.bounds), common.checks,
                           source.review(*text.written_in, common.checks));
        bool is_counted = false;
        const auto count_file = [&] {
            if (!std::exchange(is_counted, true))
                counted.add_file();
        };
        reader.choose(selection.choice(*text.written_in));
        while (const game* const read = reader.next()) {
            count_file();
            counted.add(*read, *text.written_in);
            count_findings(reader.diagnostics());
            shown.update(bytes_before + reader.bytes_read(), counted.games());
        }
        count_file();
        if (!options.selection.asks())
            count_findings(reader.diagnostics());
        bytes_before += text.source->size_hint();
    };
    input_reading reading;
    for (const input& file : inputs)
        reading.read(file, count);
    if (reading.has_result(counted.games() != 0)) {
        stream.write(options.format == "json" ? counted.json() : counted.text());
        stream.commit();
    }
    shown.clear();
    selection.report_unknown_tags();
    if (reading.failed())
        return failed;
    return errors && !common.exit_zero ? found : clean;
}

} // namespace

void add_stats(CLI::App* command, int& status) {
    auto options = std::make_shared<stats_options>();
    command->footer("Counts cover all files together. docs/select.md describes how games are chosen, and "
                    "how 'ctlpgn json'\n"
                    "with jq or DuckDB answers other questions.\n"
                    "\n"
                    "  ctlpgn stats games/\n"
                    "  ctlpgn stats --tag White --tag ECO games.pgn     with the values of these tags\n"
                    "  ctlpgn stats --where 'plies < 20' games/\n"
                    "  ctlpgn stats --output-format json games/ | jq .results");
    add_files(*command, options->common.files);
    command->add_option("--tag", options->tags, "count the values of this tag, too")->allow_extra_args(false);
    command->add_option("--output-format", options->format, "text or json")
        ->transform(one_of({"text", "json"}))
        ->capture_default_str();
    add_output_option(*command, options->common.output_path, "a table of counts");
    add_check_flags(*command, options->common);
    add_byte_range_option(*command, options->common.bytes);
    add_selection_options(*command, options->selection);
    add_file_patterns(*command, options->common.files);
    add_limit_options(*command, options->common.bounds);
    command->callback([options, &status] { status = count_games(*options); });
}

} // namespace ctlpgn::cli
