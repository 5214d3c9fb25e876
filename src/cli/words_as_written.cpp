#include "cli/words_as_written.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string_view>
#include <utility>

namespace ctlpgn::cli {

namespace {

// A word that begins with it gets another one.
constexpr char mark = '\x1f';

bool needs_mark(std::string_view word) {
    return word.starts_with(mark) || (word.starts_with('[') && word.ends_with(']'));
}

// Where the value begins: after the name of the option in the word, or at its beginning.
std::size_t value_in(std::string_view word, bool options_ended) {
    const std::size_t equals = word.find('=');
    return !options_ended && word.starts_with("--") && equals != std::string_view::npos ? equals + 1 : 0;
}

std::string marked(std::string_view word, bool options_ended) {
    const std::size_t value = value_in(word, options_ended);
    std::string result(word);
    if (needs_mark(word.substr(value)))
        result.insert(value, 1, mark);
    return result;
}

} // namespace

std::vector<std::string> mark_brackets(std::span<const char* const> words) {
    std::vector<std::string> result;
    bool options_ended = false;
    for (const std::string_view each : words) {
        result.push_back(marked(each, options_ended));
        options_ended = options_ended || each == "--";
    }
    return result;
}

void take_words_as_written(CLI::App& program) {
    const CLI::Validator without_mark(
        [](std::string& word) {
            word = as_written(std::move(word));
            return std::string();
        },
        "");
    for (CLI::Option* const each : program.get_options())
        if (each->get_items_expected_max() != 0)
            each->transform(without_mark);
    for (CLI::App* const each : program.get_subcommands([](const CLI::App*) { return true; }))
        take_words_as_written(*each);
}

std::string as_written(std::string word) {
    if (word.starts_with(mark))
        word.erase(0, 1);
    return word;
}

} // namespace ctlpgn::cli
