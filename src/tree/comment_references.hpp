// The references of one comment, which are neighbours in the tree.
#pragma once

#include "ctlpgn/tree.hpp"

#include <algorithm>
#include <span>

namespace ctlpgn {

[[nodiscard]] inline std::span<const reference> references_of(const game& record, const comment& asked) {
    return asked.reference_count == 0
               ? std::span<const reference>()
               : std::span(record.references).subspan(asked.first_reference, asked.reference_count);
}

// Whether it leads to a move, or to the first one of a variation.
[[nodiscard]] inline bool leads_to_moves(const reference& asked) {
    return asked.kind == reference_kind::move || asked.kind == reference_kind::variation;
}

[[nodiscard]] inline bool speaks_of_moves(const game& record, const comment& asked) {
    return std::ranges::any_of(references_of(record, asked), leads_to_moves);
}

} // namespace ctlpgn
