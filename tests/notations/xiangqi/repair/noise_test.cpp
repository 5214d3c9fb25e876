// Games of xiangqi with noise, which is drawn anew with fixed seeds.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/support.hpp"
#include "repair/given_back.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi_tests {

namespace {

using tests::damage_kind;

// An engine against itself.
constexpr std::string_view played =
    "FORMAT WXF\nGAME 1\nSTART{\n1. H8+7 H8+7\n2. A4+5 E7+5\n3. E3+5 P3+1\n4. H2+3 H2+3\n5. C2+2 P1+1\n"
    "6. C2.3 E5-7\n7. R1.4 R1+3\n8. C3.1 E7+9\n9. P7+1 P3+1\n10. P9+1 P3+1\n11. P9+1 R1.4\n12. H7-8 P5+1\n"
    "13. R4+5 H3+5\n14. P9+1 R4+1\n15. C1.2 A6+5\n16. P3+1 R4.2\n17. P9.8 R2+3\n18. P8+1 P7+1\n19. R4-1 "
    "C8.2\n"
    "20. H8+9 R9.6\n21. R4.8 R2-2\n22. H9+8 R6+4\n23. R9+9 P7+1\n24. E5+3 R6+2\n25. H8+7 R6.7\n26. R9.8 "
    "C2.4\n"
    "27. E7+5 R7+1\n28. H7-5 H7+6\n29. C2-1 R7.9\n30. A5-4 R9-1\n31. C2.4 C4.5\n32. R8-3 H6-7\n33. R8.7 "
    "P3+1\n"
    "34. C4-1 R9.5\n35. H5+3 H5+4\n36. H3+5 H4-3\n37. H5-7 P9+1\n38. C4.7 R5.3\n39. H7-8 E9+7\n40. C7-2 "
    "H7+6\n"
    "41. H8+6 R3+1\n42. A6+5\n}\nGAME 2\nSTART{\n1. C2.3 H8+7\n2. H2+1 E3+1\n3. A4+5 C2.3\n4. H8+7 H2+4\n"
    "5. R1.2 P7+1\n6. C8+4 C8+2\n7. P3+1 R1.2\n8. R9.8 R2+3\n9. R8+6 R9+2\n10. P3+1 C8-4\n11. E3+5 C8.9\n"
    "12. P1+1 E7+5\n13. P3+1 P9+1\n14. R8+2 R9-1\n15. R2.4 H4+6\n16. R8-1 A6+5\n17. R8.9 C9.6\n18. R4.2 "
    "C3.4\n"
    "19. C3+5 H6+5\n20. C3.6 A5+4\n21. R9.6 H5-7\n22. R2+9 A4+5\n23. R6-5 P9+1\n24. P7+1 P9.8\n25. R2-3 "
    "R9+6\n"
    "26. R2.3 P3+1\n27. R3.5 R9-6\n28. R6+6 C6+1\n29. R6-4 R9+1\n30. R6.4 P3+1\n31. E5+7 C6-1\n32. P9+1 "
    "R9+5\n"
    "33. R4+4 R9-5\n34. R4-8 R9+5\n35. R5+1 P1+1\n36. R4+8 R9+2\n37. A5-4 R9.6\n38. R4-8 C6+4\n39. R4+5 "
    "P8.7\n"
    "40. R4.3 P1+1\n41. R3+3 P7.6\n42. A6+5 P6.7\n43. R5+1 K5.4\n44. H7+6 P7.8\n45. R3+1\n}\nGAME 3\nSTART{\n"
    "1. C8.3 E7+5\n2. A4+5 H8+6\n3. C3.5 P9+1\n4. P7+1 C2+4\n5. H8+7 H2+3\n6. H7+6 A4+5\n7. P7+1 C2.4\n"
    "8. P7+1 H3-4\n9. R9.8 C8+4\n10. P5+1 P1+1\n11. R8+8 R9.7\n12. P3+1 R1+3\n13. P7.8 R1-3\n14. P8.7 C4.6\n"
    "15. P5+1 C6-3\n16. P5.4 R1+2\n17. P4+1 P9+1\n18. P7.6 H4+3\n19. P4+1 H6-8\n20. P4.5 C8-5\n21. R8-4 "
    "C8+5\n"
    "22. P5.4 P7+1\n23. P9+1 C8.5\n24. H2+3 C5-2\n25. R8+4 R1-1\n26. R8.9 H3-1\n27. H6-4 P1+1\n28. H4+5 "
    "P5+1\n"
    "29. R1.2 K5.4\n30. P4+1 H1+3\n31. H3+5 H3+2\n32. H5+7 P7+1\n33. P1+1 P5+1\n34. C2.3 P7.6\n35. R2+7 "
    "R7+7\n"
    "36. P4.5 R7+2\n37. A5-4 H8+7\n38. P5+1 K4+1\n39. R2+1 H7-5\n40. C5.6 P5.4\n41. P6+1\n}\n";

struct outcome {
    std::size_t games = 0;
    std::size_t given_back = 0;
    std::vector<std::string> wrong;
};

// `form`: in which the plies are written.
outcome repair_damaged(std::string_view text, std::string_view form, damage_kind kind, double rate) {
    const tests::game_frame frame = tests::frame_of(in_xiangqi(), form);
    const std::vector<tests::played_game> games = tests::games_in(in_xiangqi(), text, 3);
    REQUIRE(games.size() == 3);
    outcome all;
    for (std::uint32_t seed = 1; seed != 6; ++seed) {
        tests::noise damaging(kind, rate, seed, frame.style);
        for (const tests::played_game& each : games) {
            const tests::noisy_line line = damaging.damage(each.texts);
            const std::string fixed =
                apply_fixes(tests::text_of(line, frame), in_xiangqi(), {}, {.unsafe = true});
            ++all.games;
            all.given_back += tests::is_given_back(in_xiangqi(), fixed, each) ? 1U : 0U;
            const tests::counted_repairs counted = tests::count_repairs(in_xiangqi(), line, frame, each);
            all.wrong.insert(all.wrong.end(), counted.wrong.begin(), counted.wrong.end());
        }
    }
    return all;
}

} // namespace

TEST_CASE("xiangqi: most damaged games come back whole, and no safe repair is wrong", "[repair][xiangqi]") {
    for (const std::string_view form : {"WXF", "ICCS"}) {
        const std::string text = form == "WXF" ? std::string(played) : converted(played, "iccs");
        CAPTURE(form);
        for (const damage_kind kind : {damage_kind::scanner, damage_kind::keyboard}) {
            const outcome light = repair_damaged(text, form, kind, 0.01);
            CHECK(10 * light.given_back >= 7 * light.games);
            CHECK(light.wrong == std::vector<std::string>{});
            const outcome more = repair_damaged(text, form, kind, 0.03);
            CHECK(10 * more.given_back >= 6 * more.games);
            CHECK(more.wrong == std::vector<std::string>{});
        }
    }
}

TEST_CASE("xiangqi: where plies are missing, no safe repair is wrong", "[repair][xiangqi]") {
    for (const damage_kind kind :
         {damage_kind::ply_missing, damage_kind::move_missing, damage_kind::line_missing})
        for (const double rate : {0.0, 0.01})
            CHECK(repair_damaged(played, "WXF", kind, rate).wrong == std::vector<std::string>{});
}

} // namespace ctlpgn::xiangqi_tests
