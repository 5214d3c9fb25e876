// Every alternative of the grammar is used by some valid case.
#include "golden/corpus.hpp"
#include "syntax/alternatives.hpp"
#include "syntax/grammar_texts.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <set>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

using taken_set = std::set<std::pair<const pegc::node*, std::size_t>>;

void add_taken(const syntax::matcher& reader, taken_set& result) {
    for (const syntax::taken_alternative& each : reader.taken())
        result.emplace(each.choice, each.alternative);
}

// The matcher follows nesting on the stack.
constexpr std::size_t longest = 100000;

taken_set taken_in_files(const syntax::grammar& language) {
    taken_set result;
    syntax::matcher matcher(language);
    for (const corpus_file& file : corpus()) {
        if (file.expects() == expected::findings || file.text.size() > longest)
            continue;
        INFO(file.name);
        CHECK(matcher.accepts(*language.starts().front(), file.text));
        add_taken(matcher, result);
    }
    return result;
}

// Exceptions that cannot occur in the corpus, by rule and alternative, with the reason.
using exceptions = std::map<std::pair<std::string_view, std::string_view>, std::string_view>;

const exceptions never_taken_in_files = {
    {{"line_end", "end_of_file"},
     "a file that ends so is looked ahead at, since a game does not end with a tag"},
};

} // namespace

TEST_CASE("every alternative of the grammar is used by some valid file", "[golden]") {
    const syntax::grammar grammar = syntax::strict_grammar("ctl_pgn/file");
    const taken_set taken = taken_in_files(grammar);
    for (const syntax::alternative& each : syntax::alternatives(grammar)) {
        INFO(each.rule->name << ": " << each.text);
        CHECK(taken.contains({each.place.choice, each.place.alternative}) !=
              never_taken_in_files.contains({each.rule->name, each.text}));
    }
}
