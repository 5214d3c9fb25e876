#include "cli/commands.hpp"
#include "cli/games/game_conversion.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/exclusions.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/split_output.hpp"
#include "ctlpgn/errors.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

std::string letters_help() {
    std::string help;
    for (const notation* const chosen : notations())
        if (chosen->find_letters != nullptr)
            help.append("in ")
                .append(chosen->name)
                .append(" ")
                .append(listed(chosen->letter_sets, &named_letters::name))
                .append(chosen->declares_letters ? ", or what a game would declare; " : "; ");
    if (!help.empty())
        help.resize(help.size() - 2);
    return help;
}

std::string moves_help() {
    std::string help;
    for (const notation* const chosen : notations())
        if (!chosen->move_forms.empty())
            help.append(help.empty() ? "in " : ", in ")
                .append(chosen->name)
                .append(" ")
                .append(listed(chosen->move_forms));
    return help;
}

std::vector<std::string> letter_names() {
    std::vector<std::string> names;
    for (const notation* const chosen : notations())
        for (const named_letters& each : chosen->letter_sets)
            if (std::ranges::find(names, each.name) == names.end())
                names.emplace_back(each.name);
    return names;
}

std::vector<std::string> move_names() {
    std::vector<std::string> names;
    for (const notation* const chosen : notations())
        names.insert(names.end(), chosen->move_forms.begin(), chosen->move_forms.end());
    return names;
}

std::vector<std::string_view> written_forms() {
    std::vector<std::string_view> forms;
    for (const notation* const each : notations())
        forms.emplace_back(each->name);
    for (const notation* const each : notations())
        for (const std::string_view dialect : each->written_dialects)
            if (std::ranges::find(forms, dialect) == forms.end())
                forms.push_back(dialect);
    return forms;
}

// What people call a notation by the names of its files, with the form of moves that these have.
struct file_kind {
    std::string_view name;
    std::string_view notation;
    std::string_view moves;
};
constexpr file_kind file_kinds[] = {{"wxf", "xiangqi", "wxf"}, {"ccf", "xiangqi", ""}};

std::vector<std::string_view> output_forms() {
    std::vector<std::string_view> forms = written_forms();
    for (const file_kind& each : file_kinds)
        if (find_notation(each.notation) != nullptr)
            forms.push_back(each.name);
    return forms;
}

void resolve_file_kind(convert_options& options) {
    const auto* const found = std::ranges::find(file_kinds, options.to, &file_kind::name);
    if (found == std::ranges::end(file_kinds))
        return;
    options.to = found->notation;
    if (options.moves.empty())
        options.moves = found->moves;
}

std::vector<std::string_view> readable_forms() {
    std::vector<std::string_view> forms = written_forms();
    for (const notation* const each : notations())
        forms.insert(forms.end(), each->dialects.begin(), each->dialects.end());
    return forms;
}

std::vector<std::string> with_json(std::span<const std::string_view> names, const char* another = nullptr) {
    std::vector<std::string> forms(names.begin(), names.end());
    forms.emplace_back("json");
    if (another != nullptr)
        forms.emplace_back(another);
    return forms;
}

constexpr std::pair<std::string_view, kept_comments> words_for_comments[] = {
    {"keep", kept_comments::all},
    {"commands", kept_comments::commands},
    {"text", kept_comments::text},
    {"none", kept_comments::none},
};

std::vector<std::string> comment_words() {
    std::vector<std::string> words;
    for (const auto& [word, kept] : words_for_comments)
        words.emplace_back(word);
    return words;
}

kept_comments comments_called(std::string_view word) {
    return std::ranges::find(words_for_comments, word, [](const auto& each) { return each.first; })->second;
}

// The notation with that name, or that has the dialect; null if there is none.
const notation* notation_of_form(const std::string& form) {
    for (const notation* const each : notations())
        if (each->name == form || std::ranges::find(each->dialects, form) != each->dialects.end())
            return each;
    return nullptr;
}

int run_convert(const convert_options& options) {
    if (options.to != "json" && is_called_as_json(options.common.output_path))
        throw setting_error("-o names a JSON file, and games are written as text; --to json writes JSON");
    if (options.to == "json")
        if (const std::string fault = fault_of_output_name(options.common.output_path, "JSON");
            !fault.empty())
            throw setting_error("-o: " + fault);
    if (options.to == "json")
        check_output_name(options.common.output_path, json_kinds);
    else
        check_output_name(options.common.output_path, std::array{output_kind{"", "a text of games"}});
    return options.to == "json" ? run_json(options.common, options.from) : write_games(options);
}

} // namespace

