// Games that are written in another form although something is wrong with them, and what is said about that.
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

// How many plies of the game contradict the board.
std::size_t count_contradictions(const game& record, const notation& chosen, const limits& bounds);

// Says, about a file, which fixes were made in a game, as "S101 missing-result, 2 × S062 remark-spacing".
void tell_repairs(const std::string& file, const game& record, const fixing_summary& seen);
// The same of a game out of JSON that has no result.
void tell_added_result(const std::string& file, const game& record);
// Faults of a game out of JSON that its JSON does not report, and that nothing else shows.
void tell_silent_faults(const std::string& file, const json_game& game, const limits& bounds);
// That findings of a game out of JSON may be about text which the JSON does not have.
void tell_unsaid(const std::string& file, std::uint64_t number, std::span<const code> about);
// How many of its plies contradict the board.
void tell_contradictions(const std::string& file, const game& record, const notation& chosen,
                         const limits& bounds);

// How many of its marks of check were not what the board says, and are written so.
void tell_changed_marks(const std::string& file, const game& record, std::uint32_t count);

// Says how many references of comments lead to what was left out of the game that was written.
void tell_lost_references(const std::string& file, const game& record, const game& written,
                          const notation& chosen, const limits& bounds);

} // namespace ctlpgn::cli
