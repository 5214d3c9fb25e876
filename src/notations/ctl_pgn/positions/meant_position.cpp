#include "notations/ctl_pgn/positions/meant_position.hpp"

#include "notations/ctl_pgn/positions/initial.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::ctl_pgn {

const tag* find_meant_position_tag(const game& record) {
    if (const tag* const named = find_position_tag(record))
        return named;
    const auto found = std::ranges::find_if(record.tags, [&record](const tag& candidate) {
        const std::string_view value = record.raw(candidate.value);
        return value.starts_with('/') && value.find(':') != std::string_view::npos;
    });
    return found == record.tags.end() ? nullptr : &*found;
}

} // namespace ctlpgn::ctl_pgn
