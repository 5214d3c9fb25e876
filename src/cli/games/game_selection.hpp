// Which games a command takes: --where, --reaches and --unique.
#pragma once

#include "cli/games/asked_tags.hpp"
#include "cli/games/game_condition.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <CLI/App.hpp>

#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

struct selection_options {
    std::vector<std::string> where; // all of them hold
    std::string reaches;            // a position as text; empty: any
    bool unique = false;

    [[nodiscard]] bool asks() const { return !where.empty() || !reaches.empty() || unique; }
};

// `options` must outlive the parsing of the command line. Duplicates can be dropped where games are written
// anew.
void add_selection_options(CLI::App& command, selection_options& options, bool drops_doubles = true);

class game_selection {
  public:
    // Throws input_error.
    explicit game_selection(const selection_options& asked);

    // Tests the conditions and the position. May be called by several threads.
    [[nodiscard]] bool matches(const game& each, const notation& chosen) const;
    // The same, and also tests that the game duplicates none that was taken before; that costs 16 bytes per
    // game.
    [[nodiscard]] bool takes(const game& each, const notation& chosen);

    // Reports tags in the conditions that no game had. To be called after all games have been read.
    void report_unknown_tags() const;

  private:
    using key = std::pair<std::uint64_t, std::uint64_t>;
    struct key_hash {
        std::size_t operator()(const key& asked) const { return static_cast<std::size_t>(asked.first); }
    };

    [[nodiscard]] bool is_reached(const game& record, const notation& chosen) const;
    [[nodiscard]] static key key_of(const game& each, const notation& chosen);

    std::vector<game_condition> conditions_;
    mutable asked_tags asked_; // by them
    bool asks_for_position_;
    std::vector<std::pair<const notation*, men_on_board>>
        positions_; // the position that is asked for, as each notation reads it
    bool unique_;
    std::unordered_set<key, key_hash> seen_;
};

} // namespace ctlpgn::cli
