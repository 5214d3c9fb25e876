#include "cli/commands.hpp"
#include "cli/lint/lint_add_ignore.hpp"
#include "cli/lint/lint_diff.hpp"
#include "cli/lint/lint_output.hpp"
#include "cli/lint/lint_run.hpp"
#include "cli/lint/lint_settings_text.hpp"
#include "cli/lint/lint_watch.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/exclusions.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/report.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace ctlpgn::cli {

namespace {

constexpr const char* lint_footer =
    "A selector is a code (S012), the beginning of codes (S, S01), a name (missing-dot), or ALL; several "
    "are separated\n"
    "by commas. Codes of a single notation begin with its letter: G for pgn, X for xiangqi, D for "
    "diplomat.\n"
    "Settings are read from ctlpgn.toml or .ctlpgn.toml in the folder of each file, or the nearest one\n"
    "above it. A comment {: lint-ignore[S005]: reason } suppresses diagnostics next to it. docs/lint.md "
    "describes the rest.\n"
    "Exit status: 0 no errors were found; 1 some were, or with --error-on-warnings warnings, or with --diff "
    "something would change; 2 wrong usage, or a file could not be read or written.\n"
    "\n"
    "  ctlpgn lint game.ctl-pgn\n"
    "  ctlpgn lint --output-format concise --select S,B games/\n"
    "  ctlpgn lint --output-format sarif games/ -o findings.sarif\n"
    "  ctlpgn lint --fix game.ctl-pgn\n"
    "  ctlpgn lint --diff --unsafe-fixes games/\n"
    "  ctlpgn explain S012";

constexpr const char* what_group = "What is reported";
constexpr const char* fix_group = "What is fixed";
constexpr const char* how_group = "How it is reported";
constexpr const char* rest_group = "Files and exit status";

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    for (const report_format& each : report_formats())
        names.emplace_back(each.name);
    return names;
}

// The words of an option, to be converted into another type.
template <class Value>
void add_word(CLI::App& to, const std::string& name, const std::string& help,
              std::optional<Value> (*find)(std::string_view), std::optional<Value>& into,
              const std::vector<std::string>& words) {
    to.add_option_function<std::string>(
          name, [find, &into](const std::string& word) { into = find(word); }, help)
        ->transform(one_of(words))
        ->group(what_group);
}

void add_severity(const std::string& written, lint_settings& settings) {
    const std::size_t equals = written.find('=');
    const auto severity = equals == std::string::npos
                              ? std::nullopt
                              : find_level(CLI::detail::to_lower(written.substr(equals + 1)));
    if (!severity)
        throw CLI::ValidationError("--severity",
                                   "must be CODE=error, CODE=warning or CODE=note, found \"" + written + '"');
    settings.severities.emplace_back(written.substr(0, equals), *severity);
}

// An option that takes a list separated by commas, and may be repeated.
void add_list(CLI::App& to, const std::string& name, const std::string& help,
              const std::function<void(const std::vector<std::string>&)>& take) {
    to.add_option_function<std::vector<std::string>>(name, take, help)
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(what_group);
}

// The first of each notation is its default.
std::string profiles_help() {
    std::string help = "what games are linted for;";
    for (const notation* const chosen : notations())
        for (const lint_profile& each : chosen->profiles)
            help.append(&each != chosen->profiles.data() ? ", "
                        : help.ends_with(';')            ? " " + std::string(chosen->name) + ": "
                                                         : "; " + std::string(chosen->name) + ": ")
                .append(each.name)
                .append(&each == chosen->profiles.data() ? " (the default)"
                                                         : " (" + std::string(each.title) + ")");
    return help;
}

void add_selectors(CLI::App& command, lint_settings& settings) {
    using list = std::vector<std::string>;
    add_list(command, "--select", "report only these codes",
             [&settings](const list& given) { settings.codes.select = given; });
    add_list(command, "--extend-select", "report these codes, too",
             [&settings](const list& given) { settings.codes.extend_select = given; });
    add_list(command, "--ignore", "do not report these codes",
             [&settings](const list& given) { settings.codes.ignore = given; });
    add_list(command, "--severity",
             "report a code as an error, a warning or a note: CODE=error, CODE=warning or CODE=note",
             [&settings](const list& given) {
                 for (const std::string& each : given)
                     add_severity(each, settings);
             });
    add_list(command, "--fixable", "offer and apply only fixes of these codes",
             [&settings](const list& given) { settings.fixes.select = given; });
    add_list(command, "--unfixable", "do not offer fixes of these codes",
             [&settings](const list& given) { settings.fixes.ignore = given; });
    add_word<check_level>(command, "--level", "how much to check: syntax, coherent or legal (the default)",
                          find_check_level, settings.checks, {"syntax", "coherent", "legal"});
    add_word<std::string>(command, "--profile", profiles_help(), find_profile, settings.profile,
                          profile_names());
}

