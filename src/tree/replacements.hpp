// Which variations replace a ply.
#pragma once

#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn {

// Hands out the variations that replace each ply, once and in the order of the text.
class replacements {
  public:
    explicit replacements(const game& record);

    // The next variation that replaces the ply; null when there are no more.
    const variation* take(node replaced) {
        if (first_.empty() || first_[replaced] == no_node)
            return nullptr;
        const node found = first_[replaced];
        first_[replaced] = next_[found];
        return &record_.variations[found];
    }

  private:
    const game& record_;
    std::vector<node> first_; // by ply; empty where nothing replaces anything
    std::vector<node> next_;  // by variation
};

} // namespace ctlpgn
