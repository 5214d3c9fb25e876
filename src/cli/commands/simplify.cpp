#include "cli/commands.hpp"
#include "cli/games/game_simplification.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/split_output.hpp"
#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

constexpr std::uint64_t largest_number = std::numeric_limits<std::uint32_t>::max();

struct simplify_command_options {
    simplification_options all;
    std::vector<std::string> kept;
    std::string variation;
};

std::uint32_t read_number(std::string_view text, const std::string& whole) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || number == 0)
        throw input_error("\"" + whole +
                          "\" is not a variation; write 4.1, or 4.1/5.2 for one inside another");
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

int run_simplify(simplify_command_options& options) {
    const auto keeps = [&options](const char* part) { return std::ranges::count(options.kept, part) != 0; };
    simplify_options& what = options.all.what;
    what.keep_comments = keeps("comments");
    what.keep_variations = keeps("variations");
    what.keep_ratings = keeps("ratings");
    what.keep_letters = keeps("letters");
    what.variation = read_variation(options.variation);
    if (what.keep_variations && options.all.splits_variations)
        throw input_error("--split-variations writes the variations as games, so --keep variations says the "
                          "opposite");
    if (what.keep_variations && !what.variation.empty())
        throw input_error("--variation writes one variation, so --keep variations says the opposite");
    if (what.first && what.last && *what.first > *what.last)
        throw input_error("--from " + std::to_string(*what.first) + " comes after --to " +
                          std::to_string(*what.last));
    return write_simplified(options.all);
}

} // namespace

void add_simplify(CLI::App* command, int& status) {
    auto options = std::make_shared<simplify_command_options>();
    command->footer(
        "Comments, variations and ratings are left out, and pieces get their standard letters, so that even\n"
        "the simplest reader of the format can follow the moves. Tags stay; the Id shows which variation\n"
        "or part of a game is written. A game with errors is fixed first, as by 'ctlpgn lint --fix', with a "
        "message;\n"
        "a game that still has syntax errors, or that would be read differently, is left out, with exit\n"
        "status 1.\n"
        "\n"
        "  ctlpgn simplify game.ctl-pgn\n"
        "  ctlpgn simplify --keep comments,ratings games/ -o games.ctl-pgn\n"
        "  ctlpgn simplify --reduced games.pgn\n"
        "  ctlpgn simplify --variation 4.1 game.ctl-pgn      variation 1 of move 4\n"
        "  ctlpgn simplify --variation 4.1/5.2 game.ctl-pgn  one inside it\n"
        "  ctlpgn simplify --split-variations game.pgn       each line of play as a game\n"
        "  ctlpgn simplify --from 20 --to 30 game.ctl-pgn    a part, with its position");
    add_files(*command, options->all.files);
    command->add_option("-o,--output", options->all.output_path, split_help);
    add_selection_options(*command, options->all.selection);
    auto* const keep =
        command->add_option("--keep", options->kept, "what to keep: comments, variations, ratings, letters")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->transform(one_of({"comments", "variations", "ratings", "letters"}));
    command
        ->add_flag("--reduced", options->all.what.reduced,
                   "PGN: write reduced export format, with seven tags")
        ->excludes(keep);
    add_number_option(
        *command, "--game", "only this game of each file: 1, 2, ...", {.least = 1, .most = largest_number},
        [options](std::uint64_t game) { options->all.game = static_cast<std::uint32_t>(game); });
    auto* const variation = command->add_option(
        "--variation", options->variation,
        "write this variation as the main line: 4.1 is the one of move 4 with the label 1, "
        "or else its first");
    const auto add_move = [command](const char* name, std::optional<std::uint32_t>& into, const char* help) {
        add_number_option(*command, name, help, {.most = largest_number},
                          [&into](std::uint64_t number) { into = static_cast<std::uint32_t>(number); });
    };
    command
        ->add_flag("--split-variations", options->all.splits_variations,
                   "write each variation as a game, too, after the game that has it")
        ->excludes(variation);
    add_move("--from", options->all.what.first, "the first move to write");
    add_move("--to", options->all.what.last, "the last move to write");
    command->add_flag("-q,--quiet", options->all.quiet, "do not report errors");
    add_format_flags(*command, options->all.style);
    add_byte_range_option(*command, options->all.bytes);
    add_file_patterns(*command, options->all.files);
    add_limit_options(*command, options->all.bounds);
    command->callback([options, &status] {
        check_output_name(options->all.output_path, std::array{output_kind{"", "a text of games"}});
        status = run_simplify(*options);
    });
}

} // namespace ctlpgn::cli
