// What a lint rule is given: the game as it was written, and where to put what it finds.
//
// A rule is a function `void name(check_context&)` in its own file, listed in the table of its notation
// (notations/*/lint/check.cpp). It reads the tree, reports under codes of the catalogue, and keeps no state
// between games.
#pragma once

#include "ctlpgn/notation.hpp"
#include "tree/lines.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

class check_context {
  public:
    // Keeps as many findings of one code as the limits allow, and at least one.
    check_context(const game& record, const notation& called, check_level wanted,
                  std::vector<finding>& findings, const limits& bounds = {},
                  std::vector<ply>* completed_plies = nullptr)
        : read(record), written_in(called), words(*called.words), checks(wanted), resolved(completed_plies),
          findings_(findings), most_(bounds.findings == 0 ? 1 : bounds.findings),
          boards_left_(bounds.boards) {}

    const game& read;
    const notation& written_in;
    const vocabulary& words;  // of the notation
    const check_level checks; // a rule that needs more than check_level::coherent tests it
    // Where the rule that plays the game puts its plies as notation::resolve gives them; null: not wanted.
    std::vector<ply>* const resolved;

    // The finding may be given related places as long as nothing else is reported.
    finding& report(code id, span where, std::string detail = {});

    // Whether the next mistake on the board is to be reported with the position.
    [[nodiscard]] bool draws_board() {
        const bool draws = boards_left_ != 0;
        boards_left_ -= draws ? 1U : 0U;
        return draws;
    }

    // Adds to the last kept finding of each code how many more there were.
    void finish();

    [[nodiscard]] std::string_view raw(span where) const { return read.raw(where); }

    [[nodiscard]] ply_parts parts_of(node at_ply) const {
        return written_in.parts_of(read, read.plies[at_ply]);
    }

    // How the lines of play are connected: computed once, and only if a rule asks.
    [[nodiscard]] const game_lines& lines() { return lines_ ? *lines_ : lines_.emplace(read); }

  private:
    struct tally {
        std::size_t count = 0;
        std::size_t latest_kept = 0; // index
        span latest;                 // of the latest finding that was not kept
    };

    std::vector<finding>& findings_;
    std::size_t most_;          // at least 1
    std::uint32_t boards_left_; // that may still be drawn
    std::map<code, tally> reported_;
    finding beyond_; // the latest that was not kept
    std::optional<game_lines> lines_;
};

using check_rule = void (*)(check_context& context);

} // namespace ctlpgn
