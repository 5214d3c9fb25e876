#include "cli/help/help.hpp"

#include "cli/help/option_words.hpp"
#include "text/utf8.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>

namespace ctlpgn::cli {

namespace {

constexpr std::size_t last_column = 79;
constexpr std::size_t column_of_descriptions = 26;
constexpr std::size_t column_of_commands = 16;

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (; !text.empty(); ++width)
        text.remove_prefix(utf8::decode(text).size);
    return width;
}

// Words after what `output` ends with, which is `at` columns wide; further lines begin at `indent`.
void append_wrapped(std::string& output, std::string_view words, std::size_t at, std::size_t indent) {
    bool begins = true;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        const std::size_t width = width_of(word);
        if (!begins && at + 1 + width > last_column) {
            output.append("\n").append(indent, ' ');
            at = indent;
        } else if (!begins) {
            output += ' ';
            ++at;
        }
        output += word;
        at += width;
        begins = false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    output += '\n';
}

// A term and its description, in two columns.
void append_row(std::string& output, std::string_view term, std::string_view written, std::size_t column) {
    output.append("  ").append(term);
    const std::size_t width = width_of(term) + 2;
    if (width + 2 > column)
        output.append("\n").append(column, ' ');
    else
        output.append(column - width, ' ');
    append_wrapped(output, written, column, column);
}

void append_paragraphs(std::string& output, std::string_view text) {
    for (const text_part& part : parts_of(text))
        if (part.as_it_is)
            output.append(part.text).append("\n");
        else
            append_wrapped(output, part.text, 0, 0);
}

void append_options(std::string& output, const option_group& group) {
    output.append("\n").append(group.title).append(":\n");
    for (const option_words& each : group.options)
        append_row(output, term_of(each), each.written, column_of_descriptions);
}

void append_limits(std::string& output, const option_group& group) {
    std::string names;
    for (const option_words& each : group.options)
        names.append(names.empty() ? "" : ", ").append(term_of(each));
    output += '\n';
    append_wrapped(output, "Limits ('ctlpgn help limits' explains them): " + names, 0, 2);
}

void append_arguments(std::string& output, const command_words& command) {
    if (!command.arguments.empty())
        output += '\n';
    for (const option_words& each : command.arguments)
        append_row(output, term_of(each), each.written, column_of_descriptions);
}

void append_commands(std::string& output, const CLI::App& program) {
    bool any = false;
    for (const CLI::App* const each : program.get_subcommands([](const CLI::App*) { return true; })) {
        if (each->get_name().empty())
            continue; // a group of options
        output += any ? "" : "\nCommands:\n";
        any = true;
        append_row(output, each->get_name(), each->get_description(), column_of_commands);
    }
}

class writer final : public CLI::FormatterBase {
  public:
    std::string make_help(const CLI::App* app, std::string /*name*/,
                          CLI::AppFormatMode /*mode*/) const override {
        const command_words command = words_of(*app);
        std::string text = "Usage: " + usage_of(command) + "\n\n";
        append_paragraphs(text, command.written);
        append_arguments(text, command);
        for (const option_group& group : command.groups)
            if (group.title == limits_group)
                append_limits(text, group);
            else
                append_options(text, group);
        append_commands(text, *app);
        if (!command.notes.empty()) {
            text += '\n';
            append_paragraphs(text, command.notes);
        }
        return text;
    }
};

} // namespace

std::shared_ptr<CLI::FormatterBase> help_writer() {
    return std::make_shared<writer>();
}

std::string help_on(const CLI::App& command) {
    return writer().make_help(&command, {}, CLI::AppFormatMode::Normal);
}

std::string help_on_group(const CLI::App& command, const std::string& group) {
    std::string text;
    const command_words words = words_of(command);
    for (const option_group& each : words.groups)
        if (each.title == group)
            for (const option_words& option : each.options)
                append_row(text, term_of(option), option.written, column_of_descriptions);
    return text;
}

} // namespace ctlpgn::cli
