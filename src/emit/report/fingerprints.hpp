// An identity of a finding that stays the same when lines are added or removed elsewhere.
#pragma once

#include "ctlpgn/report.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace ctlpgn::emit {

class fingerprints {
  public:
    void begin_file() { seen_.clear(); }

    // Computed from the code, the path and the text around the place; the second one of a kind in a file gets
    // a different number.
    std::string of(const reported& finding);

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> seen_; // in this file
};

} // namespace ctlpgn::emit
