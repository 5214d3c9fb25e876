#include "cli/commands.hpp"
#include "cli/grammar_sentences.hpp"
#include "cli/output.hpp"
#include "ctlpgn/errors.hpp"
#include "grammar/texts.hpp"
#include "syntax/ebnf.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/page.hpp"
#include "syntax/svg.hpp"
#include "syntax/textmate.hpp"
#include "syntax/token_list.hpp"

#include <CLI/Validators.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct format {
    std::string_view name;
    std::string (*write)(const syntax::grammar&); // null: the grammar's own text
};

constexpr std::array formats = {
    format{"peg", nullptr},
    format{"ebnf", syntax::ebnf},
    format{"svg", syntax::svg},
    format{"html", syntax::html_page},
    format{"textmate", syntax::textmate},
    format{"tokens", syntax::token_list},
};

struct grammar_options {
    std::string name = "ctl_pgn";
    std::string format = "peg";
    bool strict = false;
    bool list = false;
    sentence_options sentences;
};

std::string known_names() {
    std::string names;
    for (const grammar::text& text : grammar::texts)
        names.append(names.empty() ? "" : ", ").append(text.name);
    return names;
}

const grammar::text& text_of(const std::string& name) {
    const auto* const found = std::ranges::find(grammar::texts, name, &grammar::text::name);
    if (found == grammar::texts.end())
        throw input_error("there is no grammar " + name + "; there are " + known_names());
    return *found;
}

void print_names() {
    for (const grammar::text& text : grammar::texts)
        std::cout << text.name << '\n';
}

void print(const grammar_options& options) {
    const grammar::text& text = text_of(options.name);
    const auto* const wanted = std::ranges::find(formats, options.format, &format::name);
    output to("");
    if (wanted->write != nullptr)
        to.write(wanted->write(syntax::strict_grammar(text.name)));
    else
        to.write(options.strict ? text.strict : text.full);
    to.commit();
}

constexpr const char* footer =
    "The notation is Ford's PEG; ~code marks what is tolerated and reported, e^code what is expected. The "
    "other\n"
    "formats show what the format allows, without what is merely tolerated, and take in what the grammar "
    "imports:\n"
    "  ebnf      EBNF of the W3C, with lookaheads as comments\n"
    "  svg       railroad diagrams, one picture\n"
    "  html      railroad diagrams, one page with links and remarks\n"
    "  textmate  a TextMate grammar, by which editors colour files (JSON)\n"
    "  tokens    tokens with regular expressions, and rules as trees (JSON)\n"
    "\n"
    "Sentences are random texts that the grammar allows, each about --size bytes long at most; the same seed "
    "gives\n"
    "the same ones. With --near-miss one thing in each was dropped, doubled or replaced, so that it is not "
    "allowed\n"
    "any more. On standard output a zero byte stands between two of them.\n"
    "  ctlpgn grammar --format html > grammar.html\n"
    "  ctlpgn grammar --generate 100 --seed 7 --output games/\n"
    "  ctlpgn grammar pdtl --generate 5 | tr '\\0' '\\n'";

} // namespace

void add_grammar(CLI::App& program, int& status) {
    auto options = std::make_shared<grammar_options>();
    CLI::App* const command =
        program.add_subcommand("grammar", "Print the grammar of the format, or sentences of it");
    command->footer("The grammars: " + known_names() +
                    ". ctl_pgn describes whole files and uses the others.\n" + footer);
    command->add_option("NAME", options->name, "which grammar")->capture_default_str();
    std::vector<std::string> names(formats.size());
    std::ranges::transform(formats, names.begin(), &format::name);
    command->add_option("--format", options->format, "how it is written")
        ->check(CLI::IsMember(names))
        ->capture_default_str();
    command->add_flag("--strict", options->strict, "peg: only what the format allows");
    command->add_flag("--list", options->list, "only the names of the grammars");

    sentence_options& sentences = options->sentences;
    auto* const generate =
        command->add_option("--generate", sentences.count, "random sentences instead, this many")
            ->type_name("N");
    command->add_option("--seed", sentences.seed, "where the lots begin")
        ->needs(generate)
        ->capture_default_str();
    command->add_option("--size", sentences.size, "how long, in bytes")
        ->needs(generate)
        ->capture_default_str();
    command->add_flag("--near-miss", sentences.near_miss, "texts that are almost sentences")->needs(generate);
    command->add_option("--output", sentences.folder, "a folder that takes each as a file")
        ->type_name("DIR")
        ->needs(generate);
    command->callback([options, &status, generate] {
        if (options->list) {
            print_names();
        } else if (generate->count() != 0) {
            options->sentences.grammar = text_of(options->name).name;
            write_sentences(options->sentences);
        } else {
            print(*options);
        }
        status = clean;
    });
}

} // namespace ctlpgn::cli
