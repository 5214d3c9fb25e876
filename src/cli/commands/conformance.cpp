#include "cli/commands.hpp"
#include "cli/input/inputs.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "conformance/levels.hpp"
#include "conformance/places.hpp"
#include "conformance/report.hpp"
#include "conformance/runner.hpp"
#include "conformance/themes/single_files.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace ctlpgn::cli {

namespace {

using namespace conformance;

struct conformance_options {
    std::string corpus;
    std::string unpacked;
    std::string decoder;
    std::string tolerant_decoder;
    std::string linter;
    bool own_reader = false;
    std::string own_role = "decoder";
    bool verdict_only = false;
    std::string level;
    bool own_codes = false;
    bool batch = false;
    double seconds = 10;
    std::size_t most_output = process_bounds().output;
    unsigned jobs = 0; // as many as there are processors
    case_selection selected;
    std::string skip_list;
    std::string format = "text";
    std::string output_path;
};

role role_of(const conformance_options& options) {
    if (!options.linter.empty())
        return role::linter;
    if (!options.tolerant_decoder.empty())
        return role::tolerant_decoder;
    if (!options.decoder.empty())
        return options.verdict_only ? role::verdict_decoder : role::decoder;
    return role_named(options.own_role);
}

run_options how_to_run(const conformance_options& options) {
    run_options run;
    run.options.what = role_of(options);
    run.options.level = !options.level.empty()             ? level_named(options.level)
                        : run.options.what == role::linter ? check_level::legal
                                                           : check_level::coherent;
    run.options.own_codes = options.own_codes;
    run.command = options.decoder + options.tolerant_decoder + options.linter;
    run.batch = options.batch;
    run.within.time = std::chrono::milliseconds(static_cast<std::int64_t>(options.seconds * 1000));
    run.within.output = options.most_output;
    run.jobs = options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
    return run;
}

std::vector<std::filesystem::path> files_read(const suite& all, const conformance_options& options) {
    std::vector<std::filesystem::path> files{all.described_in};
    if (!options.skip_list.empty())
        files.emplace_back(options.skip_list);
    for (const suite_case& each : all.cases) {
        files.push_back(each.text.file);
        if (each.tree.is_there())
            files.push_back(each.tree.file);
    }
    return files;
}

// An example of an id, for a pattern that matches none.
std::string example_of_id(const suite& all, const case_selection& selected) {
    if (selected.ids.empty())
        return {};
    const auto found = std::ranges::find_if(all.cases, [&selected](const suite_case& each) {
        return selected.written_in == nullptr || each.written_in == selected.written_in;
    });
    return found == all.cases.end() ? std::string() : "; ids look like " + found->id;
}

std::filesystem::path folder_of_suite(const conformance_options& options) {
    return options.corpus.empty() ? own_suite() : std::filesystem::path(options.corpus);
}

int run_suite(const conformance_options& options) {
    const suite all = read_suite(folder_of_suite(options));
    check_not_written_over(files_read(all, options), options.output_path);
    check_output_name(options.output_path,
                      std::array{output_kind{"text", "a report as text"},
                                 output_kind{"json", "JSON", {".json"}},
                                 output_kind{"junit", "XML", {".xml"}}},
                      options.format);
    skip_list skipped;
    if (!options.skip_list.empty())
        skipped = skip_list(read_file(options.skip_list));
    run_options run = how_to_run(options);
    progress_line shown(true);
    run.on_progress = [&shown](std::size_t done, std::size_t count) {
        if (shown.is_due())
            shown.show(std::to_string(done) + " of " + std::to_string(count) + " cases");
    };
    case_selection selected = options.selected;
    if (selected.written_in == nullptr && !run.own_reader())
        selected.written_in = all.format;
    const std::vector<case_result> results = run_suite(all, selected, skipped, run);
    shown.clear();
    for (const std::string& each : skipped.unused())
        complain(options.skip_list + ": no case matches " + each);
    if (results.empty())
        throw suite_error("no case of the suite is selected" + example_of_id(all, selected));

    output stream(options.output_path);
    const auto format = std::ranges::find(score_formats(), options.format, &score_format::name);
    stream.write(format->write({.version = all.version, .options = run, .results = results}));
    stream.commit();
    return count(results).failed == 0 ? clean : found;
}

constexpr double least_seconds = 0.001;
constexpr double most_seconds = 86400;

std::string sensible_seconds(const std::string& given) {
    char* end = nullptr;
    const double seconds = std::strtod(given.c_str(), &end);
    const bool is_number = end != given.c_str() && *end == '\0';
    if (is_number && seconds >= least_seconds && seconds <= most_seconds)
        return {};
    return "must be a number from 0.001 to 86400, found \"" + given + "\"";
}

// An unset variable of a script must not count as a tested reader.
std::string some_command(const std::string& given) {
    return given.find_first_not_of(" \t\n") == std::string::npos ? "the command is empty" : "";
}

std::string some_folder(const std::string& given) {
    return given.empty() ? "the name of the folder is empty" : "";
}

void add_subjects(CLI::App& command, conformance_options& options) {
    CLI::Option_group* const subjects = command.add_option_group("What is tested, or written");
    subjects->set_help_flag(); // the command has it
    const auto add_reader = [subjects](const char* name, std::string& output, const char* what) {
        return subjects->add_option(name, output, what)->check(some_command);
    };
    auto* const decoder = add_reader("--decoder", options.decoder,
                                     "a command that accepts a text, with its tree, or rejects it");
    add_reader("--tolerant", options.tolerant_decoder,
               "a command that makes a tree of any text and reports its diagnostics");
    add_reader("--linter", options.linter, "a command that reports its diagnostics of a text");
    auto* const self = subjects->add_flag("--self", options.own_reader, "the reader of this program");
    subjects->require_option(1);
    command
        .add_option("--role", options.own_role,
                    "the role of --self: decoder, verdict-decoder, tolerant-decoder or linter")
        ->transform(one_of({"decoder", "verdict-decoder", "tolerant-decoder", "linter"}))
        ->needs(self)
        ->capture_default_str();
    command
        .add_flag("--verdict-only", options.verdict_only,
                  "judge the decoder by its exit status alone: 0 accepts, 1 rejects")
        ->needs(decoder);
    command
        .add_flag(
            "--batch", options.batch,
            "one process for many cases: it reads lines with paths of files, and answers each with a line")
        ->excludes(self);
    command
        .add_option("--level", options.level,
                    "how much the reader checks: syntax, coherent (the default) or legal (for a linter)")
        ->transform(one_of({"syntax", "coherent", "legal"}));
    command.add_flag("--own-codes", options.own_codes,
                     "the reader has its own codes, which are not compared");
}

void add_selection(CLI::App& command, conformance_options& options) {
    command.add_option("--corpus", options.corpus,
                       "the folder of a suite, unpacked or not; by default that of this program");
    add_notation_option(command, options.selected.written_in,
                        "the notation of the cases; by default that of the suite, and for --self any");
    command.add_option("--case", options.selected.ids, "only cases whose ids match, such as valid/**");
    command.add_option("--section", options.selected.sections, "only these sections of the notation");
    command.add_option("--skip-list", options.skip_list, "a file with patterns of cases to leave out");
}

// Tests nothing, so that no option of tests goes with it.
void add_unpacking(CLI::App& command, conformance_options& options) {
    std::vector<CLI::Option*> others = command.get_options([](const CLI::Option* each) {
        return each->get_name() != "--corpus" && each->get_name() != "--help";
    });
    CLI::Option* const unpacking =
        command.get_option_group("What is tested, or written")
            ->add_option("--unpack", options.unpacked,
                         "write the suite as single files, with its manifest, into a new folder")
            ->check(some_folder);
    for (CLI::Option* const each : others)
        unpacking->excludes(each);
}

} // namespace

