// What is known of a game as a whole, apart from its tags.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace ctlpgn {

// Of the main line; numbers without a ply do not count.
[[nodiscard]] std::uint64_t count_plies(const game& record);

// What is played, as the game or else its notation says it.
[[nodiscard]] std::string variant_of(const game& record, const notation& chosen);

// notation::rules_of
[[nodiscard]] std::string rules_of(const game& record, const notation& chosen);

// The opening that its positions show, which is looked for when it is asked for, and only once.
class shown_opening {
  public:
    // Both must outlive it.
    shown_opening(const game& record, const notation& chosen) : record_(record), chosen_(chosen) {}

    // Null if they show none that the notation knows.
    [[nodiscard]] const known_opening* find();

  private:
    const game& record_;
    const notation& chosen_;
    bool is_known_ = false;
    std::optional<known_opening> found_;
};

} // namespace ctlpgn
