#include "tree/replacements.hpp"

namespace ctlpgn {

replacements::replacements(const game& record) : record_(record) {
    if (record.variations.empty())
        return;
    first_.assign(record.plies.size(), no_node);
    next_.assign(record.variations.size(), no_node);
    for (std::size_t i = record.variations.size(); i-- != 0;) {
        const variation& each = record.variations[i];
        if (each.replaces == no_node || each.line.first_ply == no_node)
            continue;
        next_[i] = first_[each.replaces];
        first_[each.replaces] = static_cast<node>(i);
    }
}

} // namespace ctlpgn