void add_fixes(CLI::App& command, fix_wishes& wishes) {
    command
        .add_flag("--fix,!--no-fix", wishes.apply,
                  "fix files in place, and standard input to standard output; --no-fix overrides the "
                  "configuration")
        ->group(fix_group);
    command
        .add_flag("--fix-only", wishes.only,
                  "fix without reporting remaining diagnostics; the exit status is 0, or 1 with --diff if "
                  "something would change")
        ->group(fix_group);
    command
        .add_flag("--exit-non-zero-on-fix", wishes.fails,
                  "with --fix: the exit status is 1 if anything was fixed")
        ->group(fix_group);
    command.add_flag("--diff", wishes.diff, "show what --fix would change, and change nothing")
        ->group(fix_group);
    command
        .add_flag("--unsafe-fixes", wishes.what.unsafe,
                  "with --fix or --diff: include fixes that are "
                  "likely guesses")
        ->group(fix_group);
    command
        .add_flag("--show-fixes", wishes.show, "with --fix or --diff: list what was fixed, grouped by code")
        ->group(fix_group);
}

// Options about fixes are refused if no fixes are asked for, since they would be ignored.
void check_wishes(const fix_wishes& wishes) {
    if (wishes.any())
        return;
    for (const auto& [is_said, name] :
         {std::pair(wishes.what.unsafe, "--unsafe-fixes"), std::pair(wishes.show, "--show-fixes"),
          std::pair(wishes.fails, "--exit-non-zero-on-fix")})
        if (is_said)
            throw CLI::ValidationError(name, "needs --fix or --diff");
}

// What the command line leaves open may be set by the configuration of the working directory.
void complete(lint_command_options& options, const CLI::App& command, run_configurations& configurations) {
    const configuration* const here = configurations.here();
    const run_settings settings = here == nullptr ? run_settings() : here->run;
    fix_wishes& fixes = options.fixes;
    options.format_is_given = command.count("--output-format") != 0;
    if (fixes.only && !fixes.apply && command.count("--fix") != 0)
        throw setting_error("--fix-only and --no-fix cannot be combined");
    const std::vector<std::string> fix_flags =
        command.count("--fix") == 0 ? std::vector<std::string>() : command.get_option("--fix")->results();
    if (std::ranges::find(fix_flags, "true") != fix_flags.end() &&
        std::ranges::find(fix_flags, "false") != fix_flags.end())
        throw setting_error("--fix and --no-fix cannot be combined");
    fixes.apply = fixes.apply || fixes.only;
    if (command.count("--fix") == 0 && !fixes.diff)
        fixes.apply = fixes.apply || settings.fix.value_or(false);
    if (fixes.any()) {
        fixes.what.unsafe = fixes.what.unsafe || settings.unsafe_fixes.value_or(false);
        fixes.show = fixes.show || settings.show_fixes.value_or(false);
    }
    if (!settings.output_format)
        return;
    const std::vector<std::string> known = format_names();
    if (std::ranges::find(known, *settings.output_format) == known.end())
        throw setting_error(settings.output_format_place + ": output-format must be one of " +
                            CLI::detail::join(known, ", ") + ", found \"" + *settings.output_format + '"');
    if (!options.format_is_given)
        options.format = *settings.output_format;
}

