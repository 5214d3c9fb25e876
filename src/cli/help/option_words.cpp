#include "cli/help/option_words.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace ctlpgn::cli {

namespace {

struct value_word {
    std::string_view option;
    std::string_view word;
};

// What the values of options are called.
constexpr value_word value_words[] = {
    {"add-ignore", "REASON"},
    {"case", "PATTERN"},
    {"color", "WHEN"},
    {"config", "FILE"},
    {"corpus", "FOLDER"},
    {"decoder", "COMMAND"},
    {"exclude", "PATTERNS"},
    {"extend-select", "CODES"},
    {"fixable", "CODES"},
    {"ignore", "CODES"},
    {"include", "PATTERNS"},
    {"keep", "PARTS"},
    {"letters", "SET"},
    {"level", "LEVEL"},
    {"linter", "COMMAND"},
    {"output", "FILE"},
    {"output-format", "FORMAT"},
    {"ply", "PLY"},
    {"profile", "PROFILE"},
    {"role", "ROLE"},
    {"section", "NAME"},
    {"select", "CODES"},
    {"severity", "CODE=LEVEL"},
    {"skip-list", "FILE"},
    {"stdin-filename", "NAME"},
    {"to", "FORMAT"},
    {"tolerant", "COMMAND"},
    {"unfixable", "CODES"},
    {"unpack", "FOLDER"},
    {"variation", "VARIATION"},
    {"from", "FORMAT"},
    {"where", "CONDITION"},
    {"reaches", "POSITION"},
    {"moves", "FORM"},
    {"language", "LANGUAGE"},
    {"title", "TITLE"},
    {"arrow", "PLACES"},
    {"mark", "PLACES"},
    {"tag", "NAME"},
    {"theme", "THEME"},
    {"encoding", "NAME"},
};

// Former names of options. They are still accepted, but not shown.
constexpr std::string_view former_names[] = {"format", "pdtl", "output"};

bool is_former(const CLI::Option& option, const std::string& name) {
    return option.get_lnames().size() > 1 && std::ranges::find(former_names, name) != std::end(former_names);
}

// The library for command lines calls types "TEXT", and adds what they may be after a colon.
std::string value_name(const CLI::Option& option) {
    if (option.get_items_expected_max() == 0)
        return {};
    const std::string type = option.get_type_name();
    const std::string name = type.substr(0, type.find(':'));
    const auto* const found =
        option.get_lnames().empty() || name != "TEXT"
            ? std::end(value_words)
            : std::ranges::find(value_words, option.get_lnames().front(), &value_word::option);
    return found == std::end(value_words) ? name : std::string(found->word);
}

// That library says them as "TEXT:{auto,always,never}".
std::vector<std::string> choices_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t begin = type.find(":{");
    const std::size_t end = type.find('}');
    std::vector<std::string> choices;
    if (begin == std::string::npos || end == std::string::npos)
        return choices;
    std::string_view rest = std::string_view(type).substr(begin + 2, end - begin - 2);
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        choices.emplace_back(rest.substr(0, comma));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return choices;
}

void add_group(command_words& words, const std::string& title,
               const std::vector<const CLI::Option*>& options) {
    if (options.empty())
        return;
    option_group& group = words.groups.emplace_back();
    group.title = title;
    for (const CLI::Option* const each : options)
        group.options.push_back(words_of(*each));
}

} // namespace

std::string term_of(const option_words& option) {
    std::string term;
    for (const std::string& each : option.names)
        term.append(term.empty() ? "" : ", ").append(each);
    if (!option.value.empty())
        term.append(" ").append(option.value);
    return term;
}

std::string usage_of(const command_words& command) {
    std::string usage = "ctlpgn " + (command.name.empty() ? "COMMAND" : command.name) + " [OPTION]...";
    for (const option_words& each : command.arguments) {
        const std::string name = each.names.front() + (each.repeated ? "..." : "");
        usage.append(" ").append(each.required ? name : "[" + name + "]");
    }
    return usage;
}

std::vector<text_part> parts_of(std::string_view text) {
    std::vector<text_part> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const bool as_it_is = line.empty() || line.front() == ' ';
        if (as_it_is || parts.empty() || parts.back().as_it_is)
            parts.push_back({std::string(line), as_it_is});
        else
            parts.back().text.append(" ").append(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

option_words words_of(const CLI::Option& option) {
    option_words words;
    words.argument = option.get_positional();
    words.required = option.get_required();
    words.repeated = option.get_items_expected_max() > 1;
    words.choices = choices_of(option);
    words.written = option.get_description();
    if (!option.get_default_str().empty() && words.written.find("default") == std::string::npos)
        words.written += " (default: " + option.get_default_str() + ")";
    if (words.argument) {
        words.names.push_back(option.get_name(true));
        return words;
    }
    for (const std::string& each : option.get_snames())
        words.names.push_back("-" + each);
    for (const std::string& each : option.get_lnames())
        if (!is_former(option, each))
            words.names.push_back("--" + each);
    words.value = value_name(option);
    return words;
}

command_words words_of(const CLI::App& command) {
    command_words words;
    words.name = command.get_parent() == nullptr ? "" : command.get_name();
    words.written = command.get_description();
    words.notes = command.get_footer();
    for (const CLI::Option* const each :
         command.get_options([](const CLI::Option* option) { return option->get_positional(); }))
        words.arguments.push_back(words_of(*each));
    for (const std::string& group : command.get_groups())
        add_group(words, group, command.get_options([&group](const CLI::Option* option) {
            return option->get_group() == group && !option->get_positional();
        }));
    // Options that exclude each other are a part without a name.
    for (const CLI::App* const each : command.get_subcommands([](const CLI::App*) { return true; }))
        if (each->get_name().empty())
            add_group(words, each->get_group(), each->get_options());
    return words;
}

std::vector<command_words> all_command_words(const CLI::App& program) {
    std::vector<command_words> all = {words_of(program)};
    for (const CLI::App* const each : program.get_subcommands([](const CLI::App*) { return true; }))
        all.push_back(words_of(*each));
    return all;
}

} // namespace ctlpgn::cli