void add_conformance(CLI::App* command, int& status) {
    auto options = std::make_shared<conformance_options>();
    command->footer("  ctlpgn conformance --self\n"
                    "  ctlpgn conformance --decoder ./reader --level syntax --case 'valid/**'\n"
                    "  ctlpgn conformance --tolerant './reader --batch' --batch\n"
                    "  ctlpgn conformance --notation pgn --linter './reader -' --own-codes\n"
                    "  ctlpgn conformance --decoder ./check --verdict-only \\\n"
                    "      --output-format junit -o report.xml\n"
                    "  ctlpgn conformance --unpack corpus");
    add_subjects(*command, *options);
    add_selection(*command, *options);
    command->add_option("--timeout", options->seconds, "time limit for a case, in seconds")
        ->check(sensible_seconds)
        ->type_name("SECONDS")
        ->default_str("10");
    add_number(*command, "--max-output", options->most_output, "longest answer, in bytes");
    add_job_option(*command, options->jobs, "cases that run at the same time");
    command->add_option("--output-format", options->format, "text, json or junit")
        ->transform(one_of({"text", "json", "junit"}))
        ->capture_default_str();
    add_output_option(*command, options->output_path, "a report");
    add_unpacking(*command, *options);
    command->callback([options, &status] {
        if (options->unpacked.empty())
            status = run_suite(*options);
        else
            unpack(folder_of_suite(*options), options->unpacked);
    });
}

} // namespace ctlpgn::cli
