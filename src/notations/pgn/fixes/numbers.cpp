// Numbers that do not count from the position's own number.
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "text/ascii.hpp"
#include "text/look_alikes.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// With the numbers inside that continue from it.
fix renumber_variation(const game_fixes& context, const finding& found, const variation& numbered) {
    const game& record = context.read;
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    const auto shift_of = [&](node at) {
        return std::int64_t{record.plies[at].number} - std::int64_t{numbers[at]};
    };
    fix made = no_edits(found, "write the number " + std::to_string(found.number));
    for (node n = found.at_ply; n != record.plies.size() && record.plies[n].begin < numbered.where.end; ++n)
        if (record.plies[n].has_number() && shift_of(n) == shift_of(found.at_ply)) {
            const std::uint32_t begin = record.plies[n].number_begin;
            const auto size = static_cast<std::uint32_t>(std::to_string(record.plies[n].number).size());
            made.edits.push_back({{begin, begin + size}, std::to_string(numbers[n])});
        }
    return made;
}

} // namespace

// The first number of a variation may be that of an earlier move, which the variation does not follow.
proposed fix_misnumbered_move(const game_fixes& context, const finding& found) {
    const variation* const around =
        found.at_ply == no_node ? nullptr : variation_before(context.read, found.where.begin);
    if (around != nullptr && around->line.first_ply == found.at_ply)
        return renumber_variation(context, found, *around);
    return fix_wrong_number(context, found);
}

// l0. Nf3: in letters that look like digits, the number of the move right after it.
proposed fix_misread_number(const game_fixes& context, const finding& found) {
    constexpr std::size_t longest = 8;
    const std::string_view written = context.raw(found.where);
    const node next = ply_from(context.read, found.where.end);
    if (written.size() > longest || next == no_node || context.read.plies[next].has_number() ||
        !trimmed(context.raw({found.where.end, context.read.plies[next].begin})).empty())
        return std::nullopt;
    std::string meant(written);
    std::ranges::transform(meant, meant.begin(), meant_digit);
    const bool is_white = context.read.plies[next].player == side::white;
    if (meant == written ||
        meant != std::to_string(ply_numbers(context.read)[next]) + (is_white ? "." : "..."))
        return std::nullopt;
    fix made = rewrite(found, meant);
    made.safe = true;
    return made;
}

proposed fix_shifted_numbers(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    fix made = no_edits(found, "count the moves from the position");
    for (node n = 0; n != record.plies.size(); ++n) {
        const ply& here = record.plies[n];
        if (here.has_number())
            made.edits.push_back({number_with_periods(record, here),
                                  std::to_string(numbers[n]) + (here.player == side::white ? "." : "...")});
    }
    return made;
}

} // namespace ctlpgn::pgn
