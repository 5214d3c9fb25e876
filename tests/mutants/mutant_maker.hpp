// Texts with faults, different ones for each seed: damaged files of the corpus and valid games, and words of
// both in any order.
#pragma once

#include "ctlpgn/notation.hpp"
#include "fuzz/word_mixer.hpp"
#include "valid/game_maker.hpp"
#include "valid/written_games.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::mutants {

class mutant_maker {
  public:
    mutant_maker(const notation& chosen, const valid::way_of_writing& way);

    [[nodiscard]] std::string text(std::uint64_t seed) const;

  private:
    [[nodiscard]] std::string sound_text(golden::spoiler& chance) const;

    const valid::way_of_writing& way_;
    valid::game_maker games_;
    std::vector<std::string> corpus_;
    fuzz::word_mixer mixer_;
};

} // namespace ctlpgn::mutants
