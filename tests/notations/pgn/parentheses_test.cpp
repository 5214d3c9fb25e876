// One wrong sign around or inside the moves is one finding, also where variations are in variations.
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// With the code of its only finding, and the moves after all fixes.
void check_only_fault(std::string_view moves, std::string_view code, std::string_view meant) {
    check_slip({moves, "1-0", code, moves, meant});
}

void check_only_safe_fault(std::string_view moves, std::string_view code, std::string_view meant) {
    check_slip({moves, "1-0", code, meant, meant});
}

} // namespace

TEST_CASE("pgn: a parenthesis too many in a variation", "[pgn][fixes]") {
    check_only_safe_fault("1. e4 e5 2. Nf3 (()) Nc6 3. Bb5 1-0", "S071", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0");
    check_only_fault("1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4 ((3... d5 4. Nc3) 4. Nxd4) 3. Bb5 a6 1-0",
                     "S072",
                     "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4 (3... d5 4. Nc3) 4. Nxd4) 3. Bb5 a6 1-0");
    check_only_fault("1. e4 e5 2. Nf3 Nc6 (2... Nf6) 3. d4 exd4 (3... d5 4. Nc3) 4. Nxd4 a5) 3. Bb5 a6 1-0",
                     "S073",
                     "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4 (3... d5 4. Nc3) 4. Nxd4 a5) 3. Bb5 a6 1-0");
}

TEST_CASE("pgn: a parenthesis that is missing or turned round in a variation", "[pgn][fixes]") {
    check_only_fault(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6 4. O-O Nxe4 4... Bc5 5. c3) 5. d4) 4. Ba4 Nf6 1-0", "S073",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6 4. O-O Nxe4 (4... Bc5 5. c3) 5. d4) 4. Ba4 Nf6 1-0");
    const std::string_view turned = "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4 ( 3. Bb5 a6 4. Ba4 1-0";
    check_only_fault(turned, "S072", turned);
    const std::string_view turned_inside =
        "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4 (3... d5 4. Nc3 dxe4 ( 4. Nxd4 Nf6) 3. Bb5 a6 4. Ba4 1-0";
    check_only_fault(turned_inside, "S072", turned_inside);
}

TEST_CASE("pgn: another sign in place of a parenthesis", "[pgn][fixes]") {
    constexpr std::string_view meant = "1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4) 3. Bb5 a6 1-0";
    check_only_fault("1. e4 e5 2. Nf3 Nc6 ]2... Nf6 3. d4 exd4) 3. Bb5 a6 1-0", "GS087", meant);
    check_only_fault("1. e4 e5 2. Nf3 Nc6 }2... Nf6 3. d4 exd4) 3. Bb5 a6 1-0", "S084", meant);
    check_only_fault("1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. d4 exd4[ 3. Bb5 a6 1-0", "GS087", meant);
}

TEST_CASE("pgn: another sign in place of an opening brace", "[pgn][fixes]") {
    check_only_fault("1. e4 e5 2. Nf3 ]the usual move} Nc6 1-0", "S084",
                     "1. e4 e5 2. Nf3 {the usual move} Nc6 1-0");
    check_only_fault("1. e4 e5 2. Nf3 }the usual move} Nc6 1-0", "S084",
                     "1. e4 e5 2. Nf3 {the usual move} Nc6 1-0");
    check_only_fault("1. e4 e5 2. Nf3 [%clk 0:05:00] the usual move} Nc6 1-0", "S084",
                     "1. e4 e5 2. Nf3 {[%clk 0:05:00] the usual move} Nc6 1-0");
}

TEST_CASE("pgn: a letter that is written twice, and periods of numbers", "[pgn][fixes]") {
    check_only_safe_fault("1. e4 e5 2. NNf3 Nc6 3. BBb5 a6 4. BBxc6 1-0", "GS093",
                          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 1-0");
    check_only_safe_fault("1. e4 1,.. e5 2. Nf3 1-0", "GS033", "1. e4 1... e5 2. Nf3 1-0");
    check_only_fault(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 "
        "01. Bc2 c5 1-0",
        "GM010",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 "
        "10. Bc2 c5 1-0");
}

TEST_CASE("pgn: variations after a doubled or an unreadable move are where they belong", "[pgn][fixes]") {
    check_only_fault("1. e4 e5 2. Nf3 Nc6 3. Bb5 Bb5 (3. Bc4 Bc5) 3... a6 4. Ba4 Nf6 5. O-O Be7 1-0", "M006",
                     "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6 4. Ba4 Nf6 5. O-O Be7 1-0");
    const std::string_view unreadable = "1. e4 e5 2. Nf Nc6 (2... Nf6 3. d4 exd4 (3... d5)) 3. Bb5 a6 1-0";
    check_only_fault(unreadable, "GS051", unreadable);
}
