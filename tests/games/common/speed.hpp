#pragma once

#include <ctime>

namespace ctlpgn::games_tests {

/// How many millions of items a second a work takes, by processor time, so that other work on the machine
/// disturbs less.
template <class work> double millions_a_second(double items, work&& run) {
    const std::clock_t begin = std::clock();
    run();
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return items / seconds / 1e6;
}

} // namespace ctlpgn::games_tests
