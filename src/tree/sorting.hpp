// A stable sort that is small enough for a browser.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace detail {

// Things that are numbered, and which of two comes before the other.
struct numbered_items {
    const void* items = nullptr;
    std::size_t count = 0;
    bool (*is_before)(const void* items, std::size_t one, std::size_t other) = nullptr;
};

// Their numbers in order; none if they are already in order. The sort is stable.
std::vector<std::uint32_t> stable_order(const numbered_items& items);

template <class item, class less, class projection> struct sortable {
    const item* first;
    const less* before;
    const projection* key;

    static bool is_before(const void* items, std::size_t one, std::size_t other) {
        const auto& all = *static_cast<const sortable*>(items);
        return std::invoke(*all.before, std::invoke(*all.key, all.first[one]),
                           std::invoke(*all.key, all.first[other]));
    }
};

// Sorts by one function for all kinds of items.
template <std::ranges::contiguous_range range, class less, class projection>
void sort_by_numbers(range&& items, const less& before, const projection& key) {
    using item = std::ranges::range_value_t<range>;
    const sortable<item, less, projection> all{std::ranges::data(items), &before, &key};
    const std::vector<std::uint32_t> order =
        stable_order({&all, std::ranges::size(items), sortable<item, less, projection>::is_before});
    if (order.empty())
        return;
    std::vector<item> sorted;
    sorted.reserve(order.size());
    for (const std::uint32_t each : order)
        sorted.push_back(std::move(std::ranges::data(items)[each]));
    std::ranges::move(sorted, std::ranges::begin(items));
}

} // namespace detail

// A stable sort. Usually everything is already in order, as texts are. For every kind of item that it sorts,
// the standard library has some kilobytes of code, which a browser would have to load.
template <std::ranges::contiguous_range range, class less = std::ranges::less,
          class projection = std::identity>
void sort_stably(range&& items, less before = {}, projection key = {}) {
#ifdef __wasm__
    detail::sort_by_numbers(items, before, key);
#else
    if (!std::ranges::is_sorted(items, before, key))
        std::ranges::stable_sort(items, std::move(before), std::move(key));
#endif
}

} // namespace ctlpgn
