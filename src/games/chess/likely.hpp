// How likely people are to play a ply, at a glance: no search is made.
#pragma once

#include "position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::chess {

class likelihoods {
  public:
    // The logarithm of how likely a legal ply is among those of its position, in nats; about -2.25 for a ply
    // that is played.
    float logarithm(const position& p, const ply& played);

  private:
    std::optional<std::uint64_t> known_; // the hash of the last position
    float of_all_ = 0;                   // the logarithm of the sum over its plies
    std::vector<ply> plies_;
};

} // namespace ctlpgn::chess
