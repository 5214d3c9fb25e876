#include "notations/pgn/tags.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

const tag* find_tag(const game& in, std::string_view name) {
    const auto found =
        std::ranges::find_if(in.tags, [&](const tag& each) { return in.raw(each.name) == name; });
    return found == in.tags.end() ? nullptr : &*found;
}

} // namespace ctlpgn::pgn
