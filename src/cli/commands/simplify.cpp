#include "ctlpgn/simplify.hpp"

#include "cli/commands.hpp"
#include "cli/games/formatted_faults.hpp"
#include "cli/games/game_remarks.hpp"
#include "cli/games/game_repair.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/games/game_series.hpp"
#include "cli/games/no_such_game.hpp"
#include "cli/input/sure_encoding.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/complaints.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "cli/output/split_output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/text_report.hpp"
#include "format/harmless.hpp"
#include "format/second_reading.hpp"
#include "format/text_alone.hpp"
#include "lint/fixes/repair.hpp"
#include "text/sources/decoded_source.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

constexpr std::uint64_t largest_number = std::numeric_limits<std::uint32_t>::max();

struct simplify_command_options {
    input_choice files;
    std::string output_path;
    selection_options selection;
    std::vector<std::string> kept;
    std::string variation;
    simplify_options what;
    format_settings style;
    limits bounds;
    std::optional<byte_range> bytes;
    std::uint32_t game = 0; // 0: all
    bool splits_variations = false;
    bool quiet = false;
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

// Diagnostics about text that is in no game.
std::vector<diagnostic> between_games(const game_reader& reader, const notation& chosen) {
    std::vector<diagnostic> about_it;
    std::ranges::copy_if(reader.diagnostics(), std::back_inserter(about_it),
                         [&](const diagnostic& each) { return layout::is_between_games(each.id, chosen); });
    return about_it;
}

game_reader::review review_in(const notation& chosen) {
    return [&chosen](const game& record, std::vector<finding>& findings) {
        layout::find_swallowed_text(chosen, record, findings);
    };
}

class simplify_run {
  public:
    explicit simplify_run(const simplify_command_options& options)
        : options_(options), inputs_(find_inputs(options.files, {options.bytes, options.bounds})),
          output_(options.output_path,
                  [this](const std::string& path) { check_not_written_over(inputs_, path); }),
          selection_(options.selection), written_(output_, options.bounds, options.quiet) {}

    int run() {
        reading_progress shown(total_size(inputs_),
                               options_.output_path.empty() || options_.output_path == "-");
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { simplify_file(each); });
        if (reading.failed())
            status_ = failed;
        if (reading.has_result(any_games_))
            output_.commit();
        selection_.report_unknown_tags();
        if (!options_.quiet)
            selection_.report_repeated_games();
        return status_;
    }

  private:
    void simplify_file(const input& file) {
        const recognised_text text = file.open_games();
        chosen_ = text.written_in;
        if (!output_.splits())
            one_notation_.add(*chosen_, file.name());
        decoded_source decoded(*text.source, *chosen_);
        game_reader reader(decoded, *chosen_, options_.bounds, check_level::syntax, review_in(*chosen_));
        std::uint32_t games = 0;
        complaints left_out(file.name(), options_.quiet);
        fixed_ = {};
        remarks_ = {};
        fixed_.leave_out_marks();
        reader.choose([&](const game& each) {
            check_encoding_is_sure(decoded.other_encoding().value_or(text_encoding::utf8), file.name());
            if (++games != options_.game && options_.game != 0)
                return game_wish::pass_over;
            const game_wish wish = selection_.wish_for(each, *chosen_);
            return wish == game_wish::stop && options_.game != 0 ? game_wish::pass_over : wish;
        });
        while (const game* const read = reader.next()) {
            if (simplify_game(file, reader, *read))
                left_out.add_left_out(between_games(reader, *chosen_), reader);
        }
        if (options_.game == 0)
            add_what_follows(reader, left_out);
        left_out.finish();
        if (!options_.quiet) {
            fixed_.report(file.name(), "simplifying fixes");
            remarks_.report(file.name());
        }
        if (games == 0 && left_out.left_out() && !options_.quiet)
            complain(file.name() + " has no games");
        if (games >= options_.game)
            return;
        status_ = failed;
        complain(no_such_game(file.name(), options_.game, games));
    }

    void add_what_follows(const game_reader& after, complaints& left_out) const {
        const std::vector<diagnostic> about_it = between_games(after, *chosen_);
        formatted_game rest;
        rest.before = after.rest();
        rest.left_out = about_it;
        rest.reader = &after;
        left_out.add_left_out(rest);
    }

