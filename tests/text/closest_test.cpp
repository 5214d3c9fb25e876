#include "text/closest.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace ctlpgn;

TEST_CASE("edits are counted", "[text]") {
    CHECK(edit_distance("", "", 2) == 0);
    CHECK(edit_distance("Black", "Black", 2) == 0);
    CHECK(edit_distance("BLACK", "black", 2) == 0);
    CHECK(edit_distance("Blcak", "Black", 2) == 1);
    CHECK(edit_distance("Blak", "Black", 2) == 1);
    CHECK(edit_distance("Bllack", "Black", 2) == 1);
    CHECK(edit_distance("Blank", "Black", 2) == 1);
    CHECK(edit_distance("lBakc", "Black", 2) == 2);
    CHECK(edit_distance("ca", "abc", 3) == 3);
    CHECK(edit_distance("White", "Black", 2) == 3);
    CHECK(edit_distance("", "ab", 2) == 2);
    CHECK(edit_distance("", "abc", 2) == 3);
    const std::string endless(1000, 'a');
    CHECK(edit_distance(endless, endless, 2) == 3);
}

namespace {

// The whole table, without optimizations.
std::size_t plain_distance(const std::string& one, const std::string& other) {
    std::vector<std::vector<std::size_t>> table(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= other.size(); ++j) {
            if (i == 0 || j == 0) {
                table[i][j] = i + j;
                continue;
            }
            const bool same = one[i - 1] == other[j - 1];
            table[i][j] =
                std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    return table[one.size()][other.size()];
}

// All of up to five letters out of three.
std::vector<std::string> short_words() {
    std::vector<std::string> words{""};
    for (std::size_t at = 0; at != words.size(); ++at)
        for (const char letter : {'a', 'b', 'c'})
            if (words[at].size() < 5)
                words.push_back(words[at] + letter);
    return words;
}

} // namespace

TEST_CASE("edits of short words are counted as by the full table", "[text]") {
    const std::vector<std::string> words = short_words();
    std::size_t wrong = 0;
    for (const std::string& one : words)
        for (const std::string& other : words) {
            const std::size_t distance = plain_distance(one, other);
            for (const std::size_t limit : {0U, 1U, 2U, 3U})
                wrong += edit_distance(one, other, limit) == std::min(distance, limit + 1) ? 0U : 1U;
        }
    CHECK(words.size() == 364);
    CHECK(wrong == 0);
}

TEST_CASE("the closest word is suggested", "[text]") {
    constexpr std::array<std::string_view, 4> words{"White", "Black", "Id", "Mode"};
    CHECK(closest("Wihte", words) == "White");
    CHECK(closest("ID", words) == "Id");
    CHECK(closest("Mod", words) == "Mode");
    CHECK(closest("Moe", words) == "Mode");
    CHECK(closest("Me", words).empty());
    CHECK(closest("", words).empty());
    CHECK(closest("Blue", words).empty());
}
