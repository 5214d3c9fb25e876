// Signs that judge or mark a ply, and plies that depend on an open point of the rules: repair leaves them.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::repair {

namespace {

std::string with_fixes(std::string_view name, const std::string& text, bool unsafe) {
    return apply_fixes(text, *find_notation(name), {}, {.unsafe = unsafe});
}

// With one text replaced by another.
std::string damaged(std::string_view text, std::string_view from, std::string_view to) {
    std::string made(text);
    const std::size_t at = made.find(from);
    REQUIRE(at != std::string::npos);
    return made.replace(at, from.size(), to);
}

// Black's king goes where a bishop would attack it if that went on past the centre.
constexpr std::string_view past_centre =
    "[Variant \"Diplomat\"]\n\n1. Dg1, Hg2\n2. d3, Dn1\n3. Hc3, n2\n4. Kd2, h2\n5. Rd1, Dm2\n6. g2=w, hxg1\n"
    "7. fxg1, Ra1\n8. Re1, Rh1\n9. Hg-i3, Rxg1\n10. Hxk2, Rh1\n11. Kd1, Dn1\n12. Hb1, Rg1\n13. Rxg1, Kxk2\n"
    "14. Bd2, Kl1\n15. Be3, Da1\n16. Rxj1+, Kk2\n17. Rk1+, Kxk1\n18. bxa1, nxa1=D\n19. Ke1, b1=b\n"
    "20. Bc1, Dn1\n21. Bd2, Kj1\n22. cxb1, Da1\n23. B4+, Kk1\n24. Bxj2+, Kj1\n25. e-e3, Db2\n*\n";

// Checks depend on it, too.
constexpr std::string_view checks_past_centre =
    "[Variant \"Diplomat\"]\n\n1. Dg1, j3\n2. Dg2, Hxg2\n3. Rh1, ixh1\n4. b3, g1=B\n5. Bb2, Bxf2\n6. e3, "
    "Dn2\n"
    "7. Bc3, Rxb1+\n8. cxb1, H4\n9. exf2, Hh2\n10. Ba1, a1=b\n11. Ke2, Da2\n12. b1xa2, Ba-n2\n13. Ke1, Bm3\n"
    "14. Kd1, Kl1\n15. Ke1, Hf3+\n16. Kd1, Hxd2\n17. n2, Bm-4+\n18. bx4, i3\n19. n1=R+, mxn1\n"
    "20. Kxd2, Bx4++\n0-1\n";

constexpr std::string_view club_game =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Cescacs\"]\n\n"
    "1. B4-B10, F20-E19 ?!\n2. E7-E11, C23-B22\n3. JF6-L21, G21-H20\n4. E11-D12, RC25-C17 (=)\n"
    "5. L5-X6, I23-I19\n6. I5-K6, JF22-I13\n7. JL21×K24, GD26-C21\n8. G7-G11, NG25-D26\n"
    "9. D6-E7, L23-L21\n10. H6-H12, GC21-B16 :\n*\n";

} // namespace

TEST_CASE("half-moves that an open rule allows are not repaired", "[repair][diplomat]") {
    constexpr std::pair<std::string_view, std::string_view> slips[] = {{"Kd1, Dn1\n12.", "Kd1, Dnl\n12."},
                                                                       {"Kd1, Dn1\n12.", "Kd1, D1\n12."},
                                                                       {"12. Hb1", "12. H1"},
                                                                       {"Be3, Da1", "Be3, Da2"},
                                                                       {"Rxj1+, Kk2", "Rxj1+, K2"}};
    for (const auto& [meant, written] : slips) {
        CAPTURE(written);
        CHECK(with_fixes("diplomat", damaged(past_centre, meant, written), true) == past_centre);
    }
    CHECK(with_fixes("diplomat", damaged(checks_past_centre, "Hxd2", "Nxd2"), true) == checks_past_centre);
}

TEST_CASE("a rating that is written within a ply comes after it", "[repair][diplomat][ctl-pgn]") {
    const std::string rated = damaged(past_centre, "Dm2\n", "Dm2!\n");
    for (const std::string_view written : {"!Dm2\n", "D!m2\n", "Dm!2\n", "(!)Dm2\n", "Dm2(!)\n"}) {
        CAPTURE(written);
        const std::string text = damaged(past_centre, "Dm2\n", written);
        CHECK(with_fixes("diplomat", text, false) == text);
        CHECK(with_fixes("diplomat", text, true) == rated);
    }
    for (const std::string_view written : {"g2=!w?", "g2!=w?", "!g2=w?"}) {
        CAPTURE(written);
        CHECK(with_fixes("diplomat", damaged(past_centre, "g2=w", written), true) ==
              damaged(past_centre, "g2=w", "g2=w!?"));
    }
    // Three signs are no rating, and a sign that has taken the place of a character is none.
    const std::string unclear = damaged(past_centre, "Dm2\n", "D!m2!!\n");
    CHECK(with_fixes("diplomat", unclear, true) == unclear);
    CHECK(with_fixes("diplomat", damaged(past_centre, "hxg1", "h!g1"), true) == past_centre);
    CHECK(with_fixes("ctl-pgn", damaged(club_game, "G7-G11,", "G7-!G11,"), true) ==
          damaged(club_game, "G7-G11,", "G7-G11 !,"));
    CHECK(with_fixes("ctl-pgn", damaged(club_game, "GC21-B16 :", "GC21!-B16 :"), true) ==
          damaged(club_game, "GC21-B16 :", "GC21-B16 !:"));
}

TEST_CASE("a mark of check within a ply is not dropped safely", "[repair][diplomat]") {
    for (const std::string_view written : {"+Dm2\n", "D+m2\n"}) {
        const std::string text = damaged(past_centre, "Dm2\n", written);
        CHECK(with_fixes("diplomat", text, false) == text);
    }
}

} // namespace ctlpgn::repair