int run(lint_command_options& options, const CLI::App& command) {
    run_configurations configurations(options.inputs.files.configuration,
                                      options.inputs.files.no_configuration);
    complete(options, command, configurations);
    check_wishes(options.fixes);
    if (options.output_path.empty()) // otherwise what would be overwritten is said first
        check_report_is_written(options);
    if (options.inputs.bytes && (options.fixes.any() || options.ignore_because))
        throw setting_error("--bytes reads a part of a file, and only whole files are changed");
    if (options.show_files || options.show_settings) {
        const lint_jobs jobs = find_lint_jobs(options.inputs, configurations);
        check_output(options, jobs);
        output stream(options.output_path);
        stream.write(options.show_files ? files_text(jobs) : settings_text(jobs));
        stream.commit();
        for (const unreadable_path& each : jobs.unreadable)
            complain(each.why);
        return jobs.unreadable.empty() ? clean : failed;
    }
    if (options.ignore_because)
        return add_ignores(options, configurations);
    if (options.watch &&
        std::ranges::find(options.inputs.files.paths, "-") != options.inputs.files.paths.end())
        throw setting_error("--watch needs files or folders, but standard input is named");
    if (options.watch)
        return watch_lint(options, configurations);
    return options.fixes.diff ? run_lint_diff(options, configurations) : run_lint(options, configurations);
}

} // namespace

void add_lint(CLI::App* command, int& status) {
    auto options = std::make_shared<lint_command_options>();
    lint_inputs& inputs = options->inputs;
    command->footer(lint_footer);
    add_files(*command, inputs.files);
    add_selectors(*command, inputs.settings);
    add_fixes(*command, options->fixes);

    command
        ->add_option("--output-format", options->format,
                     "full, concise, json, json-lines, sarif, github, gitlab or junit")
        ->transform(one_of(format_names()))
        ->capture_default_str()
        ->group(how_group);
    add_output_option(*command, options->output_path, "a report", "write the report to FILE (atomically)")
        ->group(how_group);
    command
        ->add_option("--color", options->colour, "auto (terminals, unless NO_COLOR is set), always or never")
        ->transform(one_of({"auto", "always", "never"}))
        ->capture_default_str()
        ->group(how_group);
    auto* const no_board =
        command
            ->add_flag_callback(
                "--no-board", [&inputs] { inputs.settings.board = false; }, "draw no positions")
            ->group(how_group);
    command
        ->add_flag("--all-boards", options->all_boards,
                   "draw a position for every diagnostic about the board, not only for a game's first")
        ->excludes(no_board)
        ->group(how_group);
    add_number_option(*command, "--max-diagnostics",
                      "show at most N per file; 0: all (the default: 100 in full and concise, else all)", {},
                      [&inputs](std::uint64_t most) { inputs.settings.max_diagnostics = most; })
        ->group(how_group);
    command->add_flag("--statistics", options->statistics, "count the diagnostics by code")->group(how_group);
    command
        ->add_flag("-q,--quiet", options->quiet,
                   "print no diagnostics; only the exit status shows whether errors were found")
        ->group(how_group);

    command
        ->add_option("--stdin-filename", inputs.stdin_filename, "the name used for standard input in reports")
        ->group(rest_group);
    auto* const error_on_warnings =
        command
            ->add_flag_callback(
                "--error-on-warnings", [&inputs] { inputs.settings.error_on_warnings = true; },
                "exit with status 1 for warnings, too")
            ->group(rest_group);
    command->add_flag("--exit-zero", options->exit_zero, "exit with status 0 even if errors are found")
        ->excludes(error_on_warnings)
        ->group(rest_group);
    add_file_patterns(*command, inputs.files, rest_group);
    auto* const show_files =
        command->add_flag("--show-files", options->show_files, "list the files that would be linted")
            ->group(rest_group);
    auto* const show_settings =
        command->add_flag("--show-settings", options->show_settings, "list the settings of each file")
            ->group(rest_group);
    auto* const add_ignore =
        command
            ->add_option("--add-ignore", options->ignore_because,
                         "add comments to the files that suppress all current diagnostics, with this reason")
            ->group(rest_group);
    auto* const watch =
        command->add_flag("--watch", options->watch, "lint again whenever a file changes")->group(how_group);
    exclude({watch}, {command->get_option("--diff"), add_ignore, show_files, show_settings});
    exclude({add_ignore}, {show_files, show_settings});
    exclude({add_ignore},
            command->get_options([](const CLI::Option* each) { return each->get_group() == fix_group; }));
    show_files->excludes(show_settings);
    add_byte_range_option(*command, inputs.bytes);
    add_job_option(*command, inputs.jobs.jobs);
    add_limit_options(*command, inputs.bounds);
    command->callback([options, command, &status] { status = run(*options, *command); });
}

} // namespace ctlpgn::cli
