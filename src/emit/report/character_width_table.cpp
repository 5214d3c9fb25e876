// The same for builds in which a library with complete tables of characters would be too large.
#include "emit/report/character_width.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace ctlpgn::emit {

namespace {

// From here on up to the next one.
struct run {
    std::uint32_t first : 24;
    std::uint32_t width : 8;
};

constexpr run runs[] = {
#include "emit/widths.inc"
};

} // namespace

int character_width(char32_t c) {
    const auto* const after =
        std::upper_bound(std::begin(runs), std::end(runs), c,
                         [](char32_t asked, const run& each) { return asked < each.first; });
    return static_cast<int>(std::prev(after)->width);
}

} // namespace ctlpgn::emit
