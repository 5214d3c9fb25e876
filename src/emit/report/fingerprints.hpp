// What stays the same about a finding when lines are added or taken away elsewhere.
#pragma once

#include "ctlpgn/report.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace ctlpgn::emit {

class fingerprints {
  public:
    void begin_file() { seen_.clear(); }

    // Made of the code, the path and the text around the place; the second of its kind in a file has another
    // number.
    std::string of(const reported& finding);

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> seen_; // in this file
};

} // namespace ctlpgn::emit
