// A tolerant reading that reports nothing: what is read was reported before, or will be.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstddef>

namespace ctlpgn::parsing {

// What the generated rules ask for (rules.hpp).
class quiet_state {
  public:
    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] int mark() const { return 0; }
    void rollback(int /*to*/) {}
    void token_read(std::size_t /*state*/) {}
    [[nodiscard]] bool enter() { return true; }
    void leave() {}
};

} // namespace ctlpgn::parsing
