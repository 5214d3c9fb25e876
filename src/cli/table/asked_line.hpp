// The position that 'ctlpgn explore' is asked about, and what can be played in it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// A position in one notation.
struct asked_line {
    const notation* written_in = nullptr;
    std::int64_t hash = 0; // tables::game_situations
    std::string position;
    std::optional<known_opening> opening;
};

struct asked_line_options {
    std::string position;                 // as text
    std::string moves;                    // or as a game that leads to it; without either: where games begin
    const notation* written_in = nullptr; // null: any in which it can be read
};

// In each notation that can read it. Throws input_error if none can.
[[nodiscard]] std::vector<asked_line> find_lines(const asked_line_options& asked);

// The legal plies of the position as the notation writes them, by their coordinates.
[[nodiscard]] std::map<std::string, std::string> texts_of_plies(const asked_line& here);

} // namespace ctlpgn::cli
