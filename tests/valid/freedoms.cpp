#include "valid/freedoms.hpp"

#include <algorithm>

namespace ctlpgn::valid {

freedoms::freedoms(std::span<const freedom> table, std::uint64_t seed) {
    for (const freedom& each : table) {
        constexpr std::uint64_t seeds_apart = 0x9E3779B97F4A7C15U;
        chance lot(seed + (choices_.size() + 1) * seeds_apart);
        // Most texts have no findings, since some checks make no sense with them.
        const std::size_t drawn = lot.below(each.finding.empty() ? 4 : 12);
        choices_.push_back({each,
                            drawn == 0   ? habit::always
                            : drawn == 1 ? habit::now_and_then
                                         : habit::never,
                            lot});
    }
}

bool freedoms::is_taken(std::size_t which) {
    choice& asked = choices_.at(which);
    return asked.taken == habit::always || (asked.taken == habit::now_and_then && asked.lot.once_in(4));
}

freedoms freedoms::without_findings() const {
    freedoms result = *this;
    for (choice& each : result.choices_)
        if (!each.what.finding.empty())
            each.taken = habit::never;
    return result;
}

bool freedoms::explain(std::string_view finding) const {
    return std::ranges::any_of(choices_, [&](const choice& each) {
        return each.taken != habit::never && each.what.finding == finding;
    });
}

std::string freedoms::unsure() const {
    std::string all;
    for (const choice& each : choices_)
        if (each.taken != habit::never)
            all += each.what.unsure;
    return all;
}

std::string freedoms::names() const {
    std::string all;
    for (const choice& each : choices_)
        if (each.taken != habit::never)
            all.append(all.empty() ? "" : "; ")
                .append(each.what.name)
                .append(each.taken == habit::always ? "" : " (now and then)");
    return all;
}

} // namespace ctlpgn::valid
