// Games that are written in another form in spite of their faults, and the messages about them.
#pragma once

#include "ctlpgn/fixing.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace ctlpgn::cli {

// How many plies of the game contradict the board; of those up to `last` in its text, if that is given.
std::size_t count_contradictions(const game& record, const notation& chosen, const limits& bounds,
                                 node last = no_node);

// Reports for a file which fixes were made in a game, as "S101 missing-result, 2 × S062 remark-spacing".
void report_repairs(const std::string& file, const game& record, const fixing_summary& seen);
// The same for a game from JSON that has no result.
void report_added_result(const std::string& file, const game& record);
// Faults of a game from JSON that its JSON does not report, and that are not visible elsewhere.
void report_silent_faults(const std::string& file, const json_game& game, const limits& bounds);
// Reports that findings of a game from JSON may be about text which the JSON does not hold.
void report_unexpressed(const std::string& file, std::uint64_t number, std::span<const code> about);
// Reports how many references in comments lead to parts of the game that were left out.
void report_lost_references(const std::string& file, const game& record, const game& written,
                            const notation& chosen, const limits& bounds);

} // namespace ctlpgn::cli
