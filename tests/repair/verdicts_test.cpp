#include "repair/verdicts.hpp"

#include <catch2/catch.hpp>

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

TEST_CASE("a legal ply is replaced only if others are likelier", "[repair]") {
    damage legal[] = {sure_damage(40)};
    legal[0].is_well_formed = legal[0].is_legal = true;
    CHECK(judge(legal).front() == verdict::unsafe);
    legal[0].likely_margin = -1;
    CHECK(judge(legal).front() == verdict::doubtful);
}

TEST_CASE("a well-formed ply is never replaced safely, nor what is near it", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(20), sure_damage(40)};
    line[1].is_well_formed = true;
    const std::vector<verdict> found = judge(line);
    CHECK(found[0] == verdict::unsafe);
    CHECK(found[1] == verdict::unsafe);
    CHECK(found[2] == verdict::safe);
}

TEST_CASE("nothing is safe after plies that are missing, nor shortly before", "[repair]") {
    damage line[] = {sure_damage(10), sure_damage(35), sure_damage(40), sure_damage(90)};
    line[2].is_structural = true;
    const std::vector<verdict> found = judge(line);
    CHECK(found[0] == verdict::safe);
    CHECK(found[1] == verdict::unsafe);
    CHECK(found[3] == verdict::unsafe);
}

TEST_CASE("nothing is safe amid much damage", "[repair]") {
    std::vector<damage> line;
    for (std::size_t ply = 20; ply != 27; ++ply)
        line.push_back(sure_damage(ply));
    CHECK(is_crowded(line));
    CHECK(judge(line)[3] == verdict::unsafe);
}

} // namespace ctlpgn::repair
