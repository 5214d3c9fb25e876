#include "lint/fixes/repair.hpp"

#include <cstdint>

namespace ctlpgn {

namespace {

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

} // namespace

repaired_game repair(std::string_view text, const notation& in, const limits& with) {
    lint_options how;
    how.checks = check_level::coherent;
    how.board = false;
    how.bounds = with;
    repaired_game result;
    result.text = fixed(text, in, how, {}, result.seen);
    // Most games that people write have no result line, and lists of moves have no tags. What the rest of the
    // text says, or that nobody knows it, is all that can be written there.
    how.selection.apply(
        {.select = std::vector<std::string>{code_text(code::missing_result), "missing-variant"},
         .extend_select = {},
         .ignore = {}});
    result.text = fixed(result.text, in, how, {.unsafe = true}, result.seen);
    return result;
}

rewritten_game rewrite(std::string_view text, const notation& in, const format_options& how,
                       const limits& with) {
    const repaired_game repaired = repair(text, in, with);
    if (!repaired.seen.changed)
        return {};
    rewritten_game result{.texts = {}, .seen = repaired.seen};
    const auto source = open_text(repaired.text);
    const format_summary seen = format_games(
        *source, in, how, faulty_games::keep,
        [&result](const formatted_game& each) {
            if (each.read != nullptr && each.formatted)
                result.texts.emplace_back(each.after);
        },
        with);
    if (seen.kept != 0)
        return {};
    return result;
}

} // namespace ctlpgn
