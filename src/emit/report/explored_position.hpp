// What was played in a position, how often, and how it went: as text and as JSON.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// Games by their results, as the notation writes them; unknown ones have none.
class result_counts {
  public:
    void add(const std::string& result, std::uint64_t games) { by_result_[result] += games; }
    void add(const result_counts& more);

    [[nodiscard]] const std::map<std::string, std::uint64_t>& by_result() const { return by_result_; }
    [[nodiscard]] std::uint64_t games() const;
    [[nodiscard]] std::uint64_t with(std::string_view result) const;
    // The part of the points that the first player gets, in games whose result is known; none if there is no
    // such game.
    [[nodiscard]] std::optional<double> score() const;

  private:
    std::map<std::string, std::uint64_t> by_result_;
};

struct explored_move {
    std::string text;        // as the notation writes it
    std::string coordinates; // as the database keeps it
    result_counts results;
};

struct explored_game {
    std::uint64_t game = 0;
    std::string file;
    std::string white;
    std::string black;
    std::string result;
    std::string date;
    std::string event;
    std::uint64_t ply = 0; // in which the position occurs first
    std::string move;      // what was played then; empty: nothing, or nothing legal
};

struct explored_position {
    const notation* written_in = nullptr;
    std::string text;
    std::optional<known_opening> opening;
    std::vector<explored_move> moves;                // the most frequent first
    result_counts ended;                             // games in which nothing legal was played any more
    std::optional<std::vector<explored_game>> games; // if they are asked for

    [[nodiscard]] std::string as_text() const;
    // With a line end.
    [[nodiscard]] std::string as_json() const;
};

} // namespace ctlpgn::emit
