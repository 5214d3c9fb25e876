// A copy of a tree is recognised, and nothing else is taken for one.
#include "ctlpgn/format.hpp"
#include "ctlpgn/reader.hpp"
#include "format/copied_game.hpp"
#include "format/same_ply.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace ctlpgn;

namespace {

class read_text {
  public:
    read_text(std::string text, const notation& chosen)
        : text_(std::move(text)), source_(open_text(text_)), reader_(*source_, chosen),
          game_(reader_.next()) {}

    [[nodiscard]] const game& tree() const { return *game_; }
    [[nodiscard]] bool is_clean() const { return game_ != nullptr && reader_.diagnostics().empty(); }

  private:
    std::string text_;
    std::unique_ptr<byte_source> source_;
    game_reader reader_;
    const game* game_;
};

const notation& pgn() {
    return *find_notation("pgn");
}

const std::string annotated =
    "[Event \"?\"]\n[White \"Anna\"]\n[Black \"Bo\"]\n\n"
    "1. e4 $1 {good} 1... e5 (1... c5 {or this} 2. Nf3 (2. c3)) 2. Nf3 Nc6 3. Bb5+ 1-0\n";

bool is_copy(const std::string& of, const std::string& text) {
    const read_text first(of, pgn());
    const read_text second(text, pgn());
    return layout::is_copy(first.tree(), second.tree(), pgn(), layout::references::apart);
}

std::string with(std::string_view was, std::string_view is) {
    std::string text = annotated;
    const std::size_t at = text.find(was);
    REQUIRE(at != std::string::npos);
    return text.replace(at, was.size(), is);
}

} // namespace

TEST_CASE("a tree in other lines and spaces, with its tags in another order, is a copy", "[pgn]") {
    CHECK(is_copy(annotated, annotated));
    CHECK(is_copy(annotated, with("2. Nf3 Nc6", "2.Nf3\n\nNc6")));
    CHECK(is_copy(annotated, with("{good}", "{ good }")));
    CHECK(is_copy(annotated, with("{or this}", "{or\nthis}")));
    CHECK(is_copy(annotated, with("[White \"Anna\"]\n[Black \"Bo\"]", "[Black \"Bo\"]\n[White \"Anna\"]")));
}

TEST_CASE("a number that goes on from the one before may be left out of a copy", "[pgn]") {
    const std::string left_out = with("1... e5 (", "e5 (");
    CHECK(is_copy(annotated, left_out));
    CHECK(is_copy(left_out, annotated));
    CHECK_FALSE(is_copy(left_out, with("1... e5 (", "2... e5 (")));
    CHECK_FALSE(is_copy(annotated, with("1... e5 (", "2... e5 (")));
}

TEST_CASE("a tree with anything else in it is no copy", "[pgn]") {
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"1. e4", "1. d4"},
        {"$1", "$2"},
        {"$1", ""},
        {"{good}", "{bad}"},
        {"{good}", ""},
        {"{or this}", "{orthis}"},
        {"(1... c5", "(1... d5"},
        {"2. c3", "2. d3"},
        {"(2. c3)", ""},
        {"Nc6", "Nf6"},
        {"Bb5+", "Bb5"},
        {"Bb5+", "Bb5#"},
        {"1-0", "0-1"},
        {"Anna", "Anne"},
        {"[Black \"Bo\"]\n", ""},
        {"Bb5+", "Bb5+ a6"},
        {"Nc6 3. Bb5+", "Nc6"},
        {"Bb5+ 1-0", "Bb5+ 1-0 {after it}"},
        {"2. Nf3 Nc6", "2. Nf3 (2. f4) 2... Nc6"}};
    for (const auto& [was, is] : changes) {
        INFO(was << " -> " << is);
        CHECK_FALSE(is_copy(annotated, with(was, is)));
        CHECK_FALSE(is_copy(with(was, is), annotated));
    }
}

TEST_CASE("the board says the same of every copy in the corpus", "[corpus]") {
    for (const std::string_view name : {"pgn", "ctl-pgn", "xiangqi", "diplomat"}) {
        const notation& chosen = *find_notation(name);
        INFO(name);
        std::size_t copies = 0;
        for (const golden::corpus_file& each : golden::corpus_of(chosen)) {
            const read_text first(each.text, chosen);
            if (!first.is_clean())
                continue;
            const read_text again(format_game(first.tree(), chosen), chosen);
            if (!again.is_clean() ||
                !layout::is_copy(first.tree(), again.tree(), chosen, layout::references::apart))
                continue;
            ++copies;
            INFO(each.name);
            std::vector<ply> resolved;
            std::vector<ply> resolved_again;
            if (chosen.resolve != nullptr) {
                chosen.resolve(first.tree(), resolved);
                chosen.resolve(again.tree(), resolved_again);
            }
            const layout::same_ply is_same(first.tree(), again.tree(), *chosen.words);
            CHECK(std::ranges::equal(resolved, resolved_again, is_same));
            CHECK(format_game(first.tree(), chosen) == format_game(again.tree(), chosen));
        }
        CHECK(copies != 0);
    }
}
