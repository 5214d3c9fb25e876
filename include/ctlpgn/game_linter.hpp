// Lints a text piece by piece, so that after a change only the pieces that it may affect are linted again:
// for an editor, at every keystroke.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// A game of a text, or what comes after its last game.
struct linted_piece {
    bool game = false;
    std::size_t size = 0; // bytes
    // How many bytes from its beginning were examined; the results depend on nothing else.
    std::size_t reach = 0;
    bool reaches_end = false;      // the end of the text was seen as well
    std::vector<diagnostic> found; // places count from the beginning of the piece; lines and columns are 0
};

class CTLPGN_EXPORT game_linter {
  public:
    // The notation must outlive the linter.
    game_linter(const notation& chosen, lint_options options);

    // The piece that begins at this place of a text: 0, or the end of the piece before it. The preamble is
    // that of the text (preamble_of).
    [[nodiscard]] linted_piece lint(std::string_view text, std::size_t begin,
                                    std::string_view preamble) const;

    [[nodiscard]] const notation& written_in() const { return notation_; }
    [[nodiscard]] const lint_options& options() const { return options_; }

  private:
    const notation& notation_;
    lint_options options_;
};

} // namespace ctlpgn
