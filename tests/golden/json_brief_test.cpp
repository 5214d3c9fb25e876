// Most plies are written to JSON in a brief way (src/emit/json/json_walk_brief.hpp), unless spans are
// requested. So the expected JSON is that with spans, after removing the spans.
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstddef>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

using ordered = nlohmann::ordered_json;

void take_spans_away(ordered& asked) {
    if (asked.is_object()) {
        asked.erase("span");
        asked.erase("resultSpan");
        asked.erase("inText");
    }
    if (asked.is_structured())
        for (auto& [key, value] : asked.items())
            take_spans_away(value);
}

std::string text_of(const game& what, const notation& chosen, bool spans) {
    std::string text;
    json_writer writer([&text](std::string_view bytes) { text += bytes; }, {.lines = true, .spans = spans});
    writer.write(what, chosen, {}, {});
    writer.finish();
    return text;
}

// Returns how many plies were read in the usual form.
std::size_t check_alike(std::string_view text, const limits& bounds, const notation& chosen = in_ctl_pgn()) {
    std::size_t plain = 0;
    const auto check = [&](const game& read, std::span<const diagnostic>) {
        for (const ply& each : read.plies)
            plain += each.plain != 0 ? 1U : 0U;
        ordered expected = ordered::parse(text_of(read, chosen, true));
        take_spans_away(expected);
        INFO(read.text);
        REQUIRE(text_of(read, chosen, false) == expected.dump() + "\n");
    };
    read_games(text, bounds, check, std::string_view::npos, check_level::syntax, chosen);
    return plain;
}

} // namespace

TEST_CASE("brief plies are written like others") {
    std::size_t plain = 0;
    for (const corpus_file& file : corpus())
        plain += check_alike(file.text, file.bounds);
    CHECK(plain > 500);
}

TEST_CASE("brief plies with a notation's additions are written like others") {
    std::size_t plain = 0;
    for (const notation* const chosen : notations())
        if (chosen->words->additions.of_ply != nullptr)
            for (const corpus_file& file : corpus_of(*chosen))
                plain += check_alike(file.text, file.bounds, *chosen);
    CHECK(plain > 500);
}

TEST_CASE("brief plies with faults are written like others", "[many]") {
    spoiler spoils(11);
    std::size_t plain = 0;
    for (int round = 0; round != 30; ++round)
        for (const corpus_file& file : corpus())
            if (file.text.size() < 1500)
                plain += check_alike(spoils.spoil(file.text), file.bounds);
    CHECK(plain > 5000);
}

TEST_CASE("brief plies of long games are written like others") {
    for (const bench::flavour kind : {bench::flavour::plain, bench::flavour::annotated})
        CHECK(check_alike(bench::games(kind, 100'000, 6), {}) > 3000);
}
