#include "repair/verdicts.hpp"

#include <catch2/catch.hpp>

#include <span>
#include <vector>

namespace ctlpgn::repair {

namespace {

damage sure_damage(std::size_t ply) {
    return {.ply = ply, .cost = 6, .margin = 20, .likely_margin = 20};
}

} // namespace

TEST_CASE("a repair that nothing speaks against is safe", "[repair]") {
    const damage alone[] = {sure_damage(40)};
    CHECK(judge(alone).front() == verdict::safe);
}

TEST_CASE("what may be something else is a guess, or left open", "[repair]") {
    damage open[] = {sure_damage(40)};
    open[0].margin = open[0].likely_margin = 1;
    CHECK(judge(open).front() == verdict::unsafe);
    open[0].likely_margin = -2;
    CHECK(judge(open).front() == verdict::doubtful);
}

TEST_CASE("of several plies that may be missing, none is written", "[repair]") {
    damage missing[] = {sure_damage(40)};
    missing[0].is_structural = missing[0].is_omitted = true;
    CHECK(judge(missing, {.omitted = 0.5F}).front() == verdict::unsafe);
    missing[0].margin = 0; // two that the text allows, one of which is usual
    CHECK(judge(missing, {.omitted = 0.5F}).front() == verdict::doubtful);
    CHECK(judge(missing).front() == verdict::unsafe);
}

TEST_CASE("no ply is written for one that is missing if one near it does not fit", "[repair]") {
    damage line[] = {sure_damage(40), sure_damage(43)};
    line[0].is_structural = line[0].is_omitted = true;
    line[0].margin = -1;
    CHECK(judge(line).front() == verdict::unsafe);
    line[1].is_well_formed = true;
    CHECK(judge(line).front() == verdict::doubtful);
    CHECK(judge(line).back() == verdict::doubtful);
    line[1].ply = 60;
    CHECK(judge(line).front() == verdict::unsafe);
}

TEST_CASE("where more is damaged, a safe repair needs more", "[repair]") {
    std::vector<damage> line;
    for (std::size_t ply = 0; ply != 70; ply += 7) {
        line.push_back(sure_damage(ply));
        line.back().margin = 3;
    }
    CHECK(judge(line)[5] == verdict::unsafe);
    CHECK(judge(std::span(line).first(1)).front() == verdict::safe);
}

TEST_CASE("a legal ply is replaced only if others are likelier", "[repair]") {
    damage line[] = {sure_damage(40), sure_damage(90)};
    line[0].is_well_formed = line[0].is_legal = true;
    CHECK(judge(line).front() == verdict::safe);
    line[0].likely_margin = 1;
    CHECK(judge(line).front() == verdict::unsafe);
    line[0].likely_margin = -1;
    CHECK(judge(line).front() == verdict::doubtful);
}

TEST_CASE("a legal ply is replaced safely only if nothing is wrong but slips", "[repair]") {
    damage line[] = {sure_damage(20), sure_damage(40), sure_damage(90)};
    line[1].is_well_formed = line[1].is_legal = true;
    CHECK(judge(line)[1] == verdict::safe);
    line[0].ply = 30;
    CHECK(judge(line)[0] == verdict::unsafe); // near it
    line[0].ply = 20;
    line[2].is_structural = true;
    CHECK(judge(line)[1] == verdict::unsafe);
}

TEST_CASE("an illegal ply is replaced safely only for one slip, and if few are near", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(20), sure_damage(30)};
    line[1].is_well_formed = true;
    CHECK(judge(line)[1] == verdict::safe);
    CHECK_FALSE(is_crowded(line));
    line[1].cost = 12;
    CHECK(judge(line)[1] == verdict::unsafe);
    CHECK(is_crowded(line));
    line[1].cost = 6;
    line[0].is_well_formed = line[2].is_well_formed = true;
    CHECK(judge(line)[1] == verdict::unsafe);
    CHECK(is_crowded(line));
}

TEST_CASE("where mostly well-formed plies do not fit, plies are rather missing", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(40), sure_damage(70), sure_damage(90)};
    line[0].is_well_formed = true;
    line[2].is_well_formed = true;
    CHECK(judge(line)[0] == verdict::safe);
    line[3].is_well_formed = true;
    CHECK(judge(line)[0] == verdict::unsafe);
    CHECK(judge(line)[1] == verdict::safe);
}

TEST_CASE("several plies are not replaced that no likely slip explains", "[repair]") {
    std::vector<damage> line;
    for (const std::size_t ply : {20, 24, 28}) {
        line.push_back(sure_damage(ply));
        line.back().is_well_formed = true;
    }
    CHECK_FALSE(replaces_too_many_plies(line));
    line[0].cost = line[1].cost = 9;
    CHECK(replaces_too_many_plies(line));
    CHECK_FALSE(replaces_too_many_plies(std::span(line).first(2)));
    line.push_back(sure_damage(60)); // other words are damaged, too
    line.push_back(sure_damage(70));
    CHECK_FALSE(replaces_too_many_plies(line));
}

TEST_CASE("nothing is safe after plies that are missing, nor shortly before", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(35), sure_damage(40), sure_damage(90)};
    line[2].is_structural = true;
    const std::vector<verdict> found = judge(line);
    CHECK(found[0] == verdict::safe);
    CHECK(found[1] == verdict::unsafe);
    CHECK(found[3] == verdict::unsafe);
}

TEST_CASE("places near each other are safe together or not at all", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(16), sure_damage(50)};
    CHECK(judge(line) == std::vector<verdict>(3, verdict::safe));
    line[1].margin = 1;
    CHECK(judge(line) == std::vector<verdict>{verdict::unsafe, verdict::unsafe, verdict::safe});
}

TEST_CASE("nothing is safe amid much damage", "[repair]") {
    std::vector<damage> line;
    for (std::size_t ply = 20; ply != 27; ++ply)
        line.push_back(sure_damage(ply));
    CHECK(is_crowded(line));
    CHECK(judge(line)[3] == verdict::unsafe);
}

} // namespace ctlpgn::repair
