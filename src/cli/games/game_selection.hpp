// Which games a command takes: --where, --reaches, --material, --unique, --skip, --sample and --first.
#pragma once

#include "cli/games/asked_positions.hpp"
#include "cli/games/asked_tags.hpp"
#include "cli/games/game_condition.hpp"
#include "cli/games/game_key.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"

#include <CLI/App.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

struct selection_options {
    std::vector<std::string> where; // all of them hold
    std::string reaches;            // a position as text; empty: any
    std::string material;           // the men of both sides; empty: any
    bool unique = false;
    // Of the games that are left:
    std::uint64_t skipped = 0;         // so many are left out,
    std::uint64_t sampled = 1;         // of so many after them, the first is taken,
    std::optional<std::uint64_t> most; // and at most so many are

    [[nodiscard]] bool asks() const {
        return !where.empty() || !reaches.empty() || !material.empty() || depends_on_games_before();
    }
    [[nodiscard]] bool depends_on_games_before() const {
        return unique || skipped != 0 || sampled != 1 || most;
    }
};

// `options` must outlive the parsing of the command line. Whether a game is taken may depend on those before
// it where games are written anew.
void add_selection_options(CLI::App& command, selection_options& options, bool by_games_before = true);

class game_selection {
  public:
    // Throws input_error.
    explicit game_selection(const selection_options& asked);

    // Tests the conditions and the positions. May be called by several threads.
    [[nodiscard]] bool matches(const game& each, const notation& chosen) const;
    // The same, and also tests whether it duplicates a game that was taken before (that costs 16 bytes per
    // game), and counts. To be called once for each game, in their order.
    [[nodiscard]] game_wish wish_for(const game& each, const notation& chosen);
    [[nodiscard]] bool takes(const game& each, const notation& chosen) {
        return wish_for(each, chosen) == game_wish::take;
    }

    // The same for a reader; null if every game is taken.
    [[nodiscard]] game_choice choice(const notation& chosen);
    // For the games of one batch of a file; not if in_order().
    [[nodiscard]] game_choice choice_of_each(const notation& chosen) const;

    // Whether games must be asked about in their order, and with their numbers in their files.
    [[nodiscard]] bool in_order() const { return in_order_; }
    // Whether no game is wanted any more.
    [[nodiscard]] bool is_over() const { return most_ && taken_ >= *most_; }

    // Reports tags in the conditions that no game had. To be called after all games have been read.
    void report_unknown_tags() const;
    // How many games `unique` left out.
    void report_repeated_games() const;

  private:
    [[nodiscard]] bool is_over_at(std::uint32_t number) const;
    [[nodiscard]] bool is_repeated(const game& each, const notation& chosen);
    [[nodiscard]] bool is_in_sample();

    std::vector<game_condition> conditions_;
    mutable asked_tags asked_{"--where"}; // by them
    asked_positions positions_;
    bool asks_;
    bool in_order_;
    bool unique_;
    std::uint64_t to_skip_;
    std::uint64_t sampled_;
    std::optional<std::uint64_t> most_;
    std::uint64_t repeated_ = 0; // games with the moves of an earlier one
    std::uint64_t passed_ = 0;   // games from which the sample is taken
    std::uint64_t taken_ = 0;
    std::unordered_set<game_key, game_key_hash> seen_;
};

} // namespace ctlpgn::cli
