#include "repair/verdicts.hpp"

#include <algorithm>

namespace ctlpgn::repair {

namespace {

// What a safe repair needs.
constexpr float least_margin = 7;
constexpr float most_cost = 13;          // of the slips in one place
constexpr double most_cost_of_near = 18; // amid more the search may have dropped the right line

// What an unsafe repair needs.
constexpr float likely_margin = -1.6F; // a sixth of all readings
constexpr float margin_over_legal = 0; // half of them, if the ply that is written is legal and may be right

constexpr std::size_t near = 6; // plies
constexpr double most_before_wider = 30;

// A well-formed ply that does not fit may be right, and an earlier slip, which is legal by chance, the cause:
// neither it nor what is within so many plies of it is replaced safely.
constexpr std::size_t about_other_ply = 12;

// Nothing is safe after a structural damage, nor within so many plies before it.
constexpr std::size_t before_structure = 12;

// For each place, the sum of a value over the places within so many plies.
template <class Value>
std::vector<double> sums_within(std::size_t plies, std::span<const damage> damages, Value value) {
    std::vector<double> result;
    auto first = damages.begin();
    auto end = first;
    double sum = 0;
    for (const damage& each : damages) {
        for (; end != damages.end() && end->ply <= each.ply + plies; ++end)
            sum += value(*end);
        for (; first->ply + plies < each.ply; ++first)
            sum -= value(*first);
        result.push_back(sum);
    }
    return result;
}

double cost_of(const damage& each) {
    return static_cast<double>(each.cost);
}

bool is_safe_alone(const damage& here) {
    return !here.is_structural && here.cost <= most_cost && here.margin >= least_margin &&
           here.likely_margin >= least_margin;
}

} // namespace

bool is_crowded(std::span<const damage> damages) {
    return std::ranges::any_of(sums_within(near, damages, cost_of),
                               [](double each) { return each > most_before_wider; });
}

std::vector<verdict> judge(std::span<const damage> damages) {
    const std::vector<double> costs = sums_within(near, damages, cost_of);
    const std::vector<double> other_plies = sums_within(
        about_other_ply, damages, [](const damage& each) { return each.is_well_formed ? 1.0 : 0.0; });
    const auto structure = std::ranges::find(damages, true, &damage::is_structural);
    std::vector<verdict> result;
    for (std::size_t i = 0; i != damages.size(); ++i) {
        const damage& here = damages[i];
        const bool is_before_structure =
            structure == damages.end() || structure->ply > here.ply + before_structure;
        const bool is_safe = is_safe_alone(here) && is_before_structure && other_plies[i] == 0 &&
                             costs[i] - cost_of(here) <= most_cost_of_near;
        const float needed = here.is_legal ? margin_over_legal : likely_margin;
        result.push_back(is_safe                        ? verdict::safe
                         : here.likely_margin >= needed ? verdict::unsafe
                                                        : verdict::doubtful);
    }
    return result;
}

} // namespace ctlpgn::repair
