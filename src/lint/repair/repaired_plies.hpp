// What repair has changed in the moves of a game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "lint/fixes/game_fixer.hpp"
#include "lint/fixes/original_places.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// A ply of the repaired game that is written differently, or not at all, in the text.
struct repaired_ply {
    node which = no_node;
    std::string written; // in the text; empty: nothing
    bool safe = false;   // nothing else can be meant
};

// Where the parts of a text were before some edits.
class edited_text {
  public:
    explicit edited_text(const applied_fixes& made);

    struct part {
        span was;
        bool guessed = false; // an unsafe fix has changed it
    };
    // Includes the whole of what an edit in it has replaced.
    [[nodiscard]] part before(span now) const;
    [[nodiscard]] std::uint32_t before(std::uint32_t now) const { return places_.of(now); }

  private:
    struct row {
        std::int64_t begin; // in the edited text
        std::int64_t end;
        span was;
        bool guessed;
    };
    std::vector<row> rows_;
    original_places places_;
};

class game_repairs {
  public:
    game_repairs() = default;
    // Each round of fixes begins with the text that the one before has made. `written`: the first.
    game_repairs(const std::vector<applied_fixes>& rounds, const game& repaired, std::string_view written);

    // In ascending order.
    [[nodiscard]] const std::vector<repaired_ply>& plies() const { return plies_; }
    [[nodiscard]] std::uint64_t count_safe() const;
    // Null if the ply is as written.
    [[nodiscard]] const repaired_ply* find(node asked) const;
    // The place in the text as written of a place in the repaired text.
    [[nodiscard]] std::uint32_t as_written(std::uint32_t offset) const;

  private:
    [[nodiscard]] edited_text::part as_written(span where) const;

    std::vector<edited_text> rounds_;
    std::vector<repaired_ply> plies_;
};

} // namespace ctlpgn
