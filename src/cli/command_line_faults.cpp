#include "cli/command_line_faults.hpp"

#include "cli/program.hpp"
#include "cli/usual_words.hpp"
#include "cli/words_as_written.hpp"
#include "lint/did_you_mean.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

namespace ctlpgn::cli {

namespace {

// The option in a word of the command line.
struct written_option {
    const CLI::Option* option = nullptr; // null: unknown, or the word goes on with flags
    std::string name;                    // as it is written
    std::optional<std::string_view> value;
    bool is_short = false;
};

bool takes_value(const CLI::Option& option) {
    return option.get_items_expected_max() != 0;
}

written_option read_long(const CLI::App& command, std::string_view word) {
    const std::size_t equals = word.find('=');
    written_option read;
    read.name = word.substr(0, equals);
    if (equals != std::string_view::npos)
        read.value = word.substr(equals + 1);
    read.option = command.get_option_no_throw(read.name);
    return read;
}

// Flags may come before it in one word.
written_option read_short(const CLI::App& command, std::string_view word) {
    written_option read;
    read.is_short = true;
    for (word.remove_prefix(1); !word.empty(); word.remove_prefix(1)) {
        read.name = std::string("-") + word.front();
        read.option = command.get_option_no_throw(read.name);
        if (read.option == nullptr)
            return read;
        if (!takes_value(*read.option))
            continue;
        if (word.size() > 1)
            read.value = word.substr(1);
        return read;
    }
    return read;
}

bool says_nothing(const CLI::Option& option, std::string_view value) {
    return value.find_first_not_of(option.get_delimiter()) == std::string_view::npos;
}

std::string fault_of_value(const written_option& read) {
    if (!read.value || says_nothing(*read.option, *read.value))
        return read.name + ": needs a value";
    if (read.is_short && read.value->front() == '=')
        return read.name + ": takes its value without \"=\"";
    return {};
}

std::vector<std::string_view> names_of(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    const auto add = [&names](const CLI::App& from) {
        for (const CLI::Option* const each : from.get_options())
            for (const std::string& name : each->get_lnames())
                names.push_back("--" + name);
    };
    add(command);
    for (const CLI::App* const each : command.get_subcommands([](const CLI::App*) { return true; }))
        if (each->get_name().empty()) // a group of options
            add(*each);
    return names;
}

// Which commands have an option; empty if none does. Former names are not reported.
std::string commands_with(const std::string& option) {
    std::string names;
    const std::unique_ptr<CLI::App> whole = whole_program();
    for (const CLI::App* const each : whole->get_subcommands([](const CLI::App*) { return true; }))
        if (const CLI::Option* const found = each->get_option_no_throw(option);
            found != nullptr && (!option.starts_with("--") || "--" + found->get_lnames().front() == option))
            names.append(names.empty() ? "" : ", ").append(each->get_name());
    return names;
}

// Words that belong to no option or argument.
std::string extra_words(const CLI::App& command, const std::vector<std::string>& extra,
                        const CLI::App& program) {
    const auto option = std::ranges::find_if(extra, is_option);
    if (option == extra.end())
        return "\"" + as_written(extra.front()) + "\" is one argument too many";
    const std::string name = option->substr(0, option->find('='));
    const bool is_before_command = &command == &program;
    if (!is_before_command && program.get_option_no_throw(name) != nullptr)
        return "unknown option " + name + " after a command; write 'ctlpgn " + name + "'";
    std::error_code error;
    if (std::filesystem::exists(*option, error))
        return "unknown option " + *option + "; write ./" + *option + " for the file of that name";
    const std::string fault = "unknown option " + name;
    const std::vector<std::string> all = option_names(command);
    const std::vector<std::string_view> known = names_of(all);
    if (const std::string_view meant = meant_option(name, known); !meant.empty())
        return fault + hint(meant, name, known);
    if (const std::string others = commands_with(name); !others.empty())
        return fault + (is_before_command ? " before the command; options of a command must come after it"
                                          : "; these commands have it: " + others);
    return fault + did_you_mean(name, known);
}

// "Exactly 1 option from [--decoder,--self] is required", and if so "and 2 were given".
std::string choice_fault(std::string_view message, std::size_t open) {
    const std::size_t close = std::min(message.find(']'), message.size());
    std::string names;
    for (const char each : message.substr(open + 1, close - open - 1)) {
        names += each;
        if (each == ',')
            names += ' ';
    }
    const bool too_many = message.find("were given", close) != std::string_view::npos;
    return (too_many ? "only one of these may be given: " : "one of these must be given: ") + names;
}

// Different names of one option may contradict each other.
std::string too_often(const CLI::Option& given) {
    const std::vector<std::string>& names = given.get_lnames();
    if (names.size() > 1)
        return "only one of these may be given, and once: --" + CLI::detail::join(names, ", --");
    return given.get_name() + ": may be given once, and is given " + std::to_string(given.count()) + " times";
}

// The library begins its messages with the option that they are about.
std::string in_own_words(const CLI::ParseError& error, const CLI::App& command) {
    const std::string message = error.what();
    const std::string kind = error.get_name();
    const std::string name = message.substr(0, message.find_first_of(": "));
    if (kind == "RequiredError") {
        const std::size_t open = message.find('[');
        return open == std::string::npos ? name + " is missing" : choice_fault(message, open);
    }
    if (const std::size_t verb = message.find(" excludes "); kind == "ExcludesError")
        return name + " and " + message.substr(verb + std::string_view(" excludes ").size()) +
               " cannot be combined";
    if (kind == "RequiresError")
        return name + " needs " + message.substr(message.rfind(' ') + 1);
    if (kind == "ArgumentMismatch")
        if (const CLI::Option* const given = command.get_option_no_throw(name))
            return too_often(*given);
    return message;
}

} // namespace

bool is_option(std::string_view word) {
    return word.size() > 1 && word.front() == '-';
}

std::string fault_of_values(const CLI::App& command, std::span<const char* const> words) {
    bool ended = false; // the options have ended
    for (auto word = words.begin(); word != words.end(); ++word) {
        const std::string_view text = *word;
        if (text.empty())
            return "an argument is empty";
        ended = ended || text == "--";
        if (ended || !is_option(text))
            continue;
        written_option read = text.starts_with("--") ? read_long(command, text) : read_short(command, text);
        if (read.option == nullptr)
            continue;
        if (!takes_value(*read.option)) {
            if (read.value)
                return read.name + ": takes no value";
            continue;
        }
        if (!read.value && word + 1 != words.end()) {
            read.is_short = false;
            read.value = *++word;
        }
        if (std::string fault = fault_of_value(read); !fault.empty())
            return fault;
    }
    return {};
}

// If an option was not understood, that may be why another one seems to be missing.
std::string fault_of(const CLI::ParseError& error, const CLI::App& program, const CLI::App* command) {
    if (const std::vector<std::string> extra = program.remaining(); !extra.empty())
        return extra_words(program, extra, program);
    if (command == nullptr)
        return "a command is missing";
    if (const std::vector<std::string> extra = command->remaining(true); !extra.empty())
        return extra_words(*command, extra, program);
    return in_own_words(error, *command);
}

} // namespace ctlpgn::cli
