#include "lint/fixes/trial.hpp"

#include "lint/fixes/apply.hpp"

#include <algorithm>
#include <map>

namespace ctlpgn {

namespace {

// Some hundred games of the usual length.
constexpr std::size_t most_bytes_tried = std::size_t{1} << 20;

using code_counts = std::map<code, std::size_t>;

code_counts count(const std::vector<finding>& findings) {
    code_counts result;
    for (const finding& each : findings)
        ++result[each.id];
    return result;
}

// In all the games that the text has become.
code_counts count_in(std::string_view text, bool first, const notation& in, const limits& with,
                     const find_in_game& check) {
    std::vector<finding> all;
    game read;
    for (bool more = true; more; first = false) {
        std::vector<finding> findings;
        const reading_result result = in.read_game(text, first, true, with, read, findings);
        if (result.game)
            check(read, findings);
        std::ranges::move(findings, std::back_inserter(all));
        more = result.game && result.consumed != 0 && result.consumed < text.size();
        text.remove_prefix(std::min(result.consumed, text.size()));
    }
    return count(all);
}

bool is_better(const code_counts& after, const code_counts& before, code mended) {
    const auto times = [](const code_counts& in, code id) {
        const auto found = in.find(id);
        return found == in.end() ? std::size_t{0} : found->second;
    };
    return times(after, mended) < times(before, mended) && std::ranges::all_of(after, [&](const auto& each) {
               return each.second <= times(before, each.first);
           });
}

bool is_well_formed(const fix& tried, std::size_t size) {
    std::size_t at = 0;
    for (const text_edit& each : tried.edits) {
        if (each.where.begin < at || each.where.end < each.where.begin || each.where.end > size)
            return false;
        at = each.where.end;
    }
    return !tried.edits.empty();
}

// A game that begins without its tag may be the rest of the one before it. What it really is cannot be told
// by itself, so nothing is guessed about it but that tag.
bool may_be_torn_off(const game& of, const code_counts& found) {
    return of.offset != 0 && found.contains(code::missing_variant);
}

} // namespace

void try_remedies(const game& of, const notation& in, const limits& with, const find_in_game& check,
                  std::vector<finding>& findings) {
    const code_counts before = count(findings);
    const bool torn_off = may_be_torn_off(of, before);
    std::size_t left = most_bytes_tried;
    for (finding& each : findings) {
        if (!each.remedy)
            continue;
        const bool guesses = torn_off && !each.remedy->safe && each.id != code::missing_variant;
        if (guesses || !is_well_formed(*each.remedy, of.text.size())) {
            each.remedy.reset();
            continue;
        }
        if (of.text.size() > left) {
            if (!each.remedy->safe)
                each.remedy.reset();
            continue;
        }
        left -= of.text.size();
        const std::string mended = with_edits(of.text, each.remedy->edits);
        if (!is_better(count_in(mended, of.offset == 0, in, with, check), before, each.id))
            each.remedy.reset();
    }
}

} // namespace ctlpgn
