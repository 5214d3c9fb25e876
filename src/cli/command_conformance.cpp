#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "conformance/levels.hpp"
#include "conformance/report.hpp"
#include "conformance/runner.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

namespace ctlpgn::cli {

namespace {

using namespace conformance;

struct conformance_options {
    std::string corpus = "corpus";
    std::string decoder;
    std::string linter;
    bool own_reader = false;
    bool verdict_only = false;
    std::string level = "coherent";
    double seconds = 10;
    std::size_t most_output = process_bounds().output;
    unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
    case_selection selected;
    std::string skip_list;
    std::string format = "text";
    std::string output_path;
};

run_options how_to_run(const conformance_options& options) {
    run_options how;
    how.level = level_named(options.level);
    how.within.time = std::chrono::milliseconds(static_cast<std::int64_t>(options.seconds * 1000));
    how.within.output = options.most_output;
    how.jobs = options.jobs;
    if (!options.linter.empty()) {
        how.what = subject::linter;
        how.command = options.linter;
    } else if (!options.decoder.empty()) {
        how.what = options.verdict_only ? subject::verdict_decoder : subject::decoder;
        how.command = options.decoder;
    }
    return how;
}

int run(const conformance_options& options) {
    const suite all = read_suite(options.corpus);
    skip_list skipped;
    if (!options.skip_list.empty())
        skipped = skip_list(read_file(options.skip_list));
    const run_options how = how_to_run(options);
    const std::vector<case_result> results = run_suite(all, options.selected, skipped, how);
    for (const std::string& each : skipped.unused())
        std::cerr << "ctlpgn: " << options.skip_list << ": no case matches " << each << '\n';
    if (results.empty())
        throw suite_error("no case of the suite is selected");

    output to(options.output_path);
    const auto format = std::ranges::find(report_formats(), options.format, &report_format::name);
    to.write(format->write({.version = all.version, .how = how, .results = results}));
    to.commit();
    return count(results).failed == 0 ? clean : found;
}

void add_subjects(CLI::App& command, conformance_options& options) {
    CLI::Option_group* const subjects = command.add_option_group("What is tested");
    subjects->add_option("--decoder", options.decoder, "a command that reads a text and writes its tree");
    subjects->add_option("--linter", options.linter, "a command that reads a text and writes diagnostics");
    subjects->add_flag("--self", options.own_reader, "the reader of this program");
    subjects->require_option(1);
    command.add_flag("--verdict-only", options.verdict_only,
                     "the decoder's exit status is all it says: 0 accepts, 1 rejects");
    command.add_option("--level", options.level, "how far the decoder checks: syntax, coherent or legal")
        ->check(CLI::IsMember({"syntax", "coherent", "legal"}))
        ->capture_default_str();
}

void add_selection(CLI::App& command, conformance_options& options) {
    command.add_option("--corpus", options.corpus, "the folder of the suite, with its manifest.json")
        ->capture_default_str();
    command.add_option("--case", options.selected.ids, "only cases whose ids match, such as valid/**");
    command.add_option("--section", options.selected.sections, "only these sections of the format");
    command.add_option("--skip-list", options.skip_list, "a file with patterns of cases to leave out");
}

} // namespace

void add_conformance(CLI::App& program, int& status) {
    auto options = std::make_shared<conformance_options>();
    CLI::App* const command =
        program.add_subcommand("conformance", "Run any reader of the format through the corpus");
    command->footer(
        "  ctlpgn conformance --self\n"
        "  ctlpgn conformance --decoder ./reader --level syntax --case 'valid/**'\n"
        "  ctlpgn conformance --decoder ./check --verdict-only --output-format junit -o report.xml");
    add_subjects(*command, *options);
    add_selection(*command, *options);
    command->add_option("--timeout", options->seconds, "seconds for a case")
        ->check(CLI::Range(0.001, 86400.0))
        ->capture_default_str();
    command->add_option("--max-output", options->most_output, "bytes that an answer may have")
        ->capture_default_str();
    command->add_option("-j,--jobs", options->jobs, "cases that run at the same time")
        ->check(CLI::Range(1U, 1024U))
        ->capture_default_str();
    command->add_option("--output-format", options->format, "text, json or junit")
        ->check(CLI::IsMember({"text", "json", "junit"}))
        ->capture_default_str();
    command->add_option("-o,--output", options->output_path, "write to this file, all or nothing");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace ctlpgn::cli
