// Many games as the tree of all their lines of play, and the text of one game that has them as variations,
// with how often each was played, and with which results.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {
class game_draft;
}

namespace ctlpgn::cli {

struct merge_options {
    std::uint32_t plies = 40;      // of each game
    std::uint64_t least_games = 1; // lines that fewer games have are left out
};

class merged_games {
  public:
    enum class outcome : std::uint8_t {
        merged,
        // Left out: it
        cannot_be_judged, // has rules or a position that are not known
        has_other_rules,  // than the first
        begins_elsewhere, // with another position than usual
    };

    // Both must outlive it.
    merged_games(const notation& chosen, const merge_options& options);

    // Takes the plies of its main line up to the first that cannot be played, or that breaks a rule. The
    // first game that can be merged says by which rules the others have to be played.
    outcome add(const game& record);

    // Of all of them, as notation::rules_of names them.
    [[nodiscard]] const std::string& rules() const { return rules_; }

    [[nodiscard]] std::uint64_t games() const { return nodes_.front().games; }

    // As the notation writes it, in canonical form. Throws draft_error.
    [[nodiscard]] std::string text(const format_options& style) const;

  private:
    using index = std::uint32_t;

    // A ply after the plies that lead to it; the first is the start.
    struct tree_node {
        std::string ply;
        std::vector<index> next;
        std::uint64_t games = 0;
        std::size_t first_game = 0; // in names_
    };

    [[nodiscard]] index following(index before, const std::string& ply);
    void count(index at, const game& record);
    [[nodiscard]] std::vector<index> usual_first(const tree_node& before) const;
    void write_after(index at, game_draft& draft) const;
    void write_ply(index at, index before, game_draft& draft) const;
    [[nodiscard]] std::string words_about(index at) const;

    const notation& chosen_;
    const merge_options& options_;
    std::string rules_;
    std::string start_;
    std::vector<tree_node> nodes_;
    std::vector<std::uint64_t> results_; // by node and result
    std::vector<std::string> names_;     // of games: "Tal - Botvinnik, 1-0"
};

} // namespace ctlpgn::cli
