#include "repair/verdicts.hpp"

#include "repair/prices.hpp"

#include <algorithm>
#include <cmath>

namespace ctlpgn::repair {

namespace {

// What a safe repair needs.
// The prices are those of a text with about one damaged ply in eleven. Where more is damaged, a second slip
// in the same word is likelier than they say, and so are most other readings. That counts twice, since the
// right reading is dropped more often there, too.
constexpr double margin_at_usual_share = 4;
constexpr double usual_share = 0.09;
constexpr double weight_of_share = 2;
constexpr std::size_t about_share = 30; // plies on either side

constexpr double most_cost_of_near = 30; // amid more the search may have dropped the right line

// A well-formed ply that does not fit may be right, and an earlier slip, which was legal by chance, the
// cause. So it is replaced safely only for one slip, if no more than one other is near.
constexpr std::size_t about_other_ply = 12; // plies
constexpr double most_other_plies = 1;

// A legal ply is right more often than not if much else is wrong near it.
constexpr double most_cost_near_legal = 18;

// What an unsafe repair needs.
constexpr float margin_over_legal = -0.1F; // half of them, if a legal ply is written, which may be right

constexpr std::size_t near = 6; // plies
constexpr double most_before_wider = 30;

// Places within so many plies of the next are safe together or not at all. If one of them is open, the others
// have been judged amid lines that may be wrong. They would also seem surer once some of them are repaired.
constexpr std::size_t to_next_together = 7;

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

double is_other_ply(const damage& each) {
    return each.is_well_formed && !each.is_structural ? 1 : 0;
}

// Whether a ply would be written that is missing, for which the text alone allows others as well.
double is_guessed_ply(const damage& each) {
    return each.is_omitted && each.margin < 0 ? 1 : 0;
}

// Whether a legal ply would be replaced, as it is written.
double is_legal_ply(const damage& each) {
    return each.is_well_formed && each.is_legal ? 1 : 0;
}

double one_of(const damage& /*each*/) {
    return 1;
}

// The share of the plies about a damaged one that are damaged, a little towards that of most texts.
double share_of(double damaged) {
    constexpr double usual_plies = 10; // of which one is damaged
    constexpr double plies = 2.0 * about_share + 1;
    return (damaged + 1) / (plies + usual_plies);
}

double margin_needed(double share, double least) {
    return std::max(least, margin_at_usual_share + weight_of_share * std::log(share / usual_share));
}

// What is known about a line and the surroundings of each of its damages.
struct surroundings {
    explicit surroundings(std::span<const damage> damages)
        : costs(sums_within(near, damages, cost_of)), counts(sums_within(about_share, damages, one_of)),
          other_plies(sums_within(about_other_ply, damages, is_other_ply)),
          legal_plies(sums_within(about_other_ply, damages, is_legal_ply)),
          near_other_plies(sums_within(near, damages, is_other_ply)),
          near_guesses(sums_within(near, damages, is_guessed_ply)) {
        const std::ptrdiff_t well_formed =
            std::ranges::count_if(damages, [](const damage& each) { return is_other_ply(each) != 0; });
        const std::ptrdiff_t others = std::ranges::count_if(
            damages, [](const damage& each) { return !each.is_well_formed && !each.is_structural; });
        surplus_plies = well_formed - others;
        const auto structure = std::ranges::find(damages, true, &damage::is_structural);
        is_in_order = structure == damages.end();
        if (!is_in_order)
            first_structure = structure->ply;
    }

