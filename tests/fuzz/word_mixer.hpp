// Texts of the words and signs of other texts in any order: no one writes them, but they must be read.
#pragma once

#include "golden/spoiler.hpp"

#include <string>
#include <vector>

namespace ctlpgn::fuzz {

class word_mixer {
  public:
    explicit word_mixer(const std::vector<std::string>& seeds);

    // A few dozen words at most; half of the texts begin like a seed.
    [[nodiscard]] std::string text(golden::spoiler& chance) const;

  private:
    const std::vector<std::string>& seeds_;
    std::vector<std::string> words_; // as often as they are in the seeds; spaces are words, too
};

} // namespace ctlpgn::fuzz
