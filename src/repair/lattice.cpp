#include "repair/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace ctlpgn::repair {

namespace {

constexpr double impossible = -std::numeric_limits<double>::infinity();

double log_sum(double a, double b) {
    const double more = std::max(a, b);
    return more == impossible ? impossible : more + std::log1p(std::exp(std::min(a, b) - more));
}

// The logarithm of how likely each step is taken.
class step_weights {
  public:
    step_weights(const lattice& all, std::uint32_t first_end, bool with_doubt)
        : all_(all), with_doubt_(with_doubt) {
        std::vector<double> forward(all.states.size(), impossible);
        std::vector<double> backward(all.states.size(), impossible);
        if (!forward.empty())
            forward[0] = 0;
        std::fill(backward.begin() + first_end, backward.end(), 0.0);
        std::vector<std::uint32_t> order(all.steps.size());
        for (std::uint32_t i = 0; i != order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, {}, [&](std::uint32_t i) { return all.steps[i].to; });
        for (const std::uint32_t i : order) {
            const lattice_step& each = all.steps[i];
            forward[each.to] = log_sum(forward[each.to], forward[each.from] - cost_of(each));
        }
        std::ranges::sort(order, std::greater<>(), [&](std::uint32_t i) { return all.steps[i].from; });
        for (const std::uint32_t i : order) {
            const lattice_step& each = all.steps[i];
            backward[each.from] = log_sum(backward[each.from], backward[each.to] - cost_of(each));
        }
        const double total = backward.empty() ? 0 : backward[0];
        weights_.reserve(all.steps.size());
        for (const lattice_step& each : all.steps)
            weights_.push_back(forward[each.from] - cost_of(each) + backward[each.to] - total);
    }

    double operator[](std::uint32_t step) const { return weights_[step]; }

  private:
    [[nodiscard]] double cost_of(const lattice_step& each) const {
        return static_cast<double>(each.cost) + (with_doubt_ ? static_cast<double>(each.doubt) : 0.0);
    }

    const lattice& all_;
    bool with_doubt_;
    std::vector<double> weights_;
};

float margin_of(double share) {
    const double rest = 1 - std::min(share, 1.0);
    return rest <= 0 ? no_rival
                     : static_cast<float>(std::clamp(std::log(std::max(share, 1e-40) / rest),
                                                     -static_cast<double>(no_rival),
                                                     static_cast<double>(no_rival)));
}

} // namespace

std::vector<judged_step> lattice::judge(std::uint32_t first_end) const {
    std::vector<judged_step> result;
    if (first_end >= states.size())
        return result;
    auto last = first_end;
    for (std::uint32_t i = first_end; i != states.size(); ++i)
        if (states[i].cost < states[last].cost)
            last = i;
    for (std::uint32_t at = last; at != 0; at = steps[states[at].best].from)
        result.push_back({.step = states[at].best, .second = {}});
    std::ranges::reverse(result);
    const step_weights by_text(*this, first_end, false);
    const step_weights by_all(*this, first_end, true);
    // Steps about the same words, by where these begin.
    std::vector<std::uint32_t> order(steps.size());
    for (std::uint32_t i = 0; i != order.size(); ++i)
        order[i] = i;
    const auto first_word = [&](std::uint32_t i) { return steps[i].words.first; };
    std::ranges::sort(order, {}, first_word);
    for (judged_step& each : result) {
        const lattice_step& chosen = steps[each.step];
        double share = 0;
        double likely_share = 0;
        std::vector<std::pair<spelling, double>> others;
        for (auto i = std::ranges::lower_bound(order, chosen.words.first, {}, first_word);
             i != order.end() && first_word(*i) == chosen.words.first; ++i) {
            const lattice_step& other = steps[*i];
            const bool is_same_place = other.words == chosen.words && other.kind == chosen.kind;
            if (is_same_place && other.meant == chosen.meant) {
                share += std::exp(by_text[*i]);
                likely_share += std::exp(by_all[*i]);
            } else if (is_same_place) {
                const auto known =
                    std::ranges::find(others, other.meant, &std::pair<spelling, double>::first);
                if (known == others.end())
                    others.emplace_back(other.meant, std::exp(by_all[*i]));
                else
                    known->second += std::exp(by_all[*i]);
            }
        }
        each.margin = margin_of(share);
        each.likely_margin = margin_of(likely_share);
        const auto second = std::ranges::max_element(others, {}, &std::pair<spelling, double>::second);
        if (second != others.end())
            each.second = second->first;
    }
    return result;
}

} // namespace ctlpgn::repair
