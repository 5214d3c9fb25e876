#include "cli/help/manual.hpp"

#include "cli/commands.hpp"
#include "ctlpgn/version.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace ctlpgn::cli {

namespace {

// The first sentence of a command's description: the text up to the first empty line.
std::string summary_of(const command_words& command) {
    std::string text = parts_of(command.written).front().text;
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

// --- man(7)

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else if (c == '.' && result.empty())
            result += "\\&.";
        else
            result += c;
    return result;
}

void append_parts(std::string& output, std::string_view text) {
    bool in_example = false;
    for (const text_part& each : parts_of(text)) {
        if (each.as_it_is != in_example)
            output += each.as_it_is ? ".PP\n.nf\n" : ".fi\n.PP\n";
        else if (!in_example)
            output += ".PP\n";
        in_example = each.as_it_is;
        output.append(escaped(each.text)).append("\n");
    }
    if (in_example)
        output += ".fi\n";
}

void append_items(std::string& output, std::span<const option_words> options) {
    for (const option_words& each : options)
        output.append(".TP\n.B ")
            .append(escaped(term_of(each)))
            .append("\n")
            .append(escaped(each.written))
            .append("\n");
}

void append_options(std::string& output, const command_words& command) {
    if (command.groups.empty() && command.arguments.empty())
        return;
    output += ".SH OPTIONS\n";
    append_items(output, command.arguments);
    for (const option_group& each : command.groups) {
        if (command.groups.size() > 1)
            output.append(".SS ").append(escaped(each.title)).append("\n");
        append_items(output, each.options);
    }
}

// --- Markdown

std::string in_table(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '|')
            result += '\\';
        result += c;
    }
    return result;
}

void append_table(std::string& output, const std::string& title, std::span<const option_words> options) {
    if (options.empty())
        return;
    output.append("\n| ").append(title).append(" | |\n|---|---|\n");
    for (const option_words& each : options)
        output.append("| `")
            .append(in_table(term_of(each)))
            .append("` | ")
            .append(in_table(each.written))
            .append(" |\n");
}

void append_markdown(std::string& output, std::string_view text) {
    bool in_example = false;
    for (const text_part& each : parts_of(text)) {
        if (each.text.empty())
            continue;
        if (each.as_it_is != in_example)
            output += each.as_it_is ? "\n```text\n" : "```\n\n";
        else if (!in_example)
            output += '\n';
        in_example = each.as_it_is;
        output.append(in_example ? std::string_view(each.text).substr(2) : each.text).append("\n");
    }
    if (in_example)
        output += "```\n";
}

} // namespace

std::string manual_page_name(const command_words& command) {
    return command.name.empty() ? "ctlpgn" : "ctlpgn-" + command.name;
}

std::string manual_page(const command_words& command, std::span<const command_words> all) {
    std::string title = manual_page_name(command);
    std::ranges::transform(title, title.begin(), [](char c) {
        return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    });
    std::string page =
        ".TH " + title + " 1 \"\" \"ctlpgn " CTLPGN_VERSION_TEXT "\" \"Manual of ctlpgn\"\n.SH NAME\n";
    page.append(escaped(manual_page_name(command))).append(" \\- ").append(escaped(summary_of(command)));
    page.append("\n.SH SYNOPSIS\n.B ").append(escaped(usage_of(command))).append("\n.SH DESCRIPTION\n");
    append_parts(page, command.written);
    append_options(page, command);
    if (command.name.empty()) {
        page += ".SH COMMANDS\n";
        for (const command_words& each : all.subspan(1))
            page.append(".TP\n.BR ")
                .append(escaped(manual_page_name(each)))
                .append(" (1)\n")
                .append(escaped(summary_of(each)))
                .append("\n");
    }
    if (!command.notes.empty()) {
        page += ".SH NOTES\n";
        append_parts(page, command.notes);
    }
    page += ".SH EXIT STATUS\n";
    for (const exit_status& each : exit_statuses)
        page.append(".TP\n")
            .append(std::to_string(each.status))
            .append("\n")
            .append(each.meaning)
            .append("\n");
    if (!command.name.empty())
        page += ".SH SEE ALSO\n.BR ctlpgn (1)\n";
    return page;
}

std::string manual_document(std::span<const command_words> all) {
    std::string text =
        "# Commands\n\nEverything that `ctlpgn help` shows, on one page. `ctlpgn manual` writes it.\n";
    for (const command_words& each : all) {
        text.append("\n## ")
            .append(each.name.empty() ? "ctlpgn" : "ctlpgn " + each.name)
            .append("\n\n```text\n");
        text.append(usage_of(each)).append("\n```\n");
        append_markdown(text, each.written);
        append_table(text, "argument", each.arguments);
        for (const option_group& group : each.groups)
            append_table(text, group.title, group.options);
        append_markdown(text, each.notes);
    }
    return text;
}

} // namespace ctlpgn::cli
