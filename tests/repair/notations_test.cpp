// Damage by chance, as of scanners and typists, in made games of every notation.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "repair/given_back.hpp"
#include "repair/made_games.hpp"

#include <catch2/catch.hpp>

namespace ctlpgn::repair {

namespace {

using tests::damage_kind;

struct damaged_notation {
    const char* name;
    const char* form;        // of xiangqi
    std::size_t least_light; // games of ten that come back with one slip in a hundred characters
    std::size_t least_more;  // and with three
};

constexpr damaged_notation damaged_notations[] = {{"ctl-pgn", "", 8, 6}, {"diplomat", "", 5, 3}};

struct counted_games {
    std::size_t all = 0;
    std::size_t given_back = 0;
    std::vector<std::string> wrong; // safe repairs
};

counted_games count_given_back(const damaged_notation& asked, double rate) {
    constexpr tests::making_settings few{.games = 5, .plies = 60, .seed = 11};
    const notation& chosen = *find_notation(asked.name);
    const tests::game_frame frame = tests::frame_of(chosen, asked.form);
    counted_games counted;
    for (const damage_kind kind : {damage_kind::scanner, damage_kind::keyboard}) {
        tests::noise damaging(kind, rate, 3, frame.style);
        for (const tests::played_game& each : tests::made_games(chosen, frame, few)) {
            const tests::noisy_line line = damaging.damage(each.texts);
            const std::string fixed = apply_fixes(tests::text_of(line, frame), chosen, {}, {.unsafe = true});
            ++counted.all;
            counted.given_back += tests::is_given_back(chosen, fixed, each) ? 1U : 0U;
            const tests::counted_repairs repairs = tests::count_repairs(chosen, line, frame, each);
            counted.wrong.insert(counted.wrong.end(), repairs.wrong.begin(), repairs.wrong.end());
        }
    }
    return counted;
}

std::string fixed(const char* notation_name, const std::string& text) {
    return apply_fixes(text, *find_notation(notation_name), {}, {.unsafe = true});
}

} // namespace

TEST_CASE("most damaged games of other notations come back, too", "[repair]") {
    for (const damaged_notation& each : damaged_notations) {
        INFO(each.name);
        const counted_games light = count_given_back(each, 0.01);
        CHECK(light.all == 10);
        CHECK(light.given_back >= each.least_light);
        CHECK(light.wrong == std::vector<std::string>{});
        const counted_games more = count_given_back(each, 0.03);
        CHECK(more.given_back >= each.least_more);
        CHECK(more.wrong == std::vector<std::string>{});
    }
}

TEST_CASE("signs of CTL-PGN beyond ASCII are no damage, and are written as the game does",
          "[repair][ctl-pgn]") {
    const std::string opening = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Cescacs\"]\n\n";
    const std::string moves =
        "1. B4-B10, F20-E19 ?!\n2. E7-E11, C23-B22\n3. JF6-L21, G21-H20\n4. E11-D12, RC25-C17 (=)\n"
        "5. L5-X6, I23-I19\n6. I5-K6, JF22-I13\n7. JL21×K24, GD26-C21\n8. G7-G11, NG25-D26\n"
        "9. D6-E7, L23-L21\n10. H6-H12, GC21-B16 :\n*\n";
    std::string damaged = moves;
    damaged.replace(damaged.find("JL21×K24"), std::string("JL21×K24").size(), "JL2l×K24");
    damaged.replace(damaged.find("C23-B22"), 7, "C23_B2Z");
    CHECK(fixed("ctl-pgn", opening + damaged) == opening + moves);
}

TEST_CASE("a damaged ply of a variation is repaired in CTL-PGN, whichever side's it is",
          "[repair][ctl-pgn]") {
    const std::string opening = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Cescacs\"]\n\n";
    const auto moves = [&opening](const std::string& black, const std::string& white,
                                  const std::string& reply) {
        return opening + "1. B4-B10, F20-E19\n($[2] 1. …, " + black + "\n.2. E7-E11, C23-B22)\n(1. E7-E13, " +
               white +
               "\n.2. G7-G13, G21-G15)\n2. E7-E11, C23-B22\n3. JF6-L21, G21-H20\n4. E11-D12, RC25-C17\n"
               "5. L5-X6, I23-I19\n6. I5-K6, JF22-I13\n7. JL21×K24, GD26-C21\n8. G7-G11, " +
               reply + "\n(8. …, NG25-F26)\n9. D6-E7, L23-L21\n10. H6-H12, GC21-B16 :\n*\n";
    };
    const std::string meant = moves("E21-E15", "E21-E15", "NG25-D26");
    CHECK(fixed("ctl-pgn", moves("E21-EI5", "E21-E15", "NG25-D26")) == meant);
    CHECK(fixed("ctl-pgn", moves("E21-E15", "E21-E1S", "NG25-D26")) == meant);
    CHECK(fixed("ctl-pgn", moves("E21-E15", "E2l-E15", "NG25-D2G")) == meant);
}

TEST_CASE("half-moves of Diplomat are repaired as the game writes them", "[repair][diplomat]") {
    const auto brief = [](const std::string& fourth, const std::string& eighth) {
        return "[Variant \"Diplomat\"]\n\n1. Dg1, m3\n2. Dg2, h2\n3. Rf1, 4\n4. " + fourth +
               ", Dn1\n5. De3, g2\n6. Df3, g1\n7. Ha3, Dm2\n8. " + eighth +
               ", j-j3 (8. ..., Rb1 9. Kd1)\n9. d3, l-l3 {quiet}\n10. Kd1, Rb1\n11. Hxb1, Kl2\n12. Dg3, "
               "Hh3\n13. dx4, k-j2\n*\n";
    };
    CHECK(fixed("diplomat", brief("Df8", "Kel")) == brief("Df3", "Ke1"));
    const std::string full = "[Variant \"Diplomat\"]\n\n1. Df1-g1, m2-m3\n2. Dg1-g2, i2-h2\n3. Re1-f1, m3-4\n"
                             "4. Dg2-f3, Dm1-n1\n5. Df3-e3, h2-g2\n6. De3-f3, g2-g1\n7. Hb1-a3, Dn1-m2\n"
                             "8. Kd1-e1, j2-j3\n9. d2-d3, l2-l3\n10. Ke1-d1, Rl1-b1\n11. Ha3xb1, Kk1-l2\n*\n";
    std::string damaged = full;
    damaged.replace(damaged.find("Df3-e3"), 6, "Df8-c3");
    damaged.replace(damaged.find("Ha3xb1"), 6, "Ha3xbl");
    CHECK(fixed("diplomat", damaged) == full);
}

TEST_CASE("nothing is made of prose in any notation", "[repair]") {
    for (const damaged_notation& each : damaged_notations) {
        const notation& chosen = *find_notation(each.name);
        const tests::game_frame frame = tests::frame_of(chosen, each.form);
        const std::string text =
            frame.before +
            "1. this is no game at all but some words that have come here by mistake and go on and on "
            "without any sense for a reader who knows the rules of the game and has read these words\n" +
            frame.after;
        const auto source = open_text(text);
        lint(*source, chosen, {}, [](const linted& found) {
            for (const diagnostic& fault : found.found)
                CHECK_FALSE((fault.remedy && fault.remedy->proven));
        });
    }
}

} // namespace ctlpgn::repair
