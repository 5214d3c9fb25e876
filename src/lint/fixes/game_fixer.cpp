#include "lint/fixes/game_fixer.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

// Few fixes wait for each other. More rounds than this are needed only by fixes that undo each other, or in
// texts that people never write; the longer a text is, the fewer are allowed.
constexpr std::size_t most_rounds = 64;
constexpr std::size_t least_rounds = 8;
constexpr std::size_t most_bytes = std::size_t{256} << 10;

lint_options for_fixing(lint_options options, offered_fixes wanted) {
    options.fixes = wanted;
    options.board = false;
    // As many as the reader keeps, which may be few if they are only to be reported.
    options.bounds.findings = std::max(options.bounds.findings, findings_of_trial);
    return options;
}

void append_edits(const file_fix& made, std::uint64_t offset, std::vector<text_edit>& edits) {
    for (const file_edit& edit : made.edits)
        edits.push_back(
            {{static_cast<std::uint32_t>(edit.begin - offset), static_cast<std::uint32_t>(edit.end - offset)},
             edit.text});
}

} // namespace

game_fixer::game_fixer(const notation& chosen, const lint_options& options, const fixing_options& what)
    : notation_(chosen), lint_(for_fixing(options, what.unsafe ? offered_fixes::all : offered_fixes::safe)),
      what_(what), rules_(rules_of_trials(chosen, lint_)) {}

void game_fixer::begin_file(std::string_view fixed) {
    const std::string_view now = preamble_of(notation_, fixed);
    says_otherwise = says_otherwise || now != preamble;
    preamble = now;
}

fixed_games game_fixer::apply_fixes(std::string_view text, std::uint64_t offset,
                                    std::vector<diagnostic> found) {
    std::string now(text);
    std::map<code, std::uint64_t> fixed;
    std::uint64_t repaired = 0;
    std::size_t left =
        std::clamp(most_bytes / std::max<std::size_t>(text.size(), 1), least_rounds, most_rounds);
    for (bool changes = true; changes && left != 0; --left) {
        std::vector<chosen_fix> wanted = to_apply(found, offset);
        if (wanted.empty())
            break;
        const std::vector<const chosen_fix*> chosen = choose(now, offset, wanted);
        changes = !chosen.empty();
        if (!changes)
            break;
        fix_group group;
        for (const chosen_fix* const each : chosen)
            if (group.add(each->diagnosed, each->remedy)) {
                ++fixed[each->diagnosed];
                repaired += each->remedy.proven ? 1U : 0U;
            }
        now = with_edits(now, group.edits());
        found.clear();
        lint_part({now, offset, preamble}, notation_, lint_, [&found](const linted& part) {
            found.insert(found.end(), part.found.begin(), part.found.end());
        });
    }
    // Fixes that undid each other have fixed nothing.
    if (now != text) {
        for (const auto& [id, count] : fixed)
            summary.fixed[id] += count;
        summary.repaired += repaired;
    }
    const bool is_final =
        std::ranges::none_of(found, [this](const diagnostic& each) { return each.remedy && is_fixed(each); });
    return {std::move(now), is_final};
}

bool game_fixer::apply_once(std::string& text, std::uint64_t offset, std::span<const diagnostic> found,
                            applied_fixes& applied) {
    const std::vector<chosen_fix> wanted = to_apply(found, offset);
    fix_group group;
    applied.guessed.clear();
    for (const chosen_fix* const each : choose(text, offset, wanted))
        if (group.add(each->diagnosed, each->remedy) && !each->remedy.safe)
            for (const text_edit& edit : each->remedy.edits)
                applied.guessed.push_back(edit.where);
    std::ranges::sort(applied.guessed, {}, [](span each) { return each.begin; });
    applied.edits = group.edits();
    text = with_edits(text, applied.edits);
    return !applied.edits.empty();
}

std::string game_fixer::fix_after_games(std::string_view text, std::uint64_t offset,
                                        std::span<const diagnostic> found) {
    std::vector<text_edit> edits;
    for (const diagnostic& each : found) {
        if (each.game != 0 || !each.remedy || !is_fixed(each))
            continue;
        ++summary.fixed[each.id];
        append_edits(*each.remedy, offset, edits);
    }
    return with_edits(text, edits);
}

bool game_fixer::any_to_apply(std::span<const diagnostic> found) const {
    for (const diagnostic& each : found)
        if (is_applied(each))
            return true;
    return false;
}

// As edits of a text that begins at the offset.
std::vector<game_fixer::chosen_fix> game_fixer::to_apply(std::span<const diagnostic> found,
                                                         std::uint64_t offset) const {
    std::vector<chosen_fix> result;
    for (const diagnostic& each : found) {
        if (!is_applied(each))
            continue;
        chosen_fix& added = result.emplace_back();
        added.diagnosed = each.id;
        // A fix that was declared safe may be a guess, and is tried as one.
        added.remedy.safe = each.remedy->safe && !lint_.safety.declared(each.id);
        added.remedy.partial = each.remedy->partial;
        added.remedy.proven = each.remedy->proven;
        append_edits(*each.remedy, offset, added.remedy.edits);
    }
    return result;
}

std::vector<const game_fixer::chosen_fix*> game_fixer::choose_proven(std::span<const chosen_fix> wanted) {
    std::vector<const chosen_fix*> proven;
    fix_group group;
    for (const chosen_fix& each : wanted)
        if (each.remedy.proven && group.add(each.diagnosed, each.remedy))
            proven.push_back(&each);
    return proven;
}

// Fixes that fit together, as many as succeed. Proven fixes come first; the others are searched again after
// that.
std::vector<const game_fixer::chosen_fix*> game_fixer::choose(std::string_view text, std::uint64_t offset,
                                                              std::span<const chosen_fix> wanted) const {
    std::vector<const chosen_fix*> chosen = choose_proven(wanted);
    if (!chosen.empty() || wanted.empty())
        return chosen;
    fix_trial trial({text, offset == 0, preamble}, rules_);
    choose(wanted, trial, chosen);
    return chosen;
}

// Adds to those that were chosen before; if all together fail, tries each half.
void game_fixer::choose(std::span<const chosen_fix> wanted, fix_trial& trial,
                        std::vector<const chosen_fix*>& chosen) {
    if (trial.is_exhausted())
        return;
    fix_group group;
    for (const chosen_fix* const each : chosen)
        group.add(each->diagnosed, each->remedy);
    std::vector<const chosen_fix*> more = chosen;
    for (const chosen_fix& each : wanted)
        if (group.add(each.diagnosed, each.remedy))
            more.push_back(&each);
    if (more.size() == chosen.size())
        return;
    if (trial.succeeds(group)) {
        chosen = std::move(more);
    } else if (wanted.size() > 1) {
        choose(wanted.first(wanted.size() / 2), trial, chosen);
        choose(wanted.subspan(wanted.size() / 2), trial, chosen);
    }
}

} // namespace ctlpgn
