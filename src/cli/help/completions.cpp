#include "cli/help/completions.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::cli {

namespace {

constexpr std::string_view words_for_files[] = {"FILE", "FOLDER"};
constexpr std::string_view word_for_commands = "COMMAND";

bool takes_file(const option_words& option) {
    const std::string_view called = option.argument ? std::string_view(option.names.front()) : option.value;
    return std::ranges::find(words_for_files, called) != std::end(words_for_files);
}

std::string joined(std::span<const std::string> words, std::string_view between) {
    std::string text;
    for (const std::string& each : words)
        text.append(text.empty() ? "" : between).append(each);
    return text;
}

std::vector<std::string> names_of(std::span<const command_words> commands) {
    std::vector<std::string> names;
    for (const command_words& each : commands)
        names.push_back(each.name);
    return names;
}

std::vector<option_words> options_of(const command_words& command) {
    std::vector<option_words> all;
    for (const option_group& group : command.groups)
        all.insert(all.end(), group.options.begin(), group.options.end());
    return all;
}

std::vector<std::string> option_names(const command_words& command) {
    std::vector<std::string> names;
    for (const option_words& each : options_of(command))
        names.insert(names.end(), each.names.begin(), each.names.end());
    return names;
}

// What an argument can be, where that can be listed.
std::vector<std::string> argument_words(const option_words& argument, std::span<const command_words> all) {
    return argument.names.front() == word_for_commands ? names_of(all.subspan(1)) : argument.choices;
}

// The same of each argument of a command.
std::vector<std::vector<std::string>> argument_words(const command_words& command,
                                                     std::span<const command_words> all) {
    if (command.name.empty())
        return {names_of(all.subspan(1))};
    std::vector<std::vector<std::string>> words;
    for (const option_words& each : command.arguments)
        words.push_back(argument_words(each, all));
    return words;
}

bool has_file_argument(const command_words& command) {
    return std::ranges::any_of(command.arguments, takes_file);
}

// Between single quotes, as all three shells read it; fish alone needs more.
std::string shell_word(std::string_view text) {
    std::string result = "'";
    for (const char c : text)
        if (c == '\'')
            result += "'\\''";
        else
            result += c;
    return result + "'";
}

std::string with_backslashes(std::string_view text, std::string_view before) {
    std::string result;
    for (const char c : text) {
        if (before.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

// --- bash

void append_bash_values(std::string& output, const command_words& command) {
    std::string cases;
    for (const option_words& each : options_of(command))
        if (!each.value.empty())
            cases.append("        ")
                .append(joined(each.names, "|"))
                .append(takes_file(each)
                            ? ") files=yes words= ;;\n"
                            : ") files= words=" + shell_word(joined(each.choices, " ")) + " ;;\n");
    if (!cases.empty())
        output.append("        case $before in\n").append(cases).append("        esac\n");
}

void append_bash_command(std::string& output, const command_words& command,
                         std::span<const command_words> all) {
    output.append("    ").append(command.name.empty() ? "''" : command.name).append(")\n");
    output.append("        case $word in\n        -*) words=")
        .append(shell_word(joined(option_names(command), " ")))
        .append(" ;;\n        *)")
        .append(has_file_argument(command) ? " files=yes" : "");
    const std::vector<std::vector<std::string>> arguments = argument_words(command, all);
    if (arguments.size() == 1)
        output.append(" words=").append(shell_word(joined(arguments.front(), " ")));
    // An argument that may be repeated is the only one.
    if (arguments.size() > 1) {
        output.append("\n            case $given in\n");
        for (std::size_t i = 0; i != arguments.size(); ++i)
            output.append("            ")
                .append(std::to_string(i))
                .append(") words=")
                .append(shell_word(joined(arguments[i], " ")))
                .append(" ;;\n");
        output.append("            esac");
    }
    output.append(" ;;\n        esac\n");
    append_bash_values(output, command);
    output += "        ;;\n";
}

// --- zsh

std::string zsh_text(std::string_view text) {
    return with_backslashes(text, "[]:\\");
}

std::string zsh_action(const option_words& option) {
    if (takes_file(option))
        return "_files";
    return option.choices.empty() ? std::string(" ") : "(" + joined(option.choices, " ") + ")";
}

void append_zsh_option(std::string& output, const option_words& option) {
    for (const std::string& name : option.names) {
        std::string spec = option.repeated ? "*" : "(" + joined(option.names, " ") + ")";
        spec.append(name);
        if (!option.value.empty() && name.starts_with("--"))
            spec += "=";
        spec.append("[").append(zsh_text(option.written)).append("]");
        if (!option.value.empty())
            spec.append(":").append(zsh_text(option.value)).append(":").append(zsh_action(option));
        output.append(" \\\n            ").append(shell_word(spec));
    }
}

void append_zsh_command(std::string& output, const command_words& command,
                        std::span<const command_words> all) {
    output.append("    ").append(command.name).append(")\n        _arguments -s");
    for (const option_words& each : options_of(command))
        append_zsh_option(output, each);
    for (const option_words& each : command.arguments) {
        const std::vector<std::string> words = argument_words(each, all);
        std::string spec = each.repeated ? "*" : "";
        spec.append(":").append(zsh_text(each.names.front())).append(":");
        spec.append(words.empty() ? zsh_action(each) : "(" + joined(words, " ") + ")");
        output.append(" \\\n            ").append(shell_word(spec));
    }
    output += "\n        ;;\n";
}

// --- fish

std::string fish_word(std::string_view text) {
    return "'" + with_backslashes(text, "'\\") + "'";
}

void append_fish_line(std::string& output, const command_words& command, std::string_view rest) {
    output.append("complete -c ctlpgn -n ");
    output.append(command.name.empty() ? "__fish_use_subcommand"
                                       : fish_word("__fish_seen_subcommand_from " + command.name));
    output.append(rest).append("\n");
}

void append_fish_option(std::string& output, const command_words& command, const option_words& option) {
    std::string rest;
    for (const std::string& name : option.names)
        rest.append(name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
    if (!option.value.empty())
        rest.append(takes_file(option)       ? " -r -F"
                    : option.choices.empty() ? " -x"
                                             : " -x -a " + fish_word(joined(option.choices, " ")));
    append_fish_line(output, command, rest + " -d " + fish_word(option.written));
}

// The number of words before it shows which argument it is.
void append_fish_arguments(std::string& output, const command_words& command,
                           std::span<const command_words> all) {
    if (command.name.empty())
        return;
    const std::vector<std::vector<std::string>> arguments = argument_words(command, all);
    for (std::size_t i = 0; i != arguments.size(); ++i) {
        if (arguments[i].empty())
            continue;
        const std::string rest = " -a " + fish_word(joined(arguments[i], " "));
        if (arguments.size() == 1)
            append_fish_line(output, command, rest);
        else
            output.append("complete -c ctlpgn -n ")
                .append(fish_word("__fish_seen_subcommand_from " + command.name +
                                  "; and test (count (string match -v -- '-*' (commandline -opc))) -eq " +
                                  std::to_string(i + 2)))
                .append(rest)
                .append("\n");
    }
}

} // namespace

std::string bash_completions(std::span<const command_words> all) {
    std::string text =
        "# bash completion for ctlpgn\n"
        "_ctlpgn() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
        "    local command= each words= files= before_comma= given=0\n"
        "    # --option=value comes as three words.\n"
        "    if [[ $word == '=' ]]; then\n"
        "        word=\n"
        "    elif [[ $before == '=' ]]; then\n"
        "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
        "    fi\n"
        "    for each in \"${COMP_WORDS[@]:1:COMP_CWORD - 1}\"; do\n"
        "        case $each in -*) ;; *) [[ ! $command ]] || ((given++)); command=${command:-$each} ;; esac\n"
        "    done\n"
        "    case $command in\n";
    for (const command_words& each : all)
        append_bash_command(text, each, all);
    return text + "    esac\n"
                  "    # The last of several words with commas between them.\n"
                  "    [[ $files || $word != *,* ]] || before_comma=${word%,*},\n"
                  "    mapfile -t COMPREPLY < <(compgen -P \"$before_comma\" -W \"$words\" --"
                  " \"${word#\"$before_comma\"}\";"
                  " [[ $files ]] && compgen -f -- \"$word\")\n"
                  "}\n"
                  "complete -o filenames -F _ctlpgn ctlpgn\n";
}

std::string zsh_completions(std::span<const command_words> all) {
    std::string text = "#compdef ctlpgn\n"
                       "local -a commands\n"
                       "commands=(";
    for (const command_words& each : all.subspan(1))
        text.append("\n    ").append(
            shell_word(zsh_text(each.name) + ":" + parts_of(each.written).front().text));
    text += "\n)\n"
            "local line state\n"
            "_arguments -C";
    for (const option_words& each : options_of(all.front()))
        append_zsh_option(text, each);
    text += " \\\n            '1:command:->command' '*::argument:->argument'\n"
            "case $state in\n"
            "command) _describe command commands ;;\n"
            "argument)\n"
            "    case $line[1] in\n";
    for (const command_words& each : all.subspan(1))
        append_zsh_command(text, each, all);
    return text + "    esac\n"
                  "    ;;\n"
                  "esac\n";
}

std::string fish_completions(std::span<const command_words> all) {
    std::string text = "# fish completion for ctlpgn\ncomplete -c ctlpgn -f\n";
    for (const command_words& each : all.subspan(1))
        append_fish_line(text, all.front(),
                         " -a " + each.name + " -d " + fish_word(parts_of(each.written).front().text));
    for (const command_words& each : all) {
        for (const option_words& option : options_of(each))
            append_fish_option(text, each, option);
        append_fish_arguments(text, each, all);
        if (has_file_argument(each))
            append_fish_line(text, each, " -F");
    }
    return text;
}

} // namespace ctlpgn::cli
