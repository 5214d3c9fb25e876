#include "text/closest.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn {

namespace {

// Longer words are not compared: they are never asked for.
constexpr std::size_t longest_word = 63;

// Equal beginnings and ends do not add to the distance.
void leave_out_what_is_alike(std::string_view& one, std::string_view& other) {
    const auto is_same = [](char left, char right) { return small_letter(left) == small_letter(right); };
    const auto begin = static_cast<std::size_t>(std::ranges::mismatch(one, other, is_same).in1 - one.begin());
    one.remove_prefix(begin);
    other.remove_prefix(begin);
    while (!one.empty() && !other.empty() && is_same(one.back(), other.back())) {
        one.remove_suffix(1);
        other.remove_suffix(1);
    }
}

} // namespace

std::size_t edit_distance(std::string_view one, std::string_view other, std::size_t limit) {
    const std::size_t difference =
        one.size() > other.size() ? one.size() - other.size() : other.size() - one.size();
    if (difference > limit || std::max(one.size(), other.size()) > longest_word)
        return limit + 1;
    leave_out_what_is_alike(one, other);
    if (one.empty() || other.empty())
        return difference;
    // A single slip changes one letter, or swaps two.
    if (limit <= 1 && std::max(one.size(), other.size()) > 2)
        return limit + 1;
    // Rows of the usual table: the one that is filled and the two before it.
    using row = std::array<std::size_t, longest_word + 1>;
    std::array<row, 3> rows; // NOLINT(*-member-init): all that is read is written
    for (std::size_t j = 0; j <= other.size(); ++j)
        rows[0][j] = j;
    std::size_t least_before = 0;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row& now = rows[i % 3];
        const row& before = rows[(i + 2) % 3];
        const row& before_that = rows[(i + 1) % 3];
        now[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const bool same = small_letter(one[i - 1]) == small_letter(other[j - 1]);
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && small_letter(one[i - 1]) == small_letter(other[j - 2]) &&
                small_letter(one[i - 2]) == small_letter(other[j - 1]))
                now[j] = std::min(now[j], before_that[j - 2] + 1);
            least = std::min(least, now[j]);
        }
        // The next rows are computed from these two, and are never less.
        if (std::min(least, least_before) > limit)
            return limit + 1;
        least_before = least;
    }
    return std::min(rows[one.size() % 3][other.size()], limit + 1);
}

std::string_view closest(std::string_view replacement, std::span<const std::string_view> among) {
    const std::size_t too_far = replacement.size() <= 4 ? 2 : 3;
    const auto begins_alike = [replacement](std::string_view each) {
        return !each.empty() && !replacement.empty() &&
               small_letter(each.front()) == small_letter(replacement.front());
    };
    std::size_t nearest = too_far;
    std::string_view result;
    for (const std::string_view candidate : among) {
        const bool is_preferred = !result.empty() && begins_alike(candidate) && !begins_alike(result);
        const std::size_t limit = is_preferred ? nearest : nearest - 1;
        const std::size_t distance = edit_distance(replacement, candidate, limit);
        if (distance > limit)
            continue;
        nearest = distance;
        result = candidate;
        if (distance == 0)
            break;
    }
    return result;
}

} // namespace ctlpgn
