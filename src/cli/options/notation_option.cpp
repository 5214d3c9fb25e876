#include "cli/options/notation_option.hpp"

#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"
#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/binary_records.hpp"
#include "text/sources/resumed_source.hpp"
#include "text/utf8.hpp"

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
    for (const record_format& each : record_formats())
        if (each.text_of != nullptr && (only == nullptr || only == each.written_in))
            add(each.extension);
    // A file with one of these may be in any notation.
    for (const notation* const each : notations())
        for (const std::string_view shared : each->shared_extensions)
            add(shared);
    return listed(all);
}

void add_notation_option(CLI::App& command, const notation*& chosen) {
    add_notation_option(command, chosen, "the notation of the games, regardless of file names");
}

void add_notation_option(CLI::App& command, const notation*& chosen, const std::string& help) {
    command
        .add_option_function<std::string>(
            "--notation", [&chosen](const std::string& name) { chosen = find_notation(name); },
            help + ": " + listed(notation_names()))
        ->transform(one_of(notation_names()))
        ->type_name("NAME");
}

recognised_text recognise(std::unique_ptr<byte_source> text, const std::string& name) {
    const notation* const usual = notations().front();
    std::string beginning = read_beginning(*text);
    if (is_json_of_games(beginning))
        throw input_error(name + " is JSON, not a file of games; 'ctlpgn convert' writes them as text");
    if (notations().size() == 1)
        return {std::make_unique<resumed_source>(std::move(beginning), std::move(text)), usual};
    const notation* const guessed = likeliest_of_file(beginning, name);
    const bool is_blank =
        utf8::without_byte_order_mark(beginning).find_first_not_of(white_space) == std::string_view::npos;
    if (guessed == nullptr && !is_blank)
        throw input_error("cannot read " + name +
                          ": it is in no notation that is recognised; --notation says "
                          "which of them it is in: " +
                          listed(notation_names()));
    return {std::make_unique<resumed_source>(std::move(beginning), std::move(text)),
            guessed == nullptr ? usual : guessed};
}

void single_notation::add(const notation& chosen, const std::string& file) {
    if (chosen_ == nullptr) {
        chosen_ = &chosen;
        first_ = file;
    }
    if (chosen_ != &chosen)
        throw setting_error(first_ + " is in " + std::string(chosen_->name) + " and " + file + " in " +
                            std::string(chosen.name) +
                            ", and one output can hold only one notation; --notation takes the files of one");
}

} // namespace ctlpgn::cli
