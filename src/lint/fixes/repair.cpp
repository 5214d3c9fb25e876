#include "lint/fixes/repair.hpp"

#include "ctlpgn/reader.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

void add(const fixing_summary& more, fixing_summary& seen) {
    seen.changed = seen.changed || more.changed;
    for (const auto& [id, count] : more.fixed)
        seen.fixed[id] += count;
    seen.repaired += more.repaired;
}

// Adds what was fixed to `seen`.
std::string fixed(std::string_view text, const notation& chosen, const lint_options& options,
                  const fixing_options& what, fixing_summary& seen) {
    std::string result;
    const auto source = open_text(text);
    add(apply_fixes(*source, chosen, options, what,
                    [&result](const fixed_part& part) { result += part.after; }),
        seen);
    return result;
}

using code_counts = std::map<code, std::uint64_t>;

// The independent faults of a text, without their consequences.
code_counts errors_in(std::string_view text, const notation& chosen, const limits& bounds) {
    code_counts counted;
    const auto count = [&counted](code id) {
        if (describe(id).severity == level::error)
            ++counted[id];
    };
    const auto source = open_text(text);
    game_reader reader(*source, chosen, bounds);
    std::vector<finding> findings;
    while (const game* const read = reader.next()) {
        for (const diagnostic& each : reader.diagnostics())
            count(each.id);
        findings.clear();
        chosen.check(*read, check_level::coherent, bounds, findings, nullptr);
        for (const finding& each : findings)
            count(each.id);
    }
    return counted;
}

// A game without its opening gets everything that has to be around its moves at once, and of these faults the
// linter reports only that one. All that have been fixed are counted here.
void add_mended(const code_counts& before, const code_counts& after, fixing_summary& seen) {
    for (const auto& [id, count] : before) {
        const auto left = after.find(id);
        const std::uint64_t still = left == after.end() ? 0 : left->second;
        if (count > still)
            seen.fixed[id] = std::max(seen.fixed[id], count - still);
    }
}

// A missing result, and a tag that is required. Made once, since all names of codes are compared.
const lint_selection& framing_alone() {
    static const lint_selection made = [] {
        lint_selection chosen;
        chosen.apply({.select = std::vector<std::string>{code_text(code::missing_result), "missing-variant"},
                      .extend_select = {},
                      .ignore = {}});
        return chosen;
    }();
    return made;
}

} // namespace

repaired_game repair(std::string_view text, const notation& chosen, const limits& bounds) {
    lint_options options;
    // Other faults, such as missing tags, do not prevent writing, and also stay in games that are not
    // repaired.
    options.checks = check_level::syntax;
    options.board = false;
    options.bounds = bounds;
    repaired_game result;
    result.text = fixed(text, chosen, options, {}, result.seen);
    // Most games that people write have no result line, and lists of moves have no tags. All that can be
    // written there is what the rest of the text says, or that it is not known.
    lint_options certain_guesses = options;
    certain_guesses.selection = framing_alone();
    fixing_summary framing;
    std::string framed = fixed(result.text, chosen, certain_guesses, {.unsafe = true}, framing);
    if (!framing.changed)
        return result;
    if (framing.fixed.contains(chosen.missing_opening))
        add_mended(errors_in(result.text, chosen, bounds), errors_in(framed, chosen, bounds), framing);
    result.text = std::move(framed);
    add(framing, result.seen);
    // This had to wait: numbers are written only where it is known that the game ends.
    result.text = fixed(result.text, chosen, options, {}, result.seen);
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
