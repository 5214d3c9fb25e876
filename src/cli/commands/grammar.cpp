#include "cli/commands.hpp"
#include "cli/commands/grammar_sentences.hpp"
#include "cli/options/exclusions.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "grammar/texts.hpp"
#include "syntax/ebnf.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/page.hpp"
#include "syntax/svg.hpp"
#include "syntax/textmate.hpp"
#include "syntax/token_list.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct grammar_format {
    std::string_view name;
    std::string (*write)(const syntax::grammar&); // null: the grammar's own text
    bool for_people = true;                       // leaves out what only readers need
};

constexpr std::array grammar_formats = {
    grammar_format{"peg", nullptr},
    grammar_format{"ebnf", syntax::ebnf},
    grammar_format{"svg", syntax::svg},
    grammar_format{"html", syntax::html_page},
    grammar_format{"textmate", syntax::textmate, false},
    grammar_format{"tokens", syntax::token_list},
};

struct grammar_options {
    std::string notation;
    std::string name;
    std::string format = "peg";
    bool strict = false;
    bool list = false;
    sentence_options sentences;
};

// As users name it: ctl-pgn pdtl.
std::string spoken_name(const grammar::text& text) {
    std::string folder(pegc::folder_of(text.name));
    const std::string_view file = text.name.substr(folder.size() + 1);
    std::ranges::replace(folder, '_', '-');
    return folder + ' ' + std::string(file);
}

std::vector<std::string> known_names(const std::string& notation) {
    std::vector<std::string> names;
    for (const grammar::text& text : grammar::texts)
        if (notation.empty() || pegc::folder_of(text.name) == syntax::folder_of_notation(notation))
            names.push_back(spoken_name(text));
    return names;
}

// Without the notation, and without duplicates.
std::vector<std::string> names_of_all_grammars() {
    std::vector<std::string> names;
    for (const grammar::text& text : grammar::texts)
        names.emplace_back(text.name.substr(pegc::folder_of(text.name).size() + 1));
    std::ranges::sort(names);
    const auto doubles = std::ranges::unique(names);
    names.erase(doubles.begin(), doubles.end());
    return names;
}

const grammar::text& text_of(const grammar_options& options) {
    const std::string_view notation = options.notation.empty() ? notations().front()->name : options.notation;
    const std::string_view name = syntax::find_grammar(syntax::folder_of_notation(notation), options.name);
    if (!name.empty())
        return *std::ranges::find(grammar::texts, name, &grammar::text::name);
    const std::string asked = std::string(notation) + (options.name.empty() ? "" : " ") + options.name;
    const std::vector<std::string> of_notation = known_names(std::string(notation));
    std::string choice; // those of the notation, or of this name without a notation
    for (const std::string& each : of_notation.empty() ? known_names("") : of_notation)
        if (!of_notation.empty() || each.ends_with(' ' + asked))
            choice.append(choice.empty() ? "; choose from \"" : ", \"").append(each) += '"';
    throw input_error("unknown grammar \"" + asked + '"' +
                      (choice.empty() ? "; 'ctlpgn grammar --list' shows their names" : choice));
}

void print_names(const grammar_options& options) {
    for (const std::string& name : known_names(options.notation))
        std::cout << name << '\n';
}

void print(const grammar_options& options) {
    const grammar::text& text = text_of(options);
    const auto* const wanted = std::ranges::find(grammar_formats, options.format, &grammar_format::name);
    output stream("");
    if (wanted->write != nullptr)
        stream.write(wanted->write(wanted->for_people ? syntax::published_grammar(text.name)
                                                      : syntax::strict_grammar(text.name)));
    else
        stream.write(options.strict ? text.published : text.full);
    stream.commit();
}

constexpr const char* grammar_footer =
    "Grammars are written as PEG (Ford's); ~code marks what is tolerated and reported, e^code what is "
    "expected. The other\n"
    "formats show what the format allows, without what is merely tolerated, and take in what the grammar "
    "imports:\n"
    "  ebnf      EBNF of the W3C, with lookaheads as comments\n"
    "  svg       railroad diagrams, one picture\n"
    "  html      railroad diagrams, one page with links and remarks\n"
    "  textmate  a TextMate grammar, by which editors colour files (JSON)\n"
    "  tokens    tokens with regular expressions, and rules as trees (JSON)\n"
    "\n"
    "Sentences are random texts that the grammar allows; --size is the approximate maximum length of each,\n"
    "in bytes; the same seed gives the same ones. With --near-miss one thing in each was dropped, doubled\n"
    "or replaced, so that it is no longer allowed. On standard output, zero bytes separate them.\n"
    "\n"
    "  ctlpgn grammar --output-format html > grammar.html\n"
    "  ctlpgn grammar --generate 100 --seed 7 --folder games/\n"
    "  ctlpgn grammar ctl-pgn pdtl --generate 5 | tr '\\0' '\\n'";

} // namespace

void add_grammar(CLI::App* command, int& status) {
    auto options = std::make_shared<grammar_options>();
    command->footer(grammar_footer);
    command
        ->add_option("NOTATION", options->notation,
                     "whose grammar; that of " + std::string(notations().front()->name) + " by default")
        ->check(such_as(notation_names()));
    auto* const name =
        command
            ->add_option("NAME", options->name,
                         "which of its grammars; by default the one that describes whole files")
            ->check(such_as(names_of_all_grammars()));
    std::vector<std::string> names(grammar_formats.size());
    std::ranges::transform(grammar_formats, names.begin(), &grammar_format::name);
    auto* const format = command
                             ->add_option("--output-format,--format", options->format,
                                          "peg, ebnf, svg, html, textmate or tokens")
                             ->transform(one_of(names))
                             ->capture_default_str();
    auto* const strict =
        command->add_flag("--strict", options->strict,
                          "peg: only what the format allows, with what is imported, for publication");
    auto* const list = command->add_flag("--list", options->list, "only list the names of the grammars");

    sentence_options& sentences = options->sentences;
    auto* const generate = add_number_option(*command, "--generate", "write N random sentences instead", {},
                                             [&sentences](std::uint64_t count) { sentences.count = count; });
    add_number(*command, "--seed", sentences.seed,
               "seed of the random sentences; the same seed gives the same sentences")
        ->needs(generate);
    add_number(*command, "--size", sentences.size, "the approximate maximum length of a sentence, in bytes")
        ->needs(generate);
    command->add_flag("--near-miss", sentences.near_miss, "texts that are almost sentences")->needs(generate);
    command
        ->add_option("--folder,--output", sentences.folder,
                     "write each grammar to its own file in this folder")
        ->type_name("FOLDER")
        ->needs(generate);
    exclude({list, generate}, {format, strict});
    exclude({list}, {name, generate});
    command->callback([options, &status, generate] {
        if (options->strict && options->format != "peg")
            throw setting_error("--strict applies to peg; " + options->format +
                                " never shows what is merely tolerated");
        if (options->list) {
            print_names(*options);
        } else if (generate->count() != 0) {
            options->sentences.grammar = text_of(*options).name;
            write_sentences(options->sentences);
        } else {
            print(*options);
        }
        status = clean;
    });
}

} // namespace ctlpgn::cli
