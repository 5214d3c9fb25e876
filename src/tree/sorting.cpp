#include "tree/sorting.hpp"

#include <numeric>

namespace ctlpgn::detail {

// Merges runs of 1, 2, 4... numbers.
std::vector<std::uint32_t> stable_order(const numbered_items& of) {
    std::size_t in_order = 1;
    while (in_order < of.count && !of.is_before(of.items, in_order, in_order - 1))
        ++in_order;
    if (in_order >= of.count)
        return {};
    std::vector<std::uint32_t> from(of.count);
    std::vector<std::uint32_t> into(of.count);
    std::iota(from.begin(), from.end(), std::uint32_t{0});
    for (std::size_t run = 1; run < of.count; run *= 2) {
        for (std::size_t begin = 0; begin < of.count; begin += 2 * run) {
            const std::size_t middle = std::min(begin + run, of.count);
            const std::size_t end = std::min(middle + run, of.count);
            std::size_t left = begin;
            std::size_t right = middle;
            for (std::size_t at = begin; at < end; ++at) {
                const bool takes_right =
                    left == middle || (right < end && of.is_before(of.items, from[right], from[left]));
                into[at] = from[takes_right ? right++ : left++];
            }
        }
        from.swap(into);
    }
    return from;
}

} // namespace ctlpgn::detail
