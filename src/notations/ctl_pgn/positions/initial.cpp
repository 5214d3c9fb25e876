#include "notations/ctl_pgn/positions/initial.hpp"

#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

const tag* find_position_tag(const game& in) {
    const auto found = std::find_if(in.tags.rbegin(), in.tags.rend(), [&in](const tag& candidate) {
        return is_position_tag(in.raw(candidate.name));
    });
    return found == in.tags.rend() ? nullptr : &*found;
}

initial_position initial(const game& of) {
    initial_position result;
    const tag* const position = find_position_tag(of);
    if (position == nullptr) {
        result.text = start_position;
        result.readable = true;
        return result;
    }
    result.text = of.raw(position->value);
    result.written = true;
    position_setup setup;
    std::vector<finding> findings;
    read_position(result.text, setup, findings);
    result.readable = std::all_of(findings.begin(), findings.end(), [](const finding& fault) {
        return describe(fault.id).severity != level::error;
    });
    if (says_what_stands_where(setup, findings))
        result.text = position_text(build_position(setup));
    result.turn = setup.turn;
    result.number = setup.number;
    return result;
}

} // namespace ctlpgn::ctl_pgn
