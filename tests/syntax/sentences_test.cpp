// Sentences of the grammars: both readings accept them, and they cover the whole grammar.
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "golden/reading_faults.hpp"
#include "golden/spoiler.hpp"
#include "syntax/alternatives.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/sentences.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

constexpr std::size_t usual_size = 400;

bool accepts(std::string_view text) {
    return in_ctl_pgn().accepts(text, {});
}

// Both readings reject a few for reasons that no grammar can express: a main line that continues after its
// end with a wrong number.
void check_sentences(unsigned count, std::uint64_t seed) {
    const syntax::grammar grammar = syntax::strict_grammar("ctl_pgn/file");
    syntax::sentence_maker maker(grammar, seed);
    unsigned accepted = 0;
    for (unsigned i = 0; i != count; ++i) {
        const std::string text = maker.sentence(usual_size);
        INFO(text);
        CHECK(fault_of_reading(text) == "");
        accepted += accepts(text) ? 1 : 0;
    }
    CHECK(accepted > count * 9 / 10);
}

void check_near_misses(unsigned count, std::uint64_t seed) {
    const syntax::grammar grammar = syntax::strict_grammar("ctl_pgn/file");
    syntax::sentence_maker maker(grammar, seed);
    for (unsigned i = 0; i != count; ++i) {
        const std::string text = maker.near_miss(usual_size, accepts);
        INFO(text);
        CHECK_FALSE(accepts(text));
        CHECK(fault_of_reading(text) == "");
    }
}

void check_spoiled_sentences(unsigned count, std::uint64_t seed) {
    const syntax::grammar grammar = syntax::strict_grammar("ctl_pgn/file");
    syntax::sentence_maker maker(grammar, seed);
    spoiler spoils(seed);
    for (unsigned i = 0; i != count; ++i) {
        const std::string sentence = maker.sentence(usual_size);
        for (unsigned j = 0; j != 50; ++j) {
            const std::string text = spoils.spoil(sentence);
            if (const std::string fault = fault_of_reading(text); !fault.empty())
                FAIL_CHECK(fault << "in\n" << text);
        }
    }
}

// At most `most` sentences use every alternative of every choice in the grammar's own file.
void check_all_alternatives(std::string_view name, unsigned most) {
    const syntax::grammar grammar = syntax::strict_grammar(name);
    std::vector<syntax::alternative> wanted = syntax::alternatives(grammar);
    std::erase_if(wanted, [&](const syntax::alternative& each) {
        return &grammar.file_of(*each.rule) != &grammar.main();
    });
    syntax::sentence_maker maker(grammar, 5);
    syntax::matcher matcher(grammar);
    std::set<std::pair<const pegc::node*, std::size_t>> taken;
    const auto is_taken = [&taken](const syntax::alternative& each) {
        return taken.contains({each.place.choice, each.place.alternative});
    };
    constexpr unsigned between_looks = 100;
    for (unsigned i = 0; i != most; ++i) {
        if (i % between_looks == 0 && std::ranges::all_of(wanted, is_taken))
            break;
        const std::string text = maker.sentence(usual_size);
        bool accepted = false;
        for (const pegc::rule* start : grammar.starts())
            if (matcher.accepts(*start, text)) {
                accepted = true;
                for (const syntax::taken_alternative& each : matcher.taken())
                    taken.emplace(each.choice, each.alternative);
            }
        REQUIRE(accepted);
    }
    for (const syntax::alternative& each : wanted) {
        INFO(name << ": " << each.rule->name << ": " << each.text);
        CHECK(is_taken(each));
    }
}

} // namespace

TEST_CASE("sentences of every notation contain moves", "[syntax]") {
    for (const notation* const chosen : notations()) {
        const std::string_view name = syntax::find_grammar(syntax::folder_of_notation(chosen->name), {});
        if (name.empty()) // that of the tests has none
            continue;
        const syntax::grammar grammar = syntax::strict_grammar(name);
        syntax::sentence_maker maker(grammar, 3);
        constexpr std::size_t count = 40;
        std::size_t with_moves = 0;
        for (std::size_t i = 0; i != count; ++i) {
            const std::string text = maker.sentence(usual_size);
            const auto source = open_text(text);
            game_reader games(*source, *chosen);
            bool any = false;
            while (const game* const read = games.next())
                any = any || !read->plies.empty();
            with_moves += any ? 1 : 0;
        }
        INFO(chosen->name);
        CHECK(with_moves != 0);
    }
}

TEST_CASE("sentences of the grammar are read without a finding", "[syntax][many]") {
    check_sentences(300, 1);
}

TEST_CASE("both readings agree on faulty sentences, and lose nothing", "[syntax][many]") {
    check_spoiled_sentences(300, 6);
}

TEST_CASE("near misses raise findings", "[syntax][many]") {
    check_near_misses(300, 2);
}

TEST_CASE("sentences use all alternatives of their grammar", "[syntax][many]") {
    for (const std::string_view name : {"ctl_pgn/ctl_an", "ctl_pgn/pdtl", "ctl_pgn/tag_values",
                                        "ctl_pgn/hexes", "common/lexical", "peg/peg"})
        check_all_alternatives(name, 800);
    check_all_alternatives("ctl_pgn/file", 1500);
    check_all_alternatives("ctl_pgn/comment", 6000);
}

TEST_CASE("many sentences and near misses are read correctly", "[.long]") {
    check_sentences(50000, 3);
    check_near_misses(50000, 4);
    check_spoiled_sentences(5000, 7);
}
