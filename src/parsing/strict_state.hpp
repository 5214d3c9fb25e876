// The state of a strict reading: it reports nothing and only limits the depth.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstdint>

namespace ctlpgn::parsing {

class strict_state {
  public:
    explicit strict_state(std::uint32_t depth) : deepest_(depth) {}

    [[nodiscard]] bool enter() {
        if (limit_reached_ || depth_ == deepest_)
            return false;
        ++depth_;
        return true;
    }
    void leave() { --depth_; }
    void limit_reached(code /*id*/, const char* /*here*/) { limit_reached_ = true; }

    // The text was not rejected, but could not be read to its end.
    [[nodiscard]] bool limit_was_reached() const { return limit_reached_; }

  private:
    std::uint32_t depth_ = 0;
    std::uint32_t deepest_;
    bool limit_reached_ = false;
};

} // namespace ctlpgn::parsing
