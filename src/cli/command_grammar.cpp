#include "cli/commands.hpp"
#include "ctlpgn/errors.hpp"
#include "grammar/texts.hpp"

#include <algorithm>
#include <iostream>
#include <string>

namespace ctlpgn::cli {

namespace {

struct grammar_options {
    std::string name = "ctl_pgn";
    bool strict = false;
    bool list = false;
};

std::string known_names() {
    std::string names;
    for (const grammar::text& text : grammar::texts)
        names.append(names.empty() ? "" : ", ").append(text.name);
    return names;
}

void print_grammar(const grammar_options& options) {
    if (options.list) {
        for (const grammar::text& text : grammar::texts)
            std::cout << text.name << '\n';
        return;
    }
    const auto* const found =
        std::find_if(grammar::texts.begin(), grammar::texts.end(),
                     [&options](const grammar::text& text) { return text.name == options.name; });
    if (found == grammar::texts.end())
        throw input_error("there is no grammar " + options.name + "; there are " + known_names());
    std::cout << (options.strict ? found->strict : found->full);
}

} // namespace

void add_grammar(CLI::App& program, int& status) {
    auto options = std::make_shared<grammar_options>();
    CLI::App* const command = program.add_subcommand("grammar", "Print the grammar of the format (PEG)");
    command->footer(
        "The grammars: " + known_names() +
        ". ctl_pgn describes whole files and uses the others.\n"
        "The notation is Ford's PEG; ~code marks what is tolerated and reported, e^code what is expected.");
    command->add_option("NAME", options->name, "which grammar")->capture_default_str();
    command->add_flag("--strict", options->strict, "only what the format allows, without what is tolerated");
    command->add_flag("--list", options->list, "only the names of the grammars");
    command->callback([options, &status] {
        print_grammar(*options);
        status = clean;
    });
}

} // namespace ctlpgn::cli
