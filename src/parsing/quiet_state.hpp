// A tolerant reading that reports nothing, since another reading of the same text does.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::parsing {

// What the generated rules require (rules.hpp).
class quiet_state {
  public:
    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] int mark() const { return 0; }
    void rollback(int /*to*/) {}
    // Conditions that depend on the rest of the game count as settled: parts of plies are read in isolation.
    template <typename Condition>
    [[nodiscard]] bool holds(Condition /*which*/, std::string_view /*subject*/) const {
        return false;
    }
    void token_read(std::size_t /*state*/) {}
    [[nodiscard]] bool enter() { return true; }
    void leave() {}
};

} // namespace ctlpgn::parsing
