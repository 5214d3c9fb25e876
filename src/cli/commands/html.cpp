#include "cli/commands.hpp"
#include "cli/games/viewer_run.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/theme_option.hpp"
#include "cli/output/split_output.hpp"

#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

constexpr const char* page_group = "How the page looks";

void add_page_options(CLI::App& command, viewer_run_options& options) {
    viewer_options& page = options.page;
    const auto languages = viewer_languages();
    const std::vector<CLI::Option*> added{
        command.add_option("--title", page.title, "the title, by default the players, or the event"),
        command
            .add_option(
                "--language", page.language,
                "ca, de, en, es, fr, vi or zh; by default the games' tag Lang, or the reader's language")
            ->transform(one_of({languages.begin(), languages.end()})),
        add_theme_option(command, page.theme),
        command.add_option("--css", options.sheet_path, "a style sheet that is added to the page")
            ->type_name("FILE"),
        command.add_flag("--flip", page.flipped, "the second player is at the bottom"),
        add_number_option(
            command, "--start-ply", "so many plies of the first game have been played",
            {.least = 0, .most = 100000},
            [&page](std::uint64_t plies) { page.start_ply = static_cast<std::uint32_t>(plies); }),
        command.add_flag("--findings", page.shows_findings, "show what 'ctlpgn lint' reports, and where"),
        command.add_flag("--fragment", page.is_fragment, "only an element, to be put into another page")};
    for (CLI::Option* const each : added)
        each->group(page_group);
}

} // namespace

void add_html(CLI::App* command, int& status) {
    auto options = std::make_shared<viewer_run_options>();
    command->footer(
        "The page is one file that needs no network: a board, the moves with their variations and\n"
        "comments, clocks and evaluations. Arrow keys step through the moves and their variations, N and P\n"
        "through the games, F turns the board.\n"
        "\n"
        "  ctlpgn html game.ctl-pgn -o page.html\n"
        "  ctlpgn html --title 'Summer Open' --language ca games/ -o games.html");
    add_files(*command, options->games.files);
    add_output_option(*command, options->games.output_path, "a page", split_help);
    add_page_options(*command, *options);
    add_check_flags(*command, options->games);
    command->add_flag("-q,--quiet", options->games.quiet, "do not report that errors were found");
    add_byte_range_option(*command, options->games.bytes);
    add_selection_options(*command, options->games.selection);
    add_file_patterns(*command, options->games.files);
    add_job_option(*command, options->games.jobs.jobs);
    add_limit_options(*command, options->games.bounds);
    command->callback([options, &status] { status = run_viewer(*options); });
}

} // namespace ctlpgn::cli
