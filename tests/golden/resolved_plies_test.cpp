// Checking a game tells its plies besides, so that JSON need not play it again. They are those that
// notation::resolve tells.
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

std::string lines_of(const game& what, const notation& in, std::span<const ply> resolved) {
    std::string text;
    json_writer writer([&text](std::string_view bytes) { text += bytes; }, {.lines = true, .spans = true});
    writer.write(what, in, {}, {}, resolved);
    writer.finish();
    return text;
}

} // namespace

TEST_CASE("plies that checking tells are those that are asked for") {
    std::size_t told = 0;
    for (const notation* const in : notations())
        for (const corpus_file& file : corpus_of(*in))
            for (const check_level level : {check_level::coherent, check_level::legal})
                read_games(
                    file.text, file.with,
                    [&](const game& read, std::span<const diagnostic>) {
                        std::vector<finding> findings;
                        std::vector<ply> resolved;
                        in->check(read, level, file.with, findings, &resolved);
                        INFO(file.name);
                        REQUIRE((resolved.empty() || resolved.size() == read.plies.size()));
                        REQUIRE((in->resolve == nullptr || read.plies.empty() || !resolved.empty()));
                        REQUIRE(lines_of(read, *in, resolved) == lines_of(read, *in, {}));
                        told += resolved.size();
                    },
                    std::string_view::npos, check_level::syntax, *in);
    CHECK(told > 1000);
}
