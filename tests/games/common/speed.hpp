#pragma once

#include <ctime>

namespace ctlpgn::games_tests {

/// Millions of items per second, by processor time, so that other load matters less.
template <class work> double millions_a_second(double items, work&& run) {
    const std::clock_t begin = std::clock();
    run();
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return items / seconds / 1e6;
}

} // namespace ctlpgn::games_tests