void add_convert(CLI::App* command, int& status) {
    auto options = std::make_shared<convert_options>();
    command->footer(
        "The older dialect of the Catalan document is read wherever it occurs, and the current one is\n"
        "written, in canonical form. A game with errors is fixed first, as by 'ctlpgn lint --fix', with a\n"
        "message; one that still has syntax errors is left out, with exit status 1. To JSON everything\n"
        "is converted, as with 'ctlpgn json'. docs/convert.md describes the rest.\n"
        "\n"
        "  ctlpgn convert --letters FAN game.ctl-pgn       chess symbols for letters\n"
        "  ctlpgn convert --letters standard game.ctl-pgn  the letters of the standard\n"
        "  ctlpgn convert --letters en games/ -o english.ctl-pgn\n"
        "  ctlpgn convert --letters A@J,T@R game.ctl-pgn   these two, else the standard\n"
        "  ctlpgn convert --moves wxf game.ccf             a form of moves of xiangqi\n"
        "  ctlpgn convert --encoding Latin-1 game.pgn      as the PGN standard requires\n"
        "  ctlpgn convert --to json game.ctl-pgn           as 'ctlpgn json'\n"
        "  ctlpgn convert game.json                        and back\n"
        "  ctlpgn json --lines games/ | jq -c 'select(.result == \"1-1\")' |\n"
        "      ctlpgn convert -");
    add_files(*command, options->common.files);
    command->add_option("-o,--output", options->common.output_path, split_help);
    add_selection_options(*command, options->common.selection);
    command
        ->add_option("--from", options->from,
                     "what is read: json (also JSON Lines), a notation (" + listed(readable_forms()) +
                         "), or auto, the default: JSON if a file has that name, or if the text is JSON")
        ->transform(one_of(with_json(readable_forms(), "auto")));
    command
        ->add_option(
            "--to", options->to,
            "what is written: json, the notation that is read, or for xiangqi also pgn, dhtmlxq, wxf or ccf; "
            "usually what is read")
        ->transform(one_of(with_json(output_forms())));
    auto* const moves = command->add_option("--moves", options->moves, "the form of moves: " + moves_help())
                            ->check(such_as(move_names()));
    auto* const letters =
        command->add_option("--letters", options->letters, "letters of pieces: " + letters_help())
            ->check(such_as(letter_names()));
    auto* const encoding =
        command->add_option("--encoding", options->encoding,
                            "the encoding of the output, such as Latin-1 or GB18030; UTF-8 by default");
    auto* const opening =
        command->add_flag("--add-opening", options->adds_opening,
                          "in pgn: write the tags ECO, Opening and Variation by the positions of each game");
    auto* const comments =
        command
            ->add_option_function<std::string>(
                "--comments",
                [options](const std::string& word) { options->comments = comments_called(word); },
                "which comments are written: keep (all, the default), commands (only what programs say to "
                "programs, such as "
                "clocks), text (everything else) or none")
            ->transform(one_of(comment_words()))
            ->type_name("PART");
    auto* const sort = command
                           ->add_option("--sort", options->sort,
                                        "the order of the games: tags and facts with commas between them, "
                                        "such as Date,Round; -WhiteElo: the highest first")
                           ->type_name("NAMES");
    auto* const force = command->add_flag("--force", options->force,
                                          "also convert games with errors that leave no doubt what is meant");
    command->add_flag("-q,--quiet", options->common.quiet, "do not report why games are left out");
    add_format_flags(*command, options->style);
    add_json_flags(*command, options->common.shape);
    for (CLI::Option* const each : add_check_flags(*command, options->common))
        each->group(json_group);
    add_job_option(*command, options->common.jobs.jobs, "threads that read and write games");
    add_byte_range_option(*command, options->common.bytes);
    add_file_patterns(*command, options->common.files);
    add_limit_options(*command, options->common.bounds);
    const std::vector<const CLI::Option*> of_text{letters, moves, encoding, opening, comments, sort, force};
    command->callback([options, command, of_text, &status] {
        resolve_file_kind(*options);
        if (options->to == "json") {
            constexpr const char* why = "is for output as text, and JSON is written";
            refuse_given(of_text, why);
            refuse_group(*command, format_group, why);
        } else {
            refuse_group(*command, json_group, "needs --to json");
        }
        if (const notation* const read = notation_of_form(options->from)) {
            if (options->common.files.written_in != nullptr && options->common.files.written_in != read)
                throw setting_error("--from and --notation name two notations");
            options->common.files.written_in = read;
        }
        status = run_convert(*options);
    });
}

} // namespace ctlpgn::cli
