#include "tree/replacements.hpp"

namespace ctlpgn {

replacements::replacements(const game& in) : in_(in) {
    if (in.variations.empty())
        return;
    first_.assign(in.plies.size(), no_node);
    next_.assign(in.variations.size(), no_node);
    for (std::size_t i = in.variations.size(); i-- != 0;) {
        const variation& each = in.variations[i];
        if (each.replaces == no_node || each.line.first_ply == no_node)
            continue;
        next_[i] = first_[each.replaces];
        first_[each.replaces] = static_cast<node>(i);
    }
}

} // namespace ctlpgn
