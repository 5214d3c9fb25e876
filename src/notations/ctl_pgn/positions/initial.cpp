#include "notations/ctl_pgn/positions/initial.hpp"

#include "notations/ctl_pgn/positions/meant_position.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

const tag* find_position_tag(const game& record) {
    const auto found =
        std::find_if(record.tags.rbegin(), record.tags.rend(),
                     [&record](const tag& candidate) { return is_position_tag(record.raw(candidate.name)); });
    return found == record.tags.rend() ? nullptr : &*found;
}

initial_position initial(const game& record) {
    initial_position result;
    const tag* const position = find_meant_position_tag(record);
    if (position == nullptr) {
        result.text = start_position;
        result.readable = true;
        return result;
    }
    result.text = record.raw(position->value);
    result.written = true;
    position_setup setup;
    std::vector<finding> findings;
    read_position(result.text, setup, findings);
    result.readable = std::all_of(findings.begin(), findings.end(), [](const finding& fault) {
        return describe(fault.id).severity != level::error;
    });
    if (places_all_pieces(setup, findings))
        result.text = position_text(build_position(setup));
    result.turn = setup.turn;
    result.number = setup.number;
    return result;
}

std::string game_from(std::string_view position_text, std::string_view ply, std::string_view /*rules*/) {
    position_setup setup;
    std::string text = "[Variant \"C'escacs\"]\n";
    if (!position_text.empty()) {
        std::vector<finding> findings;
        read_position(position_text, setup, findings);
        if (!places_all_pieces(setup, findings))
            return {};
        text.append("[PDTL \"").append(ctl_pgn::position_text(build_position(setup))).append("\"]\n");
    }
    text.append("\n");
    if (!ply.empty())
        text.append(setup.number == 0 ? "1?" : std::to_string(setup.number) + ".")
            .append(setup.turn == side::white ? " " : " \u2026, ")
            .append(ply)
            .append("\n");
    return text.append("*\n");
}

} // namespace ctlpgn::ctl_pgn
