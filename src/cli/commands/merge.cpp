#include "cli/commands.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/games/merged_games.hpp"
#include "cli/input/json_input.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/game_draft.hpp"
#include "ctlpgn/reader.hpp"
#include "text/counted.hpp"
#include "text/sources/decoded_source.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace ctlpgn::cli {

namespace {

// More would be variations deeper than readers allow.
constexpr std::uint32_t most_plies = 200;

struct merge_command_options {
    input_choice files;
    std::string output_path;
    selection_options selection;
    merge_options what;
    format_settings style;
    limits bounds;
    std::optional<byte_range> bytes;
};

class merge_run {
  public:
    explicit merge_run(const merge_command_options& options)
        : options_(options), inputs_(find_inputs(options.files, {options.bytes, options.bounds})),
          selection_(options.selection) {
        check_not_written_over(inputs_, options.output_path);
    }

    int run() {
        output stream(options_.output_path);
        progress_.emplace(total_size(inputs_));
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { add_file(each); });
        progress_->clear();
        selection_.report_unknown_tags();
        selection_.report_repeated_games();
        if (begins_elsewhere_ != 0)
            complain(counted(begins_elsewhere_, "game begins", "games begin") +
                     " with another position and " + (begins_elsewhere_ == 1 ? "is" : "are") + " left out");
        if (merged_ && merged_->games() != 0) {
            format_options style;
            apply(options_.style, style);
            try {
                stream.write(merged_->text(style));
            } catch (const draft_error& error) {
                throw input_error(std::string("the games cannot be merged: ") + error.what());
            }
            stream.commit();
        }
        return reading.failed() ? failed : begins_elsewhere_ != 0 ? found : clean;
    }

  private:
    void add_file(const input& file) {
        if (file.holds_json())
            throw input_error("cannot merge " + file.name() +
                              ": it is JSON; 'ctlpgn convert' makes games of it");
        const recognised_text text = file.open_games();
        one_notation_.add(*text.written_in, file.name());
        if (!merged_)
            merged_.emplace(*text.written_in, options_.what);
        decoded_source decoded(*text.source, *text.written_in);
        game_reader reader(decoded, *text.written_in, options_.bounds, check_level::syntax);
        reader.choose(selection_.choice(*text.written_in));
        while (const game* const read = reader.next()) {
            begins_elsewhere_ += merged_->add(*read) ? 0U : 1U;
            progress_->update(bytes_before_ + reader.bytes_read(), ++games_);
        }
        bytes_before_ += text.source->size_hint();
    }

    const merge_command_options& options_;
    std::vector<input> inputs_;
    game_selection selection_;
    single_notation one_notation_;
    std::optional<merged_games> merged_;
    std::optional<progress> progress_;
    std::uint64_t games_ = 0;
    std::uint64_t bytes_before_ = 0;
    std::uint64_t begins_elsewhere_ = 0;
};

} // namespace

void add_merge(CLI::App* command, int& status) {
    auto options = std::make_shared<merge_command_options>();
    command->footer(
        "What is played most often is the main line, and what else was played is its variations. Comments\n"
        "say how many games went there, with which results, and which game it is where there is only one.\n"
        "A game is merged up to its first ply that breaks a rule; a game from another position than usual\n"
        "is left out, with exit status 1. Memory grows with the number of different lines.\n"
        "\n"
        "  ctlpgn merge games/ -o book.pgn\n"
        "  ctlpgn merge --plies 16 --least 10 --where 'White ~ \"Carlsen\"' games.pgn\n"
        "  ctlpgn merge --reaches '1. d4 Nf6 2. c4 e6' --plies 24 games.pgn -o repertoire.pgn");
    add_files(*command, options->files);
    command->add_option("-o,--output", options->output_path, "write to FILE (atomically)");
    add_number(*command, "--plies", options->what.plies, "how many plies of each game are merged",
               {.least = 1, .most = most_plies});
    add_number(*command, "--least", options->what.least_games, "leave out what fewer games have",
               {.least = 1});
    add_selection_options(*command, options->selection);
    add_format_flags(*command, options->style);
    add_byte_range_option(*command, options->bytes);
    add_file_patterns(*command, options->files);
    add_limit_options(*command, options->bounds);
    command->callback([options, &status] {
        check_output_name(options->output_path, std::array{output_kind{"", "a text of games"}});
        status = merge_run(*options).run();
    });
}

} // namespace ctlpgn::cli
