// What can be fixed: the catalogue says so, and each fix takes its finding away and nothing else.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::vector<diagnostic> lint_pgn(std::string_view text) {
    const auto source = open_text(text);
    lint_options how;
    std::vector<diagnostic> result;
    lint(*source, pgn_notation(), how, [&result](const linted& game) {
        result.insert(result.end(), game.found.begin(), game.found.end());
    });
    return result;
}

} // namespace

TEST_CASE("pgn: the catalogue says which findings can be fixed", "[pgn][fixes]") {
    for (const diagnostic_info& row : diagnostics_of(pgn_notation())) {
        // What the core says of its codes holds for some notation; some codes are those of other profiles.
        if (row.example.empty() || code_number(row.id) < code_block_size || layer_of(row.id) == layer::lint)
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string text = pgn_notation().example_file(row.example.place, row.example.bad);
        const std::vector<diagnostic> found = lint_pgn(text);
        REQUIRE(found.size() == 1);
        CHECK(found[0].remedy.has_value() == (row.fix != fixable::never));
        if (!found[0].remedy)
            continue;
        CHECK(found[0].remedy->safe == (row.fix == fixable::safe));
        const std::string fixed = apply_fixes(text, pgn_notation(), {}, {.unsafe = true});
        INFO(fixed);
        CHECK(pgn_findings(fixed) == "");
    }
}

TEST_CASE("pgn: fixes write what the standard prescribes", "[pgn][fixes]") {
    const auto moves = [](std::string_view written) {
        const std::string fixed = apply_fixes(pgn_game(written), pgn_notation(), {}, {.unsafe = true});
        return fixed.substr(fixed.find("\n\n") + 2);
    };
    CHECK(moves("1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 3. Bf1b5 a6") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    CHECK(moves("1. e4 d5 2. ed5 Qd8:d5 3. ♘c3") == "1. e4 d5 2. exd5 Qxd5 3. Nc3 *\n");
    CHECK(moves("1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. 0-0") == "1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. O-O *\n");
    CHECK(moves("1. e4 d5 2. Bb5 c6 3. Ba4+") == "1. e4 d5 2. Bb5+ c6 3. Ba4 *\n");
    CHECK(moves("1.e4 ! e5 2.Nf3 ⩲") == "1.e4! e5 2.Nf3 $14 *\n");
}
