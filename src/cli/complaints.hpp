// Says on standard error why games are not written anew.
#pragma once

#include "ctlpgn/format.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::cli {

class complaints {
  public:
    // About one file, as messages call it.
    complaints(std::string file, bool quiet) : file_(std::move(file)), quiet_(quiet) {}

    void add(const formatted_game& kept);
    void finish() const;

  private:
    bool count();

    std::string file_;
    bool quiet_;
    std::uint64_t shown_ = 0;
};

} // namespace ctlpgn::cli
