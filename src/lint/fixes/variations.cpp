// Where a variation ends.
#include "lint/fixes/shared_fixes.hpp"
#include "lint/rules/unclosed.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// Up to the end of its ply: 4. exd5
std::string_view first_words(std::string_view text) {
    const std::size_t number = std::min(text.find_first_of(white_space), text.size());
    const std::size_t ply = std::min(text.find_first_not_of(white_space, number), text.size());
    return text.substr(0, std::min(text.find_first_of(") \t\r\n", ply), text.size()));
}

} // namespace

// Before the move that goes back to the line outside. If none shows where that is, each of the places is
// tried.
std::optional<fix> fix_unclosed_variation(const fix_context& context, const finding& asked) {
    const game& record = context.read;
    const auto found = std::ranges::lower_bound(record.variations, asked.where.begin, {},
                                                [](const variation& each) { return each.where.begin; });
    if (found == record.variations.end() || found->where.begin != asked.where.begin)
        return std::nullopt;
    const std::vector<std::uint32_t> ends = ends_of_unclosed(record, *found);
    std::vector<fix> fixes;
    for (const std::uint32_t end : ends) {
        const auto at = static_cast<std::uint32_t>(context.text.find_last_not_of(white_space, end - 1) + 1);
        std::string title = "close the variation after its last move";
        if (ends.size() != 1)
            title = end == found->where.end
                        ? "write ) where the line ends"
                        : std::string("write ) before ").append(first_words(context.text.substr(end)));
        fixes.push_back(rewrite(asked, {at, at}, ")", std::move(title)));
    }
    return one_of(std::move(fixes));
}

} // namespace ctlpgn
