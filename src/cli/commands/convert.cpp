#include "cli/commands.hpp"
#include "cli/games/game_repair.hpp"
#include "cli/games/json_run.hpp"
#include "cli/input/json_input.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/output/complaints.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/split_output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "format/joined_games.hpp"
#include "lint/fixes/repair.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct convert_options {
    json_run_options common; // also of what is written as text
    std::string from = "auto";
    std::string to;
    std::string letters;
    std::string moves;
    format_options how;
    bool force = false;
};

std::string names_of(const std::vector<std::string>& words) {
    std::string names;
    for (const std::string& each : words)
        names.append(names.empty() ? "" : ", ").append(each);
    return names;
}

std::string names_of(std::span<const named_letters> sets) {
    std::vector<std::string> names;
    for (const named_letters& each : sets)
        names.emplace_back(each.name);
    return names_of(names);
}

std::string letters_help() {
    std::string help;
    for (const notation* const in : notations())
        if (in->find_letters != nullptr)
            help.append("in ").append(in->name).append(" ").append(names_of(in->letter_sets)).append(", ");
    return help;
}

std::string moves_help() {
    std::string help;
    for (const notation* const in : notations())
        if (!in->move_forms.empty())
            help.append(help.empty() ? "in " : ", in ")
                .append(in->name)
                .append(" ")
                .append(names_of(std::vector<std::string>(in->move_forms.begin(), in->move_forms.end())));
    return help;
}

std::vector<std::string> written_forms() {
    std::vector<std::string> forms;
    for (const notation* const each : notations())
        forms.emplace_back(each->name);
    return forms;
}

std::vector<std::string> readable_forms() {
    std::vector<std::string> forms = written_forms();
    for (const notation* const each : notations())
        forms.insert(forms.end(), each->dialects.begin(), each->dialects.end());
    return forms;
}

std::vector<std::string> with_json(std::vector<std::string> forms, const char* another = nullptr) {
    forms.emplace_back("json");
    if (another != nullptr)
        forms.emplace_back(another);
    return forms;
}

// The notation of that name, or that has the dialect; null for what is none.
const notation* notation_of_form(const std::string& form) {
    for (const notation* const each : notations())
        if (each->name == form || std::ranges::find(each->dialects, form) != each->dialects.end())
            return each;
    return nullptr;
}

class conversion {
  public:
    explicit conversion(const convert_options& options)
        : options_(options),
          inputs_(find_inputs(options.common.paths, options.common.written_in, inputs_that_fail::stop,
                              {options.common.bytes, options.common.with})),
          output_(options.common.output_path), selection_(options.common.selection) {}

    int run() {
        const bool to_standard_output =
            options_.common.output_path.empty() || options_.common.output_path == "-";
        reading_progress shown(size_to_read(), to_standard_output);
        check_json_inputs(inputs_, options_.common, options_.from);
        for (const input& file : inputs_)
            convert(file);
        output_.commit();
        return status_;
    }

  private:
    // 0 where something may be read twice.
    [[nodiscard]] std::uint64_t size_to_read() const {
        const bool any =
            std::ranges::any_of(inputs_, [this](const input& each) { return is_json(each, options_.from); });
        return any ? 0 : total_size(inputs_);
    }

    [[nodiscard]] format_options style_in(const notation& in) const {
        format_options how = options_.how;
        if (!options_.moves.empty())
            how.words.moves = form_in(in);
        else
            written_.choose_moves(how, in);
        if (!options_.letters.empty())
            how.words.letters = letters_in(in);
        return how;
    }

    [[nodiscard]] std::string form_in(const notation& in) const {
        if (in.move_forms.empty())
            throw setting_error("moves of " + std::string(in.name) + " have one form alone");
        if (std::ranges::find(in.move_forms, options_.moves) == in.move_forms.end())
            throw setting_error(
                "\"" + options_.moves + "\" is no form of moves in " + std::string(in.name) +
                "; write one of " +
                names_of(std::vector<std::string>(in.move_forms.begin(), in.move_forms.end())));
        return options_.moves;
    }

    [[nodiscard]] std::string letters_in(const notation& in) const {
        if (in.find_letters == nullptr)
            throw setting_error("the letters of " + std::string(in.name) + " are always the same");
        const std::optional<std::string> letters = in.find_letters(options_.letters);
        if (!letters)
            throw setting_error("\"" + options_.letters + "\" names no letters of " + std::string(in.name) +
                                "; write one of " + names_of(in.letter_sets) +
                                ", or what a game would declare");
        return *letters;
    }

    void expect(const notation& in, const input& file) {
        one_notation_.add(in, file.name());
        if (!options_.to.empty() && in.name != options_.to)
            throw input_error(file.name() + " is in " + std::string(in.name) +
                              ", which cannot be written in " + options_.to);
    }

    void convert(const input& file) {
        file_ = file.name();
        format_summary seen;
        if (is_json(file, options_.from)) {
            seen = convert_json(file);
        } else {
            const recognised_text text = file.open_games();
            expect(*text.written_in, file);
            seen = convert_text(*text.source, *text.written_in, file.name());
        }
        if (seen.kept == 0)
            return;
        status_ = found;
        if (!options_.common.quiet)
            tell_kept(seen, file.name(), "is left out", "are left out");
    }

    // Each game is converted as the text that says the same.
    format_summary convert_json(const input& file) {
        format_summary seen;
        read_json_input(file, options_.common.with, [&](const json_game& game) {
            ++seen.games;
            if (game.read != nullptr) {
                expect(*game.written_in, file);
                const auto source = open_text(game.read->text);
                const std::string name = file.name() + ", game " + std::to_string(game.number) + ", as " +
                                         std::string(game.written_in->name);
                seen.kept += convert_text(*source, *game.written_in, name).kept;
                return;
            }
            ++seen.kept;
            if (!options_.common.quiet)
                say_unwritable(file.name(), game);
        });
        return seen;
    }

