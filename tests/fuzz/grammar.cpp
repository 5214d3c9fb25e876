// Grammar files: pegc reports faults or writes a parser; the strict reading of a strict reading is itself.
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "grammar/texts.hpp"
#include "pegc/lint.hpp"
#include "pegc/writing/emitter.hpp"
#include "pegc/writing/strict.hpp"
#include "syntax/ebnf.hpp"
#include "syntax/page.hpp"
#include "syntax/textmate.hpp"
#include "syntax/token_list.hpp"

#include <algorithm>

namespace ctlpgn::fuzz {

namespace {

constexpr std::string_view name = "fuzzed";

void check(std::string_view text) {
    const pegc::library written = pegc::read_texts({{name, text}});
    if (!std::ranges::all_of(pegc::lint(written, name).messages, &pegc::message::tolerable))
        return;
    const pegc::library strict = pegc::strict_library(written);
    (void)pegc::emit_grammar(written, strict, name, true);
    const std::string& once = strict.files.at(std::string(name)).text;
    const pegc::library again = pegc::strict_library(strict);
    promise(again.files.at(std::string(name)).text == once,
            "the strict reading of a strict reading is another one:\n" + once);
    const syntax::grammar grammar(strict, name);
    for (const auto form : {syntax::ebnf, syntax::html_page, syntax::textmate, syntax::token_list})
        (void)form(grammar);
}

int run_grammar(std::span<const std::byte> bytes) {
    try {
        check(text_of(bytes));
    } catch (const pegc::syntax_error& error) {
        promise(error.what_and_where.line != 0, "a mistake in a grammar without its place");
    }
    return 0;
}

std::vector<std::string> grammar_seeds() {
    std::vector<std::string> result = sentence_seeds("peg/peg", 60, 300);
    for (const ctlpgn::grammar::text& each : ctlpgn::grammar::texts)
        result.emplace_back(each.full);
    return result;
}

} // namespace

const target grammar = {"grammar", run_grammar, grammar_seeds};

} // namespace ctlpgn::fuzz
