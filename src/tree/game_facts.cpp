#include "tree/game_facts.hpp"

#include "ctlpgn/annotations.hpp"

#include <algorithm>

namespace ctlpgn {

std::uint64_t count_plies(const game& record) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        plies_of(record), [&record](node at) { return record.plies[at].kind != ply_kind::missing; }));
}

std::string variant_of(const game& record, const notation& chosen) {
    return chosen.variant_of == nullptr ? std::string(chosen.variant) : chosen.variant_of(record);
}

std::string rules_of(const game& record, const notation& chosen) {
    return chosen.rules_of == nullptr ? std::string() : chosen.rules_of(record);
}

const known_opening* shown_opening::find() {
    if (!is_known_ && chosen_.opening_of != nullptr)
        found_ = chosen_.opening_of(record_);
    is_known_ = true;
    return found_ ? &*found_ : nullptr;
}

} // namespace ctlpgn
