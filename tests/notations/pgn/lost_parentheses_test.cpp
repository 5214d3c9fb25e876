// A parenthesis of a variation that is missing, wherever it was: numbers and the board show where it belongs,
// or all places where it may have been are named.
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

constexpr std::string_view annotated[] = {
    "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. Nxe5 (3. d4 exd4 {open} 4. e5) 3... d6) (2... d6 3. d4) 3. Bb5 a6 "
    "(3... Nf6 {the Berlin defence} 4. O-O Nxe4) 4. Ba4 (4. Bxc6 dxc6 5. O-O (5. Nxe5 Qd4) 5... f6) 4... Nf6 "
    "5. O-O Be7 (5... Nxe4 {open}) 6. Re1 b5 7. Bb3 d6 (7... O-O) 8. c3 O-O",
    "1. d4 d5 2. c4 e6 (2... dxc4 3. Nf3 (3. e4) 3... Nf6) 3. Nc3 (3. Nf3) 3... Nf6 4. Bg5 (4. cxd5 exd5 5. "
    "Bg5 "
    "{exchanged}) 4... Be7 5. e3 O-O 6. Nf3 (6. Bd3 Nbd7 7. Nge2) 6... Nbd7",
};

struct counts {
    std::size_t given_back = 0;
    std::size_t named = 0;
};

void lose_each(std::string_view moves, char parenthesis, counts& found) {
    const std::string text = pgn_game(moves);
    for (std::size_t at = text.find(parenthesis); at != std::string::npos;
         at = text.find(parenthesis, at + 1)) {
        const std::string damaged = std::string(text).erase(at, 1);
        INFO(damaged.substr(damaged.find("1.")));
        const std::vector<diagnostic> faults = lint_pgn(damaged);
        REQUIRE(faults.size() == 1);
        if (!faults.front().choices.empty()) {
            CHECK(faults.front().related.size() == faults.front().choices.size());
            CHECK(unsafely_fixed_pgn(damaged) == damaged);
            ++found.named;
            continue;
        }
        CHECK(unsafely_fixed_pgn(damaged) == text);
        ++found.given_back;
    }
}

counts lose_parentheses(char parenthesis) {
    counts found;
    for (const std::string_view each : annotated)
        lose_each(each, parenthesis, found);
    return found;
}

} // namespace

TEST_CASE("pgn: each opening parenthesis that is missing is put back", "[pgn][fixes]") {
    const counts found = lose_parentheses('(');
    CHECK(found.given_back == 13);
    CHECK(found.named == 0);
}

TEST_CASE("pgn: a closing parenthesis that is missing is put back, or its places are named", "[pgn][fixes]") {
    const counts found = lose_parentheses(')');
    CHECK(found.given_back == 13);
    CHECK(found.named == 0);
}