    // Whether it is written.
    bool simplify_game(const input& file, const game_reader& reader, const game& read) {
        const bool faulty = has_errors(reader);
        const bool is_repaired_first = faulty || lacks_number(read);
        std::string wrong = "it has errors";
        bool written = is_repaired_first && write_repaired(file, read);
        if (!written && !faulty) {
            wrong = write(file, read, reader);
            written = wrong.empty() || (!is_repaired_first && write_repaired(file, read));
        }
        if (written) {
            if (!options_.quiet)
                remarks_.add_contradictions(read, *chosen_, options_.bounds);
            return true;
        }
        status_ = std::max(status_, found);
        if (options_.quiet)
            return false;
        if (faulty)
            report_errors(file, reader);
        complain(file.name(), "game " + std::to_string(read.index) + " is left out: " + wrong);
        return false;
    }

    static bool has_errors(const game_reader& after) {
        return std::ranges::any_of(after.diagnostics(),
                                   [](const diagnostic& each) { return each.severity == level::error; });
    }

    // Whether the first move has no number to write.
    static bool lacks_number(const game& record) {
        const node first = record.main_line.first_ply;
        return first != no_node && record.plies[first].number == 0 && !record.plies[first].number_unknown;
    }

    void report_errors(const input& file, const game_reader& reader) const {
        for (const diagnostic& each : reader.diagnostics())
            if (each.severity == level::error)
                say(text_report(each, file.name(), reader.source_line(each)));
    }

    // A game that has no errors once its faults are fixed. False if it still has some.
    bool write_repaired(const input& file, const game& faulty) {
        const repaired_game repaired =
            repair(layout::text_alone(faulty, *chosen_), *chosen_, options_.bounds);
        if (!repaired.seen.changed)
            return false;
        const auto source = open_text(repaired.text);
        game_reader reader(*source, *chosen_, options_.bounds, check_level::syntax, review_in(*chosen_));
        const game* const read = reader.next();
        if (read == nullptr || has_errors(reader) || reader.has_more() || !write(file, *read, reader).empty())
            return false;
        if (!options_.quiet)
            report_repairs(file.name(), faulty, repaired.seen);
        return true;
    }

    // Why it was not written; empty if it was.
    std::string write(const input& file, const game& read, const game_reader& reader) {
        std::string wrong = write_line(file, read, reader, options_.what);
        if (wrong.empty() && options_.splits_variations)
            write_variations(file, read, reader);
        return wrong;
    }

    // Each as a game, with the moves that lead to it.
    void write_variations(const input& file, const game& read, const game_reader& reader) {
        simplify_options what = options_.what;
        for (what.line = 0; what.line != read.variations.size(); ++what.line) {
            const variation& each = read.variations[what.line];
            const std::string wrong =
                each.line.first_ply == no_node ? std::string() : write_line(file, read, reader, what);
            if (wrong.empty())
                continue;
            status_ = std::max(status_, found);
            if (!options_.quiet)
                complain(file.name(), "game " + std::to_string(read.index) + ": variation " +
                                          std::to_string(what.line + 1) + " is left out: " + wrong);
        }
    }

    std::string write_line(const input& file, const game& read, const game_reader& reader,
                           const simplify_options& what) {
        if (chosen_->simplify == nullptr)
            return "games in " + std::string(chosen_->name) + " have no simpler form";
        if (what.reduced &&
            std::ranges::find(chosen_->profiles, "reduced", &lint_profile::name) == chosen_->profiles.end())
            throw setting_error("--reduced is not for " + std::string(chosen_->name) +
                                ", which has no reduced format");
        std::string wrong = chosen_->simplify(read, what, made_);
        if (wrong.empty())
            wrong = lost_rating(read, reader);
        if (!wrong.empty())
            return wrong;
        format_options options;
        apply(options_.style, options);
        options.words.letters = made_.format.words.letters;
        written_.choose_form(options, *chosen_);
        // Its text includes the preamble of its file, and is read again without that file.
        made_.tree.index = 1;
        text_.clear();
        game_formatter(*chosen_, options).write(made_.tree, text_);
        layout::second_reading again(*chosen_, options.words, options_.bounds);
        wrong = again.difference(made_.tree, text_, true);
        if (!wrong.empty())
            return "its text would be read differently: " + wrong;
        const std::string_view parted = written_.begin(read, *chosen_, file.name(), text_);
        if (parted.empty())
            return std::string("it ") + runs_on;
        output_.write(parted);
        any_games_ = true;
        again.codes_found(left_);
        formatted_game simplified;
        simplified.read = &read;
        simplified.before = read.text;
        simplified.after = text_;
        simplified.left = left_;
        simplified.found = reader.diagnostics();
        simplified.reader = &reader;
        fixed_.add(simplified, *chosen_);
        if (!options_.quiet && !made_.note.empty())
            complain(file.name(), "game " + std::to_string(read.index) + ": " + made_.note);
        if (!options_.quiet)
            remarks_.add_changed_marks(read, again.changed_marks());
        if (options_.what.keep_comments && !options_.quiet)
            report_lost_references(file.name(), read, again.read_again(), *chosen_, options_.bounds);
        return {};
    }

