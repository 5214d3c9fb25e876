#include "cli/help.hpp"

#include "text/utf8.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

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

// Words after what `to` ends with, which is `at` columns wide; further lines begin at `indent`.
void append_wrapped(std::string& to, std::string_view words, std::size_t at, std::size_t indent) {
    bool begins = true;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        const std::size_t width = width_of(word);
        if (!begins && at + 1 + width > last_column) {
            to.append("\n").append(indent, ' ');
            at = indent;
        } else if (!begins) {
            to += ' ';
            ++at;
        }
        to += word;
        at += width;
        begins = false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    to += '\n';
}

// A term and what is said of it, in two columns.
void append_row(std::string& to, std::string_view term, std::string_view said, std::size_t column) {
    to.append("  ").append(term);
    const std::size_t width = width_of(term) + 2;
    if (width + 2 > column)
        to.append("\n").append(column, ' ');
    else
        to.append(column - width, ' ');
    append_wrapped(to, said, column, column);
}

// Lines that begin with a blank stay as they are; others are parts of paragraphs.
void append_paragraphs(std::string& to, std::string_view text) {
    std::string paragraph;
    const auto end_paragraph = [&] {
        if (!paragraph.empty())
            append_wrapped(to, paragraph, 0, 0);
        paragraph.clear();
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.empty() || line.front() == ' ') {
            end_paragraph();
            to.append(line).append("\n");
        } else {
            paragraph.append(paragraph.empty() ? "" : " ").append(line);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    end_paragraph();
}

struct value_word {
    std::string_view option;
    std::string_view word;
};

// What the values of options are called.
constexpr value_word value_words[] = {
    {"case", "PATTERN"},
    {"color", "WHEN"},
    {"config", "FILE"},
    {"corpus", "FOLDER"},
    {"decoder", "COMMAND"},
    {"format", "FORMAT"},
    {"extend-select", "CODES"},
    {"ignore", "CODES"},
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
    {"variation", "VARIATION"},
    {"from", "FORMAT"},
};

// The library for command lines calls types "TEXT", and adds what they may be after a colon.
std::string value_name(const CLI::Option& of) {
    const std::string type = of.get_type_name();
    const std::string name = type.substr(0, type.find(':'));
    const auto* const found =
        of.get_lnames().empty() || name != "TEXT"
            ? std::end(value_words)
            : std::ranges::find(value_words, of.get_lnames().front(), &value_word::option);
    return found == std::end(value_words) ? name : std::string(found->word);
}

std::string term_for(const CLI::Option& of) {
    if (of.get_positional())
        return of.get_name(true);
    std::string term;
    for (const std::string& each : of.get_snames())
        term.append(term.empty() ? "-" : ", -").append(each);
    for (const std::string& each : of.get_lnames())
        term.append(term.empty() ? "--" : ", --").append(each);
    if (of.get_items_expected_max() != 0)
        term.append(" ").append(value_name(of));
    return term;
}

std::string said_of(const CLI::Option& of) {
    std::string said = of.get_description();
    if (!of.get_default_str().empty() && said.find("default") == std::string::npos)
        said += " (default: " + of.get_default_str() + ")";
    return said;
}

using options = std::vector<const CLI::Option*>;

options options_of(const CLI::App& app, const std::string& group) {
    return app.get_options(
        [&group](const CLI::Option* each) { return each->get_group() == group && !each->get_positional(); });
}

void append_options(std::string& to, const std::string& title, const options& all) {
    if (all.empty())
        return;
    to.append("\n").append(title).append(":\n");
    for (const CLI::Option* const each : all)
        append_row(to, term_for(*each), said_of(*each), column_of_descriptions);
}

void append_limits(std::string& to, const options& all) {
    if (all.empty())
        return;
    std::string names;
    for (const CLI::Option* const each : all)
        names.append(names.empty() ? "" : ", ").append(term_for(*each));
    to += '\n';
    append_wrapped(to, "Limits ('ctlpgn help limits' tells more): " + names, 0, 2);
}

class writer final : public CLI::FormatterBase {
  public:
    std::string make_help(const CLI::App* app, std::string /*name*/,
                          CLI::AppFormatMode /*mode*/) const override {
        std::string text;
        append_usage(text, *app);
        text += '\n';
        append_paragraphs(text, app->get_description());
        append_positionals(text, *app);
        for (const std::string& group : app->get_groups())
            if (group == limits_group)
                append_limits(text, options_of(*app, group));
            else
                append_options(text, group, options_of(*app, group));
        append_parts(text, *app);
        if (!app->get_footer().empty()) {
            text += '\n';
            append_paragraphs(text, app->get_footer());
        }
        return text;
    }

  private:
    static void append_usage(std::string& to, const CLI::App& app) {
        to += "Usage: ctlpgn ";
        to += app.get_parent() == nullptr ? "COMMAND" : app.get_name();
        to += " [OPTION]...";
        for (const CLI::Option* const each :
             app.get_options([](const CLI::Option* of) { return of->get_positional(); })) {
            std::string name = each->get_name(true);
            if (each->get_items_expected_max() > 1)
                name += "...";
            to.append(" ").append(each->get_required() ? name : "[" + name + "]");
        }
        to += '\n';
    }

    static void append_positionals(std::string& to, const CLI::App& app) {
        const options all = app.get_options([](const CLI::Option* of) { return of->get_positional(); });
        if (!all.empty())
            to += '\n';
        for (const CLI::Option* const each : all)
            append_row(to, term_for(*each), said_of(*each), column_of_descriptions);
    }

    // Commands, and groups of options that exclude each other, which have no name.
    static void append_parts(std::string& to, const CLI::App& app) {
        const auto parts = app.get_subcommands([](const CLI::App*) { return true; });
        bool any_command = false;
        for (const CLI::App* const each : parts) {
            if (each->get_name().empty()) {
                append_options(to, each->get_group(), each->get_options());
                continue;
            }
            if (!any_command)
                to += "\nCommands:\n";
            any_command = true;
            append_row(to, each->get_name(), each->get_description(), column_of_commands);
        }
    }
};

} // namespace

std::shared_ptr<CLI::FormatterBase> help_writer() {
    return std::make_shared<writer>();
}

std::string help_on(const CLI::App& command) {
    return writer().make_help(&command, {}, CLI::AppFormatMode::Normal);
}

std::string help_on_group(const CLI::App& of, const std::string& group) {
    std::string text;
    for (const CLI::Option* const each : options_of(of, group))
        append_row(text, term_for(*each), said_of(*each), column_of_descriptions);
    return text;
}

} // namespace ctlpgn::cli
