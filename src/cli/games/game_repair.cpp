#include "cli/games/game_repair.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/fixing.hpp"

#include <algorithm>
#include <cstdint>
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

// Adds what was fixed to `seen`.
std::string fixed(std::string_view text, const notation& in, const lint_options& how,
                  const fixing_options& what, fixing_summary& seen) {
    std::string result;
    const auto source = open_text(text);
    const fixing_summary now =
        apply_fixes(*source, in, how, what, [&result](const fixed_part& part) { result += part.after; });
    seen.changed = seen.changed || now.changed;
    for (const auto& [id, count] : now.fixed)
        seen.fixed[id] += count;
    return result;
}

std::string name_of(const game& of) {
    return "game " + std::to_string(of.index);
}

} // namespace

repaired_game repair(std::string_view text, const notation& in, const limits& with) {
    lint_options how;
    how.how_much = check_level::coherent;
    how.board = false;
    how.with = with;
    fixing_summary seen;
    repaired_game result;
    result.text = fixed(text, in, how, {}, seen);
    // Most games that people write have no result line, and lists of moves have no tags. What the rest of the
    // text says, or that nobody knows it, is all that can be written there.
    how.selection.apply(
        {.select = std::vector<std::string>{code_text(code::missing_result), "missing-variant"},
         .extend_select = {},
         .ignore = {}});
    result.text = fixed(result.text, in, how, {.unsafe = true}, seen);
    result.fixes = seen.changed ? list_of(seen) : std::string();
    return result;
}

std::size_t count_contradictions(const game& of, const notation& in, const limits& with) {
    std::vector<finding> findings;
    in.check(of, check_level::coherent, with, findings, nullptr);
    return static_cast<std::size_t>(std::ranges::count_if(findings, is_about_board));
}

void tell_repairs(const std::string& file, const game& of, const std::string& fixes) {
    complain(file, name_of(of) + " is written with these faults fixed: " + fixes);
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
