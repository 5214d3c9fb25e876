#include "record/likeness.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn {

namespace {

bool is_error(const finding& each) {
    return describe(each.id).severity == level::error;
}

// Moves alone, without a word on what they are, mean something on the board that they begin on.
bool begins_legally(const notation& in, const game& read) {
    const node first = read.main_line.first_ply;
    if (first == no_node || in.ask_board == nullptr)
        return true;
    position_texts positions;
    std::vector<code> broken_rules;
    in.ask_board(read, {.positions = &positions, .broken_rules = &broken_rules});
    return !positions[first].empty() && broken_rules[first] == code::none;
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
        return errors < understood && (!first.tags.empty() || begins_legally(in, first)) ? likeness::probable
                                                                                         : likeness::possible;
    // Tags look alike in many notations.
    return findings.empty() || (first.plies.empty() && !first.tags.empty()) ? likeness::possible
                                                                            : likeness::none;
}

} // namespace ctlpgn
