// The sorting function of the module for browsers agrees with the standard library.
#include "tree/sorting.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace ctlpgn;

namespace {

using named_number = std::pair<int, std::string>;

std::vector<named_number> numbers(std::size_t count, int greatest, std::mt19937_64& random) {
    std::vector<named_number> made;
    for (std::size_t at = 0; at != count; ++at)
        made.emplace_back(static_cast<int>(random() % static_cast<unsigned>(greatest)), std::to_string(at));
    return made;
}

} // namespace

TEST_CASE("sorting of items is stable", "[tree]") {
    std::mt19937_64 random(1); // NOLINT: the same numbers every time
    for (std::size_t count = 0; count != 130; ++count)
        for (const int greatest : {1, 3, 1000}) {
            std::vector<named_number> items = numbers(count, greatest, random);
            std::vector<named_number> expected = items;
            INFO(count << " items below " << greatest);
            std::ranges::stable_sort(expected, std::ranges::greater(), &named_number::first);
            detail::sort_by_numbers(items, std::ranges::greater(), &named_number::first);
            CHECK(items == expected);
            // In order as they are.
            detail::sort_by_numbers(items, std::ranges::greater(), &named_number::first);
            CHECK(items == expected);
        }
}

TEST_CASE("part of a list can be sorted", "[tree]") {
    std::vector<int> items{9, 3, 2, 1, 0};
    detail::sort_by_numbers(std::span(items).subspan(1, 3), std::ranges::less(), std::identity());
    CHECK(items == std::vector<int>{9, 1, 2, 3, 0});
}
