#include "cli/games/game_repair.hpp"

#include "cli/output/say.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::cli {

namespace {

bool is_about_board(const finding& each) {
    return layer_of(each.id) == layer::board && each.at_ply != no_node &&
           describe(each.id).severity == level::error;
}

std::string list_of(const fixing_summary& of) {
    std::string list;
    for (const auto& [id, count] : of.fixed) {
        list.append(list.empty() ? "" : ", ");
        if (count != 1)
            list.append(std::to_string(count)).append(" × ");
        list.append(code_text(id)).append(" ").append(describe(id).name);
    }
    return list;
}

std::string name_of(const game& of) {
    return "game " + std::to_string(of.index);
}

} // namespace

std::size_t count_contradictions(const game& of, const notation& in, const limits& with) {
    std::vector<finding> findings;
    in.check(of, check_level::coherent, with, findings, nullptr);
    return static_cast<std::size_t>(std::ranges::count_if(findings, is_about_board));
}

void tell_repairs(const std::string& file, const game& of, const fixing_summary& seen) {
    complain(file, name_of(of) + " is written with these faults fixed: " + list_of(seen));
}

void tell_contradictions(const std::string& file, const game& of, const notation& in, const limits& with) {
    const std::size_t count = count_contradictions(of, in, with);
    if (count != 0)
        complain(file, name_of(of) + ": " + std::to_string(count) +
                           (count == 1 ? " ply contradicts the board and is"
                                       : " plies contradict the board and are") +
                           " written as read; 'ctlpgn lint' shows more");
}

} // namespace ctlpgn::cli
