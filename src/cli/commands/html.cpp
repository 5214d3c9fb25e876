#include "cli/commands.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/games/json_run.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/viewer.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace ctlpgn::cli {

namespace {

int write_page(const json_run_options& options) {
    const std::vector<input> inputs = find_inputs(options.files, {options.bytes, options.bounds});
    check_output_name(options.output_path, std::array{output_kind{"", "a web page", {".html", ".htm"}}});
    check_not_written_over(inputs, options.output_path);
    output stream(options.output_path);
    std::optional<viewer_page> begun; // it writes as soon as it is made
    const auto page = [&]() -> viewer_page& {
        return begun ? *begun : begun.emplace([&stream](std::string_view bytes) { stream.write(bytes); });
    };
    game_selection selection(options.selection);
    progress shown(total_size(inputs));
    std::uint64_t games = 0;
    std::uint64_t bytes_before = 0;
    std::uint64_t errors = 0;
    const auto note = [&errors](std::span<const diagnostic> found) {
        errors += static_cast<std::uint64_t>(std::ranges::count(found, level::error, &diagnostic::severity));
    };
    const auto add = [&](const input& file) {
        const recognised_text text = file.open_games();
        const std::string name = file.is_standard_input() ? std::string() : file.path;
        json_source source(*text.source, *text.written_in);
        game_reader reader(source.text(), *text.written_in, without_boards(options.bounds), options.checks,
                           source.review(*text.written_in, options.checks));
        reader.choose(selection.choice(*text.written_in));
        while (const game* const read = reader.next()) {
            note(reader.diagnostics());
            page().write(*read, *text.written_in, reader.diagnostics(), name);
            shown.update(bytes_before + reader.bytes_read(), ++games);
        }
        note(reader.diagnostics());
        page().end_file(*text.written_in, reader.diagnostics(), name);
        bytes_before += text.source->size_hint();
    };
    input_reading reading;
    for (const input& file : inputs)
        reading.read(file, add);
    if (reading.has_result(games != 0)) {
        page().finish();
        stream.commit();
    }
    shown.clear();
    selection.report_unknown_tags();
    if (!options.quiet)
        selection.report_repeated_games();
    if (errors != 0 && !options.quiet)
        complain(counted(errors, "error was", "errors were") + " found; 'ctlpgn lint' shows more");
    if (reading.failed())
        return failed;
    return errors != 0 && !options.exit_zero ? found : clean;
}

} // namespace

void add_html(CLI::App* command, int& status) {
    auto options = std::make_shared<json_run_options>();
    command->footer(
        "The page is one file that needs no network: a board, the moves with their variations and\n"
        "comments, whose references can be followed, and the diagnostics. Arrow keys step through the\n"
        "moves and their variations, Page Up and Page Down through the games, F turns the board.\n"
        "\n"
        "  ctlpgn html game.ctl-pgn -o page.html\n"
        "  ctlpgn html games/ -o games.html");
    add_files(*command, options->files);
    add_output_option(*command, options->output_path, "a page");
    add_check_flags(*command, *options);
    command->add_flag("-q,--quiet", options->quiet, "do not report that errors were found");
    add_byte_range_option(*command, options->bytes);
    add_selection_options(*command, options->selection);
    add_file_patterns(*command, options->files);
    add_limit_options(*command, options->bounds);
    command->callback([options, &status] { status = write_page(*options); });
}

} // namespace ctlpgn::cli
