#include "cli/commands.hpp"
#include "cli/format_flags.hpp"
#include "cli/inputs.hpp"
#include "cli/limit_options.hpp"
#include "cli/number_option.hpp"
#include "cli/output.hpp"
#include "cli/say.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/simplify.hpp"
#include "ctlpgn/text_report.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

constexpr std::uint64_t most_games = std::numeric_limits<std::uint32_t>::max();

struct simplify_command_options {
    std::vector<std::string> paths;
    std::string output_path;
    std::vector<std::string> kept;
    std::string variation;
    simplify_options what;
    format_options how;
    limits with;
    std::uint32_t game = 0; // 0: all
    bool quiet = false;
};

std::uint32_t read_number(std::string_view text, const std::string& of) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || number == 0)
        throw input_error("\"" + of + "\" is no variation; write 4.1, or 4.1/5.2 for one inside another");
    return number;
}

// "4.1/5.2"
std::vector<reference_step> read_variation(const std::string& text) {
    std::vector<reference_step> steps;
    for (std::string_view left = text; !left.empty();) {
        const std::size_t slash = std::min(left.find('/'), left.size());
        const std::string_view step = left.substr(0, slash);
        const std::size_t dot = std::min(step.find('.'), step.size());
        const std::string_view label = step.substr(std::min(dot + 1, step.size()));
        steps.push_back({read_number(step.substr(0, dot), text), read_number(label, text)});
        left.remove_prefix(std::min(slash + 1, left.size()));
    }
    return steps;
}

class simplify_run {
  public:
    explicit simplify_run(const simplify_command_options& options)
        : options_(options), inputs_(find_inputs(options.paths)), output_(options.output_path) {}

    int run() {
        for (const input& file : inputs_)
            simplify_file(file);
        output_.commit();
        return status_;
    }

  private:
    void simplify_file(const input& file) {
        const auto source = file.open();
        game_reader reader(*source, *file.written_in, options_.with);
        while (const game* const read = reader.next())
            if (options_.game == 0 || read->index == options_.game)
                simplify_game(file, reader, *read);
    }

    void simplify_game(const input& file, const game_reader& reader, const game& read) {
        bool readable = true;
        for (const diagnostic& each : reader.diagnostics()) {
            if (each.severity != level::error)
                continue;
            readable = false;
            if (!options_.quiet)
                std::fputs(text_report(each, file.name(), reader.source_line(each)).c_str(), stderr);
        }
        const std::string wrong = readable ? simplify(read, options_.what, made_) : "it has errors";
        if (!wrong.empty()) {
            status_ = found;
            if (!options_.quiet)
                complain(file.name(), "game " + std::to_string(read.index) + " is left out: " + wrong);
            return;
        }
        format_options how = options_.how;
        how.words.letters = made_.how.words.letters;
        text_.clear();
        if (any_)
            text_ += '\n';
        any_ = true;
        game_formatter(*file.written_in, how).write(made_.tree, text_);
        output_.write(text_);
    }

    const simplify_command_options& options_;
    std::vector<input> inputs_;
    output output_;
    simplified_game made_;
    std::string text_;
    bool any_ = false;
    int status_ = clean;
};

int run_simplify(simplify_command_options& options) {
    const auto keeps = [&options](const char* part) { return std::ranges::count(options.kept, part) != 0; };
    options.what.keep_comments = keeps("comments");
    options.what.keep_variations = keeps("variations");
    options.what.keep_ratings = keeps("ratings");
    options.what.keep_letters = keeps("letters");
    options.what.variation = read_variation(options.variation);
    if (options.what.keep_variations && !options.what.variation.empty())
        throw input_error("--variation writes one variation, so --keep variations says the opposite");
    return simplify_run(options).run();
}

} // namespace

void add_simplify(CLI::App& program, int& status) {
    auto options = std::make_shared<simplify_command_options>();
    CLI::App* const command =
        program.add_subcommand("simplify", "Write games as the simplest readers want them");
    command->footer(
        "Comments, variations and ratings are left out, and pieces have their standard letters, so that a\n"
        "reader that knows nothing else of the format can follow the moves. Tags stay; the Id tells which\n"
        "variation or part of a game is written. A game with errors of syntax is left out, with exit status "
        "1.\n"
        "\n"
        "  ctlpgn simplify game.ctl-pgn\n"
        "  ctlpgn simplify --keep comments,ratings games/ -o games.ctl-pgn\n"
        "  ctlpgn simplify --variation 4.1 game.ctl-pgn      the line of variation 1 at move 4\n"
        "  ctlpgn simplify --variation 4.1/5.2 game.ctl-pgn  of one inside it\n"
        "  ctlpgn simplify --from 20 --to 30 game.ctl-pgn    a part, with the position that it begins from");
    command->add_option("FILE", options->paths,
                        "files, folders (searched for *.ctl-pgn), or - for standard input");
    command->add_option("-o,--output", options->output_path, "write to this file, all or nothing");
    command->add_option("--keep", options->kept, "what is kept: comments, variations, ratings, letters")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember({"comments", "variations", "ratings", "letters"}));
    add_number_option(*command, "--game", "only this game of each file: 1, 2, ...",
                      {.least = 1, .most = most_games},
                      [options](std::uint64_t game) { options->game = static_cast<std::uint32_t>(game); });
    command->add_option(
        "--variation", options->variation,
        "write this variation as the main line: move and label, or which of the move's it is");
    command->add_option("--from", options->what.from, "the first move that is written");
    command->add_option("--to", options->what.to, "the last move that is written");
    command->add_flag("-q,--quiet", options->quiet, "do not say what is wrong");
    add_format_flags(*command, options->how);
    add_limit_options(*command, options->with);
    command->callback([options, &status] { status = run_simplify(*options); });
}

} // namespace ctlpgn::cli
