#include "repair/games/explained.hpp"

#include "repair/shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::repair {

namespace {

// Whether a ply seems to be missing where there is text that is no ply, but may be one: 5. R2+6 ??
bool hides_a_ply(const searched_line& asked, const damaged_place& damaged) {
    return !damaged.edits.empty() && damaged.edits.front().where.empty() &&
           std::ranges::any_of(asked.found, [&](const finding* each) {
               return each->id == asked.rules.unreadable_ply && each->where.begin >= damaged.where.begin &&
                      each->where.end <= damaged.where.end;
           });
}

// Whether something is written that is no sign of plies. Where most signs of a ply are beyond ASCII, it may
// be another of them.
bool has_foreign_sign(const searched_line& asked, const damaged_place& damaged) {
    const shaped_text written(asked.record.text, damaged.where, asked.rules.signs.shapes);
    const spelling meant = shape_of(damaged.meant, asked.rules.signs.shapes);
    const auto ascii = static_cast<std::size_t>(
        std::ranges::count_if(damaged.meant, [](char each) { return !is_beyond_ascii(each); }));
    return std::ranges::any_of(written.text(), is_beyond_ascii) &&
           std::ranges::none_of(meant.text(), is_beyond_ascii) && 2 * ascii >= meant.text().size();
}

bool is_in_doubt(const searched_line& asked, const damaged_place& damaged) {
    const bool is_doubtful = damaged.how_sure == verdict::doubtful || damaged.edits.empty();
    return is_no_ply(damaged) || (damaged.fault.id == asked.rules.unlikely_ply && is_doubtful) ||
           has_foreign_sign(asked, damaged) || hides_a_ply(asked, damaged);
}

} // namespace

bool is_no_ply(const damaged_place& damaged) {
    return damaged.meant.empty() && damaged.edits.empty();
}

const finding* first_misfit(const searched_line& asked) {
    const finding* first = nullptr;
    for (const finding* const each : asked.found)
        if (asked.rules.roles.is_misfit(*each) &&
            (first == nullptr || each->where.begin < first->where.begin))
            first = each;
    return first;
}

std::vector<damaged_place>::iterator first_in_doubt(const searched_line& asked,
                                                    std::vector<damaged_place>& damages) {
    return std::ranges::find_if(damages,
                                [&asked](const damaged_place& each) { return is_in_doubt(asked, each); });
}

bool are_damages_all(const searched_line& asked, const std::vector<damaged_place>& damages,
                     std::uint32_t end) {
    return std::ranges::all_of(asked.found, [&](const finding* each) {
        const std::uint32_t kind = layer_of(each->id);
        const bool is_fault_of_moves =
            kind == layer::syntax || kind == layer::moves || kind == layer::variations;
        const bool is_misfit = asked.rules.roles.is_misfit(*each) && each->id != asked.rules.repeated_moves;
        const bool is_consequence =
            asked.rules.roles.may_be_consequence(*each) && each->where.begin > damages.front().where.begin;
        if (!is_fault_of_moves || is_misfit || is_consequence || asked.rules.roles.is_slip(*each) ||
            each->where.begin >= end)
            return true;
        const damaged_place* damaged = damage_at(damages, each->where);
        if (damaged == nullptr && asked.rules.roles.is_said_before(*each))
            damaged = damage_after(damages, each->where, asked.record.text);
        return damaged != nullptr && !damaged->edits.empty();
    });
}

std::uint32_t begin_of(const searched_line& asked, const std::vector<damaged_place>& damages) {
    const std::uint32_t first = damages.front().where.begin;
    std::uint32_t begin = first;
    for (const finding* const each : asked.found)
        if ((asked.rules.roles.is_misfit(*each) || asked.rules.roles.is_slip(*each)) &&
            each->where.end > first)
            begin = std::min(begin, each->where.begin);
    return begin;
}

} // namespace ctlpgn::repair
