#include "cli/commands.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/table/asked_line.hpp"
#include "ctlpgn/errors.hpp"
#include "emit/report/explored_position.hpp"
#include "table/position_database.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

using tables::position_database;

struct explore_options {
    std::string database;
    asked_line_options asked;
    std::optional<std::uint64_t> games;
    std::string format = "text";
    std::string output_path;
};

struct counted_line {
    asked_line line;
    std::vector<position_database::count> counts;
};

// Of the notations that can read what is asked for, the one of the games; the first if no game has it.
counted_line find_in_database(const explore_options& options, const position_database& database) {
    std::vector<counted_line> all;
    for (asked_line& each : find_lines(options.asked)) {
        std::vector<position_database::count> counts = database.counts_at(each.hash);
        all.push_back({std::move(each), std::move(counts)});
    }
    const auto has_games = [](const counted_line& each) { return !each.counts.empty(); };
    const auto found = std::ranges::find_if(all, has_games);
    if (found == all.end())
        return std::move(all.front());
    if (const auto other = std::find_if(std::next(found), all.end(), has_games); other != all.end())
        throw input_error(options.database + " has games of " + std::string(found->line.written_in->name) +
                          " and " + std::string(other->line.written_in->name) +
                          "; choose one with --notation");
    return std::move(*found);
}

std::vector<emit::explored_move> moves_of(const counted_line& found,
                                          const std::map<std::string, std::string>& texts,
                                          emit::result_counts& ended) {
    std::vector<emit::explored_move> moves;
    for (const position_database::count& each : found.counts) {
        if (each.move.empty()) {
            ended.add(each.result, each.games);
            continue;
        }
        auto known = std::ranges::find(moves, each.move, &emit::explored_move::coordinates);
        if (known == moves.end()) {
            const auto text = texts.find(each.move);
            known =
                moves.insert(moves.end(), {text == texts.end() ? each.move : text->second, each.move, {}});
        }
        known->results.add(each.result, each.games);
    }
    std::ranges::sort(moves, [](const emit::explored_move& left, const emit::explored_move& right) {
        const std::uint64_t more = left.results.games();
        const std::uint64_t fewer = right.results.games();
        return more != fewer ? more > fewer : left.text < right.text;
    });
    return moves;
}

std::vector<emit::explored_game> games_of(const counted_line& found,
                                          const std::map<std::string, std::string>& texts,
                                          const position_database& database, std::uint64_t most) {
    std::vector<emit::explored_game> games;
    for (position_database::found_game& each : database.games_at(found.line.hash, most)) {
        const auto text = texts.find(each.move);
        games.push_back({.game = each.game,
                         .file = std::move(each.file),
                         .white = std::move(each.white),
                         .black = std::move(each.black),
                         .result = std::move(each.result),
                         .date = std::move(each.date),
                         .event = std::move(each.event),
                         .ply = each.ply,
                         .move = text == texts.end() ? std::move(each.move) : text->second});
    }
    return games;
}

void check_is_file(const std::string& path) {
    std::error_code error;
    const auto found = std::filesystem::status(path, error);
    if (found.type() == std::filesystem::file_type::not_found)
        throw input_error("cannot open " + path + ": No such file or directory");
    if (found.type() == std::filesystem::file_type::directory)
        throw input_error("cannot read " + path + ": it is a folder, not a database");
}

int explore(const explore_options& options) {
    check_is_file(options.database);
    const position_database database(options.database);
    const counted_line found = find_in_database(options, database);
    const std::map<std::string, std::string> texts =
        found.counts.empty() ? std::map<std::string, std::string>() : texts_of_plies(found.line);
    emit::explored_position shown;
    shown.written_in = found.line.written_in;
    shown.text = found.line.position;
    shown.opening = found.line.opening;
    shown.moves = moves_of(found, texts, shown.ended);
    if (options.games)
        shown.games = games_of(found, texts, database, *options.games);
    output stream(options.output_path);
    stream.write(options.format == "json" ? shown.as_json() : shown.as_text());
    stream.commit();
    return clean;
}

} // namespace

void add_explore(CLI::App* command, int& status) {
    auto options = std::make_shared<explore_options>();
    command->footer("The database is one that 'ctlpgn table --rows positions' has written. docs/table.md "
                    "describes it.\n"
                    "\n"
                    "  ctlpgn table --rows positions games/ -o openings.sqlite\n"
                    "  ctlpgn explore openings.sqlite\n"
                    "  ctlpgn explore openings.sqlite --moves '1. e4 c5'\n"
                    "  ctlpgn explore openings.sqlite --games 20 --position \\\n"
                    "    'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'");
    command->add_option("DATABASE", options->database, "a database of positions")->required();
    auto* const position =
        command->add_option("--position", options->asked.position,
                            "a position as text, such as FEN; by default that which games begin with");
    command
        ->add_option("--moves", options->asked.moves, "the position after these moves, with or without tags")
        ->excludes(position);
    add_notation_option(*command, options->asked.written_in, "the notation of the position or the moves");
    add_number_option(*command, "--games", "also list up to N of the games", {.least = 1},
                      [options](std::uint64_t most) { options->games = most; });
    command->add_option("--output-format", options->format, "text or json")
        ->transform(one_of({"text", "json"}))
        ->capture_default_str();
    add_output_option(*command, options->output_path, "a table of counts");
    command->callback([options, &status] {
        check_output_name(
            options->output_path,
            std::array{output_kind{"text", "a table as text"}, output_kind{"json", "JSON", {".json"}}},
            options->format);
        status = explore(*options);
    });
}

} // namespace ctlpgn::cli
