#include "cli/options/notation_option.hpp"

#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/resumed_source.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

std::vector<std::string> notation_names() {
    std::vector<std::string> all;
    for (const notation* const each : notations())
        all.emplace_back(each->name);
    return all;
}

std::string file_patterns(const notation* only) {
    std::vector<std::string> all;
    const auto add = [&all](std::string_view extension) {
        if (std::string pattern = "*" + std::string(extension); std::ranges::find(all, pattern) == all.end())
            all.push_back(std::move(pattern));
    };
    for (const notation* const each : notations())
        if (only == nullptr || only == each)
            add(each->extension);
    // A file with one of these may be in any notation.
    for (const notation* const each : notations())
        for (const std::string_view shared : each->shared_extensions)
            add(shared);
    return listed(all);
}

void add_notation_option(CLI::App& command, const notation*& chosen) {
    add_notation_option(command, chosen, "the notation of the games, whatever files are called");
}

void add_notation_option(CLI::App& command, const notation*& chosen, const std::string& help) {
    command
        .add_option_function<std::string>(
            "--notation", [&chosen](const std::string& name) { chosen = find_notation(name); },
            help + ": " + listed(notation_names()))
        ->transform(one_of(notation_names()))
        ->type_name("NAME");
}

CLI::Option* add_files(CLI::App& command, std::vector<std::string>& output) {
    return command.add_option("FILE", output,
                              "files, folders (searched for " + file_patterns() +
                                  ", compressed or not), or - for standard input; without FILE standard "
                                  "input, unless that is a terminal");
}

recognised_text recognise(std::unique_ptr<byte_source> text, const std::string& name) {
    const notation* const usual = notations().front();
    std::string beginning = read_beginning(*text);
    if (is_json_of_games(beginning))
        throw input_error(name + " is JSON, not a file of games; 'ctlpgn convert' writes them as text");
    if (notations().size() == 1)
        return {std::make_unique<resumed_source>(std::move(beginning), std::move(text)), usual};
    const notation* const guessed = likeliest_of_file(beginning, name);
    if (guessed == nullptr)
        complain(name, "the notation is not recognised, so this is read as " + std::string(usual->name) +
                           "; --notation says which it is");
    return {std::make_unique<resumed_source>(std::move(beginning), std::move(text)),
            guessed == nullptr ? usual : guessed};
}

void single_notation::add(const notation& chosen, const std::string& file) {
    if (chosen_ == nullptr) {
        chosen_ = &chosen;
        first_ = file;
    }
    if (chosen_ != &chosen)
        throw input_error(first_ + " is in " + std::string(chosen_->name) + " and " + file + " in " +
                          std::string(chosen.name) +
                          ", and one output can hold only one notation; --notation takes the files of one");
}

} // namespace ctlpgn::cli
