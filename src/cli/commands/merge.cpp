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

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
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
        report_left_out();
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
        return reading.failed()                                             ? failed
               : std::ranges::count(left_out_, 0U) != std::ssize(left_out_) ? found
                                                                            : clean;
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
            if (const auto outcome = merged_->add(*read); outcome != merged_games::outcome::merged)
                ++left_out_.at(static_cast<std::size_t>(outcome) - 1);
            progress_->update(reader.bytes_read(), ++games_);
        }
        progress_->end_file(text.source->size_hint());
    }

    // By merged_games::outcome without `merged`.
    void report_left_out() const {
        const std::string rules = merged_ ? merged_->rules() : std::string();
        const std::string other_rules =
            " not played by the rules of the first" + (rules.empty() ? "" : " (" + rules + ")");
        const std::array<std::array<std::string, 2>, 3> why{
            {{" has rules or a position that is not known", " have rules or a position that is not known"},
             {" is" + other_rules, " are" + other_rules},
             {" begins with another position", " begin with another position"}}};
        for (std::size_t each = 0; each != left_out_.size(); ++each)
            if (const std::uint64_t games = left_out_[each]; games != 0)
                complain(counted(games, "game", "games") + why[each][games == 1 ? 0 : 1] + " and " +
                         (games == 1 ? "is" : "are") + " left out");
    }

    const merge_command_options& options_;
    std::vector<input> inputs_;
    game_selection selection_;
    single_notation one_notation_;
    std::optional<merged_games> merged_;
    std::optional<progress> progress_;
    std::uint64_t games_ = 0;
    std::array<std::uint64_t, 3> left_out_{};
};

} // namespace

void add_merge(CLI::App* command, int& status) {
    auto options = std::make_shared<merge_command_options>();
    command->footer(
        "What is played most often is the main line, and what else was played is its variations. Comments\n"
        "say how many games went there, with which results, and which game it is where there is only one.\n"
        "A game is merged up to its first ply that breaks a rule; a game from another position than usual,\n"
        "or of another variant than the first, is left out, with exit status 1. Memory grows with the\n"
        "number of different lines.\n"
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