    std::vector<double> costs;
    std::vector<double> counts;
    std::vector<double> other_plies;
    std::vector<double> legal_plies;
    std::vector<double> near_other_plies;
    std::vector<double> near_guesses;
    // How many more well-formed plies are damaged than other words. Slips seldom make such plies. Where most
    // damaged words are such, plies are rather missing, although no number says so.
    std::ptrdiff_t surplus_plies = 0;
    bool is_in_order = true; // no damage is structural
    std::size_t first_structure = 0;
};

// Where a ply is missing and another one near it does not fit, a third one may be missing instead.
bool is_beside_guess(const damage& here, std::size_t i, const surroundings& line) {
    return (is_guessed_ply(here) != 0 && line.near_other_plies[i] > 0) ||
           (is_other_ply(here) != 0 && line.near_guesses[i] > 0);
}

bool is_safe(const damage& here, std::size_t i, const surroundings& line, const margins_needed& needed) {
    if (here.is_structural || here.has_rival || here.has_tie || here.has_stray_sign ||
        (!line.is_in_order && line.first_structure <= here.ply + before_structure))
        return false;
    const double cost_of_near = line.costs[i] - cost_of(here);
    const double share = share_of(line.counts[i]);
    const double margin = margin_needed(share, static_cast<double>(needed.safe));
    if (here.cost > needed.most_cost || cost_of_near > most_cost_of_near || share > needed.densest ||
        static_cast<double>(here.likely_margin) < margin ||
        static_cast<double>(here.margin + needed.less_by_text) < margin)
        return false;
    const double other_plies = line.other_plies[i] - is_other_ply(here);
    if (here.is_well_formed && (here.cost > prices::one_slip || line.surplus_plies > needed.more_plies))
        return false;
    const float least_margin = std::min(here.margin, here.likely_margin);
    if (is_legal_ply(here) != 0)
        return (other_plies == 0 ||
                (other_plies <= most_other_plies && least_margin >= needed.legal_beside_other)) &&
               line.is_in_order && cost_of_near <= most_cost_near_legal;
    return (line.legal_plies[i] == 0 || least_margin >= needed.beside_legal) &&
           (!here.is_well_formed || other_plies <= most_other_plies);
}

} // namespace

bool is_crowded(std::span<const damage> damages) {
    const surroundings line(damages);
    return std::ranges::any_of(line.costs, [](double each) { return each > most_before_wider; }) ||
           std::ranges::any_of(line.other_plies, [](double each) { return each > 1; }) ||
           std::ranges::any_of(damages, [](const damage& each) {
               return each.is_well_formed && each.cost > prices::one_slip;
           });
}

bool replaces_several_plies(std::span<const damage> damages) {
    return std::ranges::count_if(damages, [](const damage& each) { return is_other_ply(each) != 0; }) > 1;
}

bool replaces_too_many_plies(std::span<const damage> damages) {
    constexpr std::ptrdiff_t many = 3;
    constexpr std::ptrdiff_t many_unlikely = 2;
    const auto others =
        std::ranges::count_if(damages, [](const damage& each) { return is_other_ply(each) != 0; });
    const auto unlikely = std::ranges::count_if(
        damages, [](const damage& each) { return is_other_ply(each) != 0 && each.cost >= prices::one_slip; });
    return others >= many && unlikely >= many_unlikely && surroundings(damages).surplus_plies > 1;
}

std::vector<verdict> judge(std::span<const damage> damages, const margins_needed& needed) {
    const surroundings line(damages);
    std::vector<verdict> result;
    std::size_t first = 0; // of those that are safe together
    bool are_safe = true;
    for (std::size_t i = 0; i != damages.size(); ++i) {
        const damage& here = damages[i];
        if (i != 0 && here.ply > damages[i - 1].ply + to_next_together) {
            first = i;
            are_safe = true;
        }
        are_safe = are_safe && is_safe(here, i, line, needed);
        const float least = here.is_legal ? std::max(needed.unsafe, margin_over_legal) : needed.unsafe;
        const bool is_one_of_many = here.is_omitted && here.margin < needed.omitted;
        const bool is_open =
            here.likely_margin < least || is_one_of_many || here.has_tie || is_beside_guess(here, i, line);
        result.push_back(is_open ? verdict::doubtful : verdict::unsafe);
        const bool is_last = i + 1 == damages.size() || damages[i + 1].ply > here.ply + to_next_together;
        if (is_last && are_safe)
            std::fill(result.begin() + static_cast<std::ptrdiff_t>(first), result.end(), verdict::safe);
    }
    return result;
}

} // namespace ctlpgn::repair
