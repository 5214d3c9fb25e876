#include "tree/sorting.hpp"

#include <numeric>

namespace ctlpgn::detail {

// Merges runs of 1, 2, 4... numbers.
std::vector<std::uint32_t> stable_order(const numbered_items& items) {
    std::size_t in_order = 1;
    while (in_order < items.count && !items.is_before(items.items, in_order, in_order - 1))
        ++in_order;
    if (in_order >= items.count)
        return {};
    std::vector<std::uint32_t> all(items.count);
    std::vector<std::uint32_t> output(items.count);
    std::iota(all.begin(), all.end(), std::uint32_t{0});
    for (std::size_t run = 1; run < items.count; run *= 2) {
        for (std::size_t begin = 0; begin < items.count; begin += 2 * run) {
            const std::size_t middle = std::min(begin + run, items.count);
            const std::size_t end = std::min(middle + run, items.count);
            std::size_t left = begin;
            std::size_t right = middle;
            for (std::size_t at = begin; at < end; ++at) {
                const bool takes_right =
                    left == middle || (right < end && items.is_before(items.items, all[right], all[left]));
                output[at] = all[takes_right ? right++ : left++];
            }
        }
        all.swap(output);
    }
    return all;
}

} // namespace ctlpgn::detail