    // Where ratings are kept: a rating that is not a glyph of the tree, such as $0 where there is none, would
    // be lost.
    [[nodiscard]] std::string lost_rating(const game& read, const game_reader& reader) const {
        if (!options_.what.keep_ratings)
            return {};
        const std::vector<node> written = written_main_line();
        const auto is_written = [&](node asked) {
            return options_.what.keep_variations ? asked != no_node
                                                 : std::ranges::binary_search(written, asked);
        };
        for (const diagnostic& each : reader.diagnostics()) {
            if (each.begin < read.offset || layout::is_in_tree(each, read, *chosen_, layout::letters::kept))
                continue;
            const auto begin = static_cast<std::uint32_t>(each.begin - read.offset);
            const std::string_view text =
                read.raw({begin, static_cast<std::uint32_t>(each.end - read.offset)});
            if (text.starts_with('$') && is_written(ply_around(read, begin)) &&
                comment_around(read, {begin, begin + 1}) == nullptr)
                return "\"" + std::string(text) + "\" is not a rating that can be kept";
        }
        return {};
    }

    // The plies of the game that are also in the main line of the simplified game, in order.
    [[nodiscard]] std::vector<node> written_main_line() const {
        std::vector<node> plies;
        for (node at = made_.tree.main_line.first_ply; at != no_node; at = made_.tree.plies[at].next)
            plies.push_back(at);
        return plies;
    }

    const simplify_command_options& options_;
    std::vector<input> inputs_;
    split_output output_;
    game_selection selection_;
    const notation* chosen_ = nullptr; // of the file that is read
    single_notation one_notation_;
    simplified_game made_;
    game_series written_;
    std::string text_;
    std::vector<code> left_; // what is found in it
    formatted_faults fixed_; // in the file that is read
    game_remarks remarks_;   // about the games of the file
    bool any_games_ = false; // whether any games are written
    int status_ = clean;
};

int run_simplify(simplify_command_options& options) {
    const auto keeps = [&options](const char* part) { return std::ranges::count(options.kept, part) != 0; };
    options.what.keep_comments = keeps("comments");
    options.what.keep_variations = keeps("variations");
    options.what.keep_ratings = keeps("ratings");
    options.what.keep_letters = keeps("letters");
    options.what.variation = read_variation(options.variation);
    if (options.what.keep_variations && options.splits_variations)
        throw input_error("--split-variations writes the variations as games, so --keep variations says the "
                          "opposite");
    if (options.what.keep_variations && !options.what.variation.empty())
        throw input_error("--variation writes one variation, so --keep variations says the opposite");
    if (options.what.first && options.what.last && *options.what.first > *options.what.last)
        throw input_error("--from " + std::to_string(*options.what.first) + " comes after --to " +
                          std::to_string(*options.what.last));
    return simplify_run(options).run();
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
    add_files(*command, options->files);
    command->add_option("-o,--output", options->output_path, split_help);
    add_selection_options(*command, options->selection);
    auto* const keep =
        command->add_option("--keep", options->kept, "what to keep: comments, variations, ratings, letters")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->transform(one_of({"comments", "variations", "ratings", "letters"}));
    command->add_flag("--reduced", options->what.reduced, "PGN: write reduced export format, with seven tags")
        ->excludes(keep);
    add_number_option(*command, "--game", "only this game of each file: 1, 2, ...",
                      {.least = 1, .most = largest_number},
                      [options](std::uint64_t game) { options->game = static_cast<std::uint32_t>(game); });
    auto* const variation = command->add_option(
        "--variation", options->variation,
        "write this variation as the main line: 4.1 is the one of move 4 with the label 1, "
        "or else its first");
    const auto add_move = [command](const char* name, std::optional<std::uint32_t>& into, const char* help) {
        add_number_option(*command, name, help, {.most = largest_number},
                          [&into](std::uint64_t number) { into = static_cast<std::uint32_t>(number); });
    };
    command
        ->add_flag("--split-variations", options->splits_variations,
                   "write each variation as a game, too, after the game that has it")
        ->excludes(variation);
    add_move("--from", options->what.first, "the first move to write");
    add_move("--to", options->what.last, "the last move to write");
    command->add_flag("-q,--quiet", options->quiet, "do not report errors");
    add_format_flags(*command, options->style);
    add_byte_range_option(*command, options->bytes);
    add_file_patterns(*command, options->files);
    add_limit_options(*command, options->bounds);
    command->callback([options, &status] {
        check_output_name(options->output_path, std::array{output_kind{"", "a text of games"}});
        status = run_simplify(*options);
    });
}

} // namespace ctlpgn::cli
