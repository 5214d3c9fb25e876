#include "format/harmless.hpp"

#include "tree/around.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace ctlpgn::layout {

namespace {

bool holds(span outer, span inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

// Or directly after it, where something is missing.
bool is_in_unreadable_ply(span where, const game& record) {
    if (where.empty())
        where.begin = where.end = static_cast<std::uint32_t>(
            record.text.find_last_not_of(" \t", where.begin == 0 ? 0 : where.begin - 1) + 1);
    const node around = ply_around(record, where.begin);
    return around != no_node && !record.plies[around].readable() && holds(record.plies[around].text(), where);
}

bool is_in_free_text(span where, const game& record) {
    return comment_text_around(record, where) != nullptr ||
           std::ranges::any_of(record.tags, [where](const tag& each) { return holds(each.value, where); });
}

} // namespace

bool is_in_tree(const diagnostic& found, const game& record, const notation& written_in, letters of_pieces) {
    if (written_in.harmless == nullptr)
        return false;
    const harmless_findings& known = *written_in.harmless;
    const span where{static_cast<std::uint32_t>(found.begin - record.offset),
                     static_cast<std::uint32_t>(found.end - record.offset)};
    if (known.judge != nullptr)
        if (const std::optional<bool> judged = known.judge(found.id, record, where))
            return *judged;
    if (std::ranges::binary_search(known.always, found.id))
        return true;
    if (std::ranges::binary_search(known.if_empty, found.id))
        return where.empty();
    // Not in moves, which are written anew: the encoding of a line depends on everything in it.
    if (found.id == code::invalid_utf8 && is_in_free_text(where, record))
        return true;
    return of_pieces == letters::kept && std::ranges::binary_search(known.in_plies, found.id) &&
           is_in_unreadable_ply(where, record);
}

bool is_between_games(code id, const notation& written_in) {
    if (written_in.harmless == nullptr)
        return false;
    const std::span<const code> those = written_in.harmless->between_games;
    return std::ranges::find(those, id) != those.end();
}

void find_swallowed_text(const notation& written_in, const game& record, std::vector<finding>& findings) {
    if (written_in.find_swallowed_text != nullptr &&
        std::ranges::find(findings, code{code::game_too_long}, &finding::id) == findings.end())
        written_in.find_swallowed_text(record, findings);
}

} // namespace ctlpgn::layout
