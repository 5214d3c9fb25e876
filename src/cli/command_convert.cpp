#include "cli/commands.hpp"
#include "cli/complaints.hpp"
#include "cli/format_flags.hpp"
#include "cli/game_repair.hpp"
#include "cli/json_input.hpp"
#include "cli/json_run.hpp"
#include "cli/limit_options.hpp"
#include "cli/output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/letters.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct convert_options {
    json_run_options common; // also of what is written as CTL-PGN
    std::string from = "auto";
    std::string to;
    std::string letters;
    format_options how;
    bool force = false;
};

std::string names_of(std::span<const named_letters> sets) {
    std::string names;
    for (const named_letters& each : sets)
        names.append(names.empty() ? "" : ", ").append(each.name);
    return names;
}

class conversion {
  public:
    explicit conversion(const convert_options& options)
        : options_(options), inputs_(find_inputs(options.common.paths)), output_(options.common.output_path) {
    }

    int run() {
        check_json_inputs(inputs_, options_.common, options_.from);
        for (const input& file : inputs_)
            convert(file);
        output_.commit();
        return status_;
    }

  private:
    [[nodiscard]] format_options style() const {
        format_options how = options_.how;
        if (options_.letters.empty())
            return how;
        how.words.letters = find_letters(options_.letters);
        if (!how.words.letters)
            throw setting_error("\"" + options_.letters + "\" names no letters; write one of " +
                                names_of(letter_sets()) + ", or what a game would declare: A@J,T@R");
        return how;
    }

    void convert(const input& file) {
        format_summary seen;
        if (is_json(file, options_.from)) {
            seen = convert_json(file);
        } else {
            const auto source = file.open();
            seen = convert_text(*source, *file.written_in, file.name());
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
                const auto source = open_text(game.read->text);
                const std::string name =
                    file.name() + ", game " + std::to_string(game.number) + ", as CTL-PGN";
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
        std::uint64_t repaired = 0;
        format_summary seen = format_games(
            from, in, style(), options_.force ? faulty_games::mend : faulty_games::keep,
            [&](const formatted_game& game) {
                if (game.read == nullptr)
                    return;
                if (game.formatted)
                    write(game.after);
                else if (write_repaired(game, in, name))
                    ++repaired;
                else
                    why.add(game);
                if (!options_.common.quiet)
                    tell_contradictions(name, *game.read, in, options_.common.with);
            },
            options_.common.with);
        why.finish();
        seen.kept -= repaired;
        return seen;
    }

    // A game that leaves no doubt about what is meant once its faults are fixed. False if this is none.
    bool write_repaired(const formatted_game& faulty, const notation& in, const std::string& name) {
        const repaired_game repaired = repair(faulty.before, in, options_.common.with);
        if (repaired.fixes.empty())
            return false;
        std::vector<std::string> games;
        const auto source = open_text(repaired.text);
        const format_summary seen = format_games(
            *source, in, style(), faulty_games::keep,
            [&games](const formatted_game& each) {
                if (each.read != nullptr && each.formatted)
                    games.emplace_back(each.after);
            },
            options_.common.with);
        if (seen.kept != 0)
            return false;
        for (const std::string& each : games)
            write(each);
        if (!options_.common.quiet)
            tell_repairs(name, *faulty.read, repaired.fixes);
        return true;
    }

    // One blank line stands between games, whatever was left out.
    void write(std::string_view text) {
        if (any_)
            output_.write("\n");
        any_ = true;
        output_.write(text.substr(0, text.find_last_not_of('\n') + 1));
        output_.write("\n");
    }

    const convert_options& options_;
    std::vector<input> inputs_;
    output output_;
    bool any_ = false;
    int status_ = clean;
};

int run_convert(const convert_options& options) {
    if (options.to == "json") {
        const std::vector<input> inputs = find_inputs(options.common.paths);
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
        "  ctlpgn convert --to json game.ctl-pgn           as 'ctlpgn json'\n"
        "  ctlpgn convert game.json                        and back\n"
        "  ctlpgn json --lines games/ | jq -c 'select(.result == \"1-1\")' |\n"
        "      ctlpgn convert --from json -");
    command->add_option("FILE", options->common.paths,
                        "files, folders (searched for *.ctl-pgn), or - for standard input");
    command->add_option("-o,--output", options->common.output_path, "write to this file, all or nothing");
    command
        ->add_option(
            "--from", options->from,
            "what is read: ctl-pgn, catalan (its older dialect), json (also JSON Lines), or auto, the "
            "default: JSON if a file is called so")
        ->check(CLI::IsMember({"auto", "ctl-pgn", "catalan", "json"}));
    command->add_option("--to", options->to, "what is written: ctl-pgn (the default) or json")
        ->check(CLI::IsMember({"ctl-pgn", "json"}));
    auto* const letters = command->add_option(
        "--letters", options->letters,
        "letters of pieces: standard, those near a language (ca de en es fr it), FAN, or A@J,T@R");
    auto* const force =
        command->add_flag("--force", options->force,
                          "convert games with errors, too, where these leave no doubt what is meant");
    command->add_flag("-q,--quiet", options->common.quiet, "do not say why games are left out");
    add_format_flags(*command, options->how);
    add_json_flags(*command, options->common.shape);
    add_limit_options(*command, options->common.with);
    command->callback([options, letters, force, &status] {
        if (options->to == "json" && (letters->count() != 0 || force->count() != 0))
            throw setting_error("--letters and --force are about CTL-PGN, and JSON is to be written");
        status = run_convert(*options);
    });
}

} // namespace ctlpgn::cli
