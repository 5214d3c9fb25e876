#include "emit/report/line_edits.hpp"
#include "emit/report/unified_diff.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace ctlpgn::emit;

namespace {

std::string diff_of(std::initializer_list<std::pair<std::string, std::string>> parts) {
    std::string written;
    unified_diff diff("old", "new", [&written](std::string_view bytes) { written += bytes; });
    for (const auto& [older, newer] : parts)
        diff.add(older, newer);
    diff.finish();
    CHECK(diff.differs() == !written.empty());
    return written;
}

// Whether the edits turn one text into the other; the number of lines that they keep.
std::size_t follow(const std::vector<std::string_view>& older, const std::vector<std::string_view>& newer,
                   const std::vector<line_edit>& edits) {
    std::size_t old_at = 0;
    std::size_t new_at = 0;
    std::size_t kept = 0;
    for (const line_edit each : edits) {
        if (each == line_edit::keep) {
            REQUIRE(older.at(old_at) == newer.at(new_at));
            ++kept;
        }
        old_at += each == line_edit::add ? 0 : 1;
        new_at += each == line_edit::remove ? 0 : 1;
    }
    REQUIRE(old_at == older.size());
    REQUIRE(new_at == newer.size());
    return kept;
}

// The longest common subsequence, by the textbook table.
std::size_t most_kept(const std::vector<std::string_view>& older,
                      const std::vector<std::string_view>& newer) {
    std::vector<std::vector<std::size_t>> best(older.size() + 1, std::vector<std::size_t>(newer.size() + 1));
    for (std::size_t i = 1; i <= older.size(); ++i)
        for (std::size_t j = 1; j <= newer.size(); ++j)
            best[i][j] = older[i - 1] == newer[j - 1] ? best[i - 1][j - 1] + 1
                                                      : std::max(best[i - 1][j], best[i][j - 1]);
    return best.back().back();
}

std::string lines(int first, int last) {
    std::string text;
    for (int i = first; i <= last; ++i)
        text += std::to_string(i) + "\n";
    return text;
}

} // namespace

TEST_CASE("edits are right, and as few as possible", "[emit][diff]") {
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same texts every time
    for (int round = 0; round != 300; ++round) {
        std::string older;
        std::string newer;
        for (auto count = random() % 20; count != 0; --count)
            older += std::string(1, static_cast<char>('a' + random() % 4)) + "\n";
        for (auto count = random() % 20; count != 0; --count)
            newer += std::string(1, static_cast<char>('a' + random() % 4)) + "\n";
        const auto old_lines = split_lines(older);
        const auto new_lines = split_lines(newer);
        CHECK(follow(old_lines, new_lines, find_line_edits(old_lines, new_lines)) ==
              most_kept(old_lines, new_lines));
    }
}

TEST_CASE("completely different texts are compared quickly", "[emit][diff]") {
    const std::string older = lines(1, 100000);
    const std::string newer = lines(200000, 300000);
    const auto old_lines = split_lines(older);
    const auto new_lines = split_lines(newer);
    CHECK(follow(old_lines, new_lines, find_line_edits(old_lines, new_lines)) == 0);
}

TEST_CASE("equal texts have no diff", "[emit][diff]") {
    CHECK(diff_of({}).empty());
    CHECK(diff_of({{"a\n", "a\n"}, {"b", "b"}}).empty());
}

TEST_CASE("a hunk shows three lines around a change", "[emit][diff]") {
    CHECK(diff_of({{lines(1, 9), lines(1, 4) + "five\n" + lines(6, 9)}}) ==
          "--- old\n+++ new\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
    CHECK(diff_of({{"", "a\n"}}) == "--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n");
    CHECK(diff_of({{"a\nb\n", "b\n"}}) == "--- old\n+++ new\n@@ -1,2 +1 @@\n-a\n b\n");
}

TEST_CASE("changes with at most six lines between them share a hunk", "[emit][diff]") {
    const std::string near = diff_of({{lines(1, 8), "one\n" + lines(2, 7) + "eight\n"}});
    CHECK(near == "--- old\n+++ new\n@@ -1,8 +1,8 @@\n-1\n+one\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+eight\n");
    const std::string far = diff_of({{lines(1, 9), "one\n" + lines(2, 8) + "nine\n"}});
    CHECK(far == "--- old\n+++ new\n@@ -1,4 +1,4 @@\n-1\n+one\n 2\n 3\n 4\n"
                 "@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+nine\n");
}

TEST_CASE("parts form one text", "[emit][diff]") {
    CHECK(diff_of({{lines(1, 2), lines(1, 2)}, {"3\n4\n", "3\n"}, {lines(5, 9), lines(5, 9)}}) ==
          diff_of({{lines(1, 9), lines(1, 3) + lines(5, 9)}}));
}

TEST_CASE("a last line without its end is marked", "[emit][diff]") {
    const std::string mark = "\\ No newline at end of file\n";
    CHECK(diff_of({{"a", "a\n"}}) == "--- old\n+++ new\n@@ -1 +1 @@\n-a\n" + mark + "+a\n");
    CHECK(diff_of({{"a\nb", "c\nb"}}) == "--- old\n+++ new\n@@ -1,2 +1,2 @@\n-a\n+c\n b\n" + mark);
}
