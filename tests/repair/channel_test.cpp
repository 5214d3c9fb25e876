#include "repair/channel.hpp"
#include "repair/prices.hpp"

#include <catch2/catch.hpp>

namespace ctlpgn::repair {

TEST_CASE("what is written as it was meant costs nothing", "[repair]") {
    CHECK(reading_cost("Nf6", "Nf6") == 0);
    CHECK(reading_cost("O-O-O", "O-O-O") == 0);
}

TEST_CASE("slips that happen cost less than others", "[repair]") {
    CHECK(reading_cost("8b3", "Bb3") < reading_cost("jb3", "Bb3"));   // scanners
    CHECK(reading_cost("Nk6", "Nf6") > reading_cost("Ng6", "Nf6"));   // a key further away
    CHECK(reading_cost("nf6", "Nf6") < reading_cost("zf6", "Nf6"));   // capitals
    CHECK(reading_cost("Nff6", "Nf6") < reading_cost("Nzf6", "Nf6")); // doubled
    CHECK(reading_cost("Ncl5", "Nd5") < reading_cost("Ncl5", "Nc5")); // one letter taken for two
    CHECK(reading_cost("N6f", "Nf6") < reading_cost("N6a", "Nf6"));   // transposed
    CHECK(reading_cost("Nd5", "Nxd5") < reading_cost("d5", "Nd5")); // a sign is lost more often than a letter
}

TEST_CASE("several slips cost what each does", "[repair]") {
    const float both = reading_cost("8bS", "Bb5");
    CHECK(both == Approx(reading_cost("8b5", "Bb5") + reading_cost("BbS", "Bb5")));
    CHECK(reading_cost("a page of prose", "Nf6") == prices::most_for_word);
}

TEST_CASE("costs are remembered by word", "[repair]") {
    reading_costs costs;
    costs.begin(2);
    CHECK(costs.cost(1, "Nf6", spelling("Nf6")) == 0);
    CHECK(costs.cost(2, "Hf6", spelling("Nf6")) > 0);
    costs.begin(1); // of another text
    CHECK(costs.cost(1, "Hf6", spelling("Nf6")) > 0);
}

} // namespace ctlpgn::repair
