#include "lint/fixes/repair.hpp"

#include <cstdint>

namespace ctlpgn {

namespace {

// Adds what was fixed to `seen`.
std::string fixed(std::string_view text, const notation& chosen, const lint_options& options,
                  const fixing_options& what, fixing_summary& seen) {
    std::string result;
    const auto source = open_text(text);
    const fixing_summary now = apply_fixes(*source, chosen, options, what,
                                           [&result](const fixed_part& part) { result += part.after; });
    seen.changed = seen.changed || now.changed;
    for (const auto& [id, count] : now.fixed)
        seen.fixed[id] += count;
    return result;
}

} // namespace

repaired_game repair(std::string_view text, const notation& chosen, const limits& bounds) {
    lint_options options;
    // Other faults, such as missing tags, keep no game from being written, and stay in those that are not
    // repaired, too.
    options.checks = check_level::syntax;
    options.board = false;
    options.bounds = bounds;
    repaired_game result;
    result.text = fixed(text, chosen, options, {}, result.seen);
    // Most games that people write have no result line, and lists of moves have no tags. What the rest of the
    // text says, or that nobody knows it, is all that can be written there.
    options.selection.apply(
        {.select = std::vector<std::string>{code_text(code::missing_result), "missing-variant"},
         .extend_select = {},
         .ignore = {}});
    result.text = fixed(result.text, chosen, options, {.unsafe = true}, result.seen);
    return result;
}

rewritten_game rewrite(std::string_view text, const notation& chosen, const format_options& options,
                       const limits& bounds) {
    const repaired_game repaired = repair(text, chosen, bounds);
    if (!repaired.seen.changed)
        return {};
    rewritten_game result{.texts = {}, .seen = repaired.seen, .changed_marks = 0};
    const auto source = open_text(repaired.text);
    const format_summary seen = format_games(
        *source, chosen, options, faulty_games::keep,
        [&result](const formatted_game& each) {
            if (each.read == nullptr || !each.formatted)
                return;
            result.texts.emplace_back(each.after);
            result.changed_marks += each.changed_marks;
        },
        bounds);
    if (seen.kept != 0)
        return {};
    return result;
}

} // namespace ctlpgn
