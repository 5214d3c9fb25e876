// Checking a game also resolves its plies, so that JSON need not replay it. The result must equal that of
// notation::resolve.
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

std::string lines_of(const game& what, const notation& chosen, std::span<const ply> resolved) {
    std::string text;
    json_writer writer([&text](std::string_view bytes) { text += bytes; }, {.lines = true, .spans = true});
    writer.write(what, chosen, {}, {}, resolved);
    writer.finish();
    return text;
}

} // namespace

TEST_CASE("check and ask_board resolve the same plies") {
    std::size_t reported = 0;
    for (const notation* const chosen : notations())
        for (const corpus_file& file : corpus_of(*chosen))
            for (const check_level level : {check_level::coherent, check_level::legal})
                read_games(
                    file.text, file.bounds,
                    [&](const game& read, std::span<const diagnostic>) {
                        std::vector<finding> findings;
                        std::vector<ply> resolved;
                        check_game(*chosen, read, level, file.bounds, findings, &resolved);
                        INFO(file.name);
                        REQUIRE((resolved.empty() || resolved.size() == read.plies.size()));
                        REQUIRE((chosen->resolve == nullptr || read.plies.empty() || !resolved.empty()));
                        REQUIRE(lines_of(read, *chosen, resolved) == lines_of(read, *chosen, {}));
                        reported += resolved.size();
                    },
                    std::string_view::npos, check_level::syntax, *chosen);
    CHECK(reported > 1000);
}