    format_summary convert_text(byte_source& from, const notation& in, const std::string& name) {
        complaints why(name, options_.common.quiet);
        std::uint64_t not_kept = 0;
        format_summary seen = format_games(
            from, in, style_in(in), options_.force ? faulty_games::format : faulty_games::keep,
            [&](const formatted_game& game) {
                if (game.read == nullptr)
                    return;
                if (!selection_.takes(*game.read, in)) {
                    not_kept += game.formatted ? 0U : 1U;
                    return;
                }
                if (game.formatted)
                    write(*game.read, in, game.after);
                else if (write_repaired(game, in, name))
                    ++not_kept;
                else
                    why.add(game);
                if (!options_.common.quiet)
                    tell_contradictions(name, *game.read, in, options_.common.with);
            },
            options_.common.with);
        why.finish();
        seen.kept -= not_kept;
        return seen;
    }

    // A game that leaves no doubt about what is meant once its faults are fixed. False if this is none.
    bool write_repaired(const formatted_game& faulty, const notation& in, const std::string& name) {
        const rewritten_game rewritten = rewrite(faulty.before, in, style_in(in), options_.common.with);
        for (const std::string& each : rewritten.texts)
            write(*faulty.read, in, each);
        if (rewritten.texts.empty())
            return false;
        if (!options_.common.quiet)
            tell_repairs(name, *faulty.read, rewritten.seen);
        return true;
    }

    // One empty line stands between games, whatever was left out, and what the file says once before the
    // first.
    void write(const game& read, const notation& in, std::string_view text) {
        const bool is_first = !output_.begin(read, in, file_);
        if (!is_first)
            output_.write("\n");
        output_.write(written_.add(text, in, is_first));
        output_.write("\n");
    }

    const convert_options& options_;
    std::vector<input> inputs_;
    split_output output_;
    game_selection selection_;
    std::string file_; // that is read
    single_notation one_notation_;
    layout::joined_games written_;
    int status_ = clean;
};

int run_convert(const convert_options& options) {
    if (options.to == "json") {
        const std::vector<input> inputs =
            find_inputs(options.common.paths, options.common.written_in, inputs_that_fail::stop,
                        {options.common.bytes, options.common.with});
        const bool any = std::ranges::any_of(
            inputs, [&options](const input& each) { return is_json(each, options.from); });
        return any ? run_json_again(options.common, options.from) : run_json(options.common);
    }
    return conversion(options).run();
}

} // namespace

void add_convert(CLI::App& program, int& status) {
    auto options = std::make_shared<convert_options>();
    CLI::App* const command = program.add_subcommand("convert", "Write games in another form");
    command->footer(
        "The older dialect of the Catalan document is read wherever it occurs, and the current one is\n"
        "written, in canonical form. What 'ctlpgn lint --fix' would fix is fixed, and that is said; a game\n"
        "that has errors of syntax even so is left out, with exit status 1. To JSON\n"
        "everything is converted, as 'ctlpgn json' does it. docs/convert.md tells the rest.\n"
        "\n"
        "  ctlpgn convert --letters FAN game.ctl-pgn       chess symbols for letters\n"
        "  ctlpgn convert --letters standard game.ctl-pgn  the letters of the standard\n"
        "  ctlpgn convert --letters en games/ -o english.ctl-pgn\n"
        "  ctlpgn convert --letters A@J,T@R game.ctl-pgn   these two, else the standard\n"
        "  ctlpgn convert --moves wxf game.ccf             a form of moves of xiangqi\n"
        "  ctlpgn convert --to json game.ctl-pgn           as 'ctlpgn json'\n"
        "  ctlpgn convert game.json                        and back\n"
        "  ctlpgn json --lines games/ | jq -c 'select(.result == \"1-1\")' |\n"
        "      ctlpgn convert --from json -");
    add_files(*command, options->common.paths);
    add_notation_option(*command, options->common.written_in);
    command->add_option("-o,--output", options->common.output_path, split_help);
    add_selection_options(*command, options->common.selection);
    command
        ->add_option("--from", options->from,
                     "what is read: json (also JSON Lines), a notation (" + names_of(readable_forms()) +
                         "), or auto, the default: JSON if a file has that name")
        ->check(CLI::IsMember(with_json(readable_forms(), "auto")));
    command
        ->add_option("--to", options->to,
                     "what is written: json, or the notation that is read, which is the default")
        ->check(CLI::IsMember(with_json(written_forms())));
    auto* const moves = command->add_option("--moves", options->moves, "the form of moves: " + moves_help());
    auto* const letters =
        command->add_option("--letters", options->letters,
                            "letters of pieces: " + letters_help() + "or what a game would declare");
    auto* const force =
        command->add_flag("--force", options->force,
                          "convert games with errors, too, where these leave no doubt what is meant");
    command->add_flag("-q,--quiet", options->common.quiet, "do not say why games are left out");
    add_format_flags(*command, options->how);
    add_json_flags(*command, options->common.shape);
    add_byte_range_option(*command, options->common.bytes);
    add_limit_options(*command, options->common.with);
    command->callback([options, letters, moves, force, &status] {
        if (options->to == "json" && letters->count() + moves->count() + force->count() != 0)
            throw setting_error(
                "--letters, --moves and --force are about games as text, and JSON is to be written");
        if (const notation* const read = notation_of_form(options->from)) {
            if (options->common.written_in != nullptr && options->common.written_in != read)
                throw setting_error("--from and --notation name two notations");
            options->common.written_in = read;
        }
        status = run_convert(*options);
    });
}

} // namespace ctlpgn::cli
