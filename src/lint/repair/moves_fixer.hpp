// The fixes of damaged moves, all at once.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "lint/fixes/game_fixer.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Applies the fixes of moves, safe and unsafe, as `ctlpgn lint --fix --unsafe-fixes` does; what is written
// around the moves stays.
class moves_fixer {
  public:
    // The notation must outlive it.
    moves_fixer(const notation& chosen, const lint_options& options)
        : chosen_(chosen), fixer_(chosen, options, {.unsafe = true}) {}

    [[nodiscard]] const lint_options& how() const { return fixer_.how(); }

    // A game that begins at the offset. False: it stays as it is.
    bool fix(std::string_view text, std::uint64_t offset, std::string_view preamble);
    // The text of that game after its fixes, and what was done one after the other.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::vector<applied_fixes>& rounds() const { return rounds_; }

  private:
    const notation& chosen_;
    game_fixer fixer_;
    std::string text_;
    std::vector<applied_fixes> rounds_;
};

} // namespace ctlpgn
