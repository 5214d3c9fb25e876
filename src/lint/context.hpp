// What a lint rule is given: the game as it was written, and where to put what it finds.
//
// A rule is a function `void name(check_context&)` in a file of its own, listed in the table of its notation
// (notations/*/rules.cpp). It reads the tree, reports under codes of the catalogue, and keeps no state
// between games.
#pragma once

#include "ctlpgn/notation.hpp"
#include "lint/lines.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

class check_context {
  public:
    check_context(const game& of, const vocabulary& called, check_level wanted,
                  std::vector<finding>& findings)
        : read(of), words(called), how_much(wanted), findings_(findings) {}

    const game& read;
    const vocabulary& words;
    const check_level how_much; // a rule that needs more than check_level::coherent asks for it

    // The finding may be given related places as long as nothing else is reported.
    finding& report(code id, span where, std::string detail = {}) {
        finding& added = findings_.emplace_back();
        added.id = id;
        added.where = where;
        added.detail = std::move(detail);
        return added;
    }

    [[nodiscard]] std::string_view raw(span where) const { return read.raw(where); }

    // How the lines of play hang together: found out once, and only if a rule asks.
    [[nodiscard]] const game_lines& lines() { return lines_ ? *lines_ : lines_.emplace(read); }

  private:
    std::vector<finding>& findings_;
    std::optional<game_lines> lines_;
};

using check_rule = void (*)(check_context& context);

} // namespace ctlpgn
