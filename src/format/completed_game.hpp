// What a game says outside its moves: its result by its tags, and its plies by the board.
#pragma once

#include "ctlpgn/notation.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ctlpgn::layout {

// 0: it is not known, or the text does not use the usual words for it.
inline std::uint8_t completed_result(const game& record, void (*complete)(game& built)) {
    if (record.result != 0 || !record.result_where.empty() || complete == nullptr)
        return record.result;
    game completed = record;
    complete(completed);
    return completed.result;
}

// For plies as notation::resolve gives them: whether the board knows all of them.
inline bool are_known(const std::vector<ply>& resolved) {
    return std::ranges::all_of(resolved, [](const ply& each) {
        return each.kind == ply_kind::passed || (each.readable() && each.from != no_place);
    });
}

inline bool has_known_plies(const game& record, const notation& written_in) {
    if (written_in.resolve == nullptr)
        return false;
    std::vector<ply> resolved;
    written_in.resolve(record, resolved);
    return are_known(resolved);
}

} // namespace ctlpgn::layout
