// Consequences of other faults are dropped. There is one function for all rules that do so, since the loop
// over findings would be some hundred bytes of code for each kind of test.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <vector>

namespace ctlpgn {

// Any test that outlives it.
class finding_test {
  public:
    template <class Test>
    finding_test(const Test& asked) // NOLINT(google-explicit-constructor): a lambda is one
        : asked_(&asked), ask_([](const void* test, const finding& found) {
              return static_cast<bool>((*static_cast<const Test*>(test))(found));
          }) {}

    [[nodiscard]] bool operator()(const finding& found) const { return ask_(asked_, found); }

  private:
    const void* asked_;
    bool (*ask_)(const void*, const finding&);
};

// How many were dropped.
std::size_t drop_findings(std::vector<finding>& findings, finding_test is_dropped);

} // namespace ctlpgn
