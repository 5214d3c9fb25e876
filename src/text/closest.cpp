#include "text/closest.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn {

namespace {

// Longer words are not compared: nobody asks for them.
constexpr std::size_t longest = 63;

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
}

} // namespace

std::size_t edit_distance(std::string_view one, std::string_view other, std::size_t limit) {
    const std::size_t difference =
        one.size() > other.size() ? one.size() - other.size() : other.size() - one.size();
    if (difference > limit || std::max(one.size(), other.size()) > longest)
        return limit + 1;
    // Rows of the usual table: the one that is filled and the two before it.
    using row = std::array<std::size_t, longest + 1>;
    std::array<row, 3> rows{};
    for (std::size_t j = 0; j <= other.size(); ++j)
        rows[0][j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row& now = rows[i % 3];
        const row& before = rows[(i + 2) % 3];
        const row& before_that = rows[(i + 1) % 3];
        now[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const bool same = small(one[i - 1]) == small(other[j - 1]);
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && small(one[i - 1]) == small(other[j - 2]) &&
                small(one[i - 2]) == small(other[j - 1]))
                now[j] = std::min(now[j], before_that[j - 2] + 1);
        }
    }
    return std::min(rows[one.size() % 3][other.size()], limit + 1);
}

std::string_view closest(std::string_view to, std::span<const std::string_view> among) {
    std::size_t nearest = to.size() <= 4 ? 2 : 3;
    std::string_view result;
    for (const std::string_view candidate : among) {
        const std::size_t distance = edit_distance(to, candidate, nearest - 1);
        if (distance < nearest) {
            nearest = distance;
            result = candidate;
            if (distance == 0)
                break;
        }
    }
    return result;
}

} // namespace ctlpgn
