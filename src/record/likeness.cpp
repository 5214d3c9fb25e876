#include "record/likeness.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn {

namespace {

bool is_error(const finding& each) {
    return describe(each.id).severity == level::error;
}

} // namespace

likeness likeness_by_reading(const notation& in, std::string_view beginning, bool (*says_so)(const game&)) {
    game first;
    std::vector<finding> findings;
    in.read_game(beginning, true, true, {}, first, findings);
    if (says_so(first))
        return likeness::certain;
    const auto understood = std::ranges::count_if(first.plies, &ply::readable);
    const auto errors = std::ranges::count_if(findings, is_error);
    if (understood != 0)
        return errors < understood ? likeness::probable : likeness::possible;
    // Tags look alike in many notations.
    return findings.empty() || (first.plies.empty() && !first.tags.empty()) ? likeness::possible
                                                                            : likeness::none;
}

} // namespace ctlpgn
