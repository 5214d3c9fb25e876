#include "notations/ctl_pgn/causes.hpp"

#include "notations/ctl_pgn/swallowed_text.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_about_a_limit(code id) {
    return id >= code::nesting_too_deep && id <= code::too_many_findings;
}

bool is_about_the_end(code id) {
    return id == code::missing_end_mark || id == code::missing_result;
}

bool is_about_unread_text(code id) {
    switch (id) {
    case code::unreadable_line:
    case code::unreadable_tag:
    case code::unreadable_ply:
    case code::missing_origin:
    case code::missing_separator:
    case code::missing_destination:
    case code::not_a_hex:
    case code::unexpected_text: return true;
    default: return false;
    }
}

const finding* find(const std::vector<finding>& findings, code id) {
    const auto found = std::ranges::find(findings, id, &finding::id);
    return found == findings.end() ? nullptr : &*found;
}

bool has_read_a_ply(const game& in) {
    return std::ranges::any_of(in.moves, [](const move& each) {
        return (each.white.written() && each.white.understood()) ||
               (each.black.written() && each.black.understood());
    });
}

// A text without its first tag: one that holds no ply of this game at all is another game, or none; a bare
// list of moves lacks everything that stands around moves.
void keep_missing_variant(const game& in, std::vector<finding>& findings) {
    const finding* const missing = find(findings, code::missing_variant);
    if (missing == nullptr)
        return;
    const bool unread =
        std::ranges::any_of(findings, [](const finding& each) { return is_about_unread_text(each.id); });
    const bool is_other = unread && !has_read_a_ply(in);
    const bool is_bare = in.tags.empty() && in.offset == 0 && has_read_a_ply(in);
    const std::uint32_t at = missing->where.begin;
    std::erase_if(findings, [&](const finding& each) {
        if (is_other)
            return !is_about_a_limit(each.id) &&
                   (each.id != code::missing_variant || each.where.begin != at);
        return is_bare && in.result == 0 && is_about_the_end(each.id);
    });
}

// Only what cannot be read stands before it, which has been reported.
void drop_late_variant(const game& in, std::vector<finding>& findings) {
    const finding* const late = find(findings, code::variant_not_first);
    if (late != nullptr && !in.tags.empty() && in.tags.front().where.begin >= late->where.begin)
        std::erase_if(findings, [](const finding& each) { return each.id == code::variant_not_first; });
}

// What stands behind the place is not what it seems.
void drop_from(std::uint32_t place, std::vector<finding>& findings) {
    std::erase_if(findings, [place](const finding& each) {
        return (each.where.begin > place && !is_about_a_limit(each.id)) || is_about_the_end(each.id);
    });
}

// A comment that should have been closed before takes in what follows, and another one closes it.
void report_swallowed_text(const game& in, std::vector<finding>& findings) {
    if (const finding* const unclosed = find(findings, code::unclosed_comment)) {
        drop_from(unclosed->where.begin, findings);
        return;
    }
    for (const comment& each : in.comments) {
        if (!find_swallowed_line(in, each))
            continue;
        drop_from(each.where.begin, findings);
        finding& added = findings.emplace_back();
        added.id = code::unclosed_comment;
        added.where = {each.where.begin, each.where.begin + 1};
        return;
    }
}

// Numbers that begin again with 1 and 2 are those of another game, whose tags are missing.
void keep_restart(const game& in, std::vector<finding>& findings) {
    std::uint32_t restart = 0;
    for (const finding& each : findings) {
        if (each.id != code::wrong_number || each.at_move == no_node)
            continue;
        const move& first = in.moves[each.at_move];
        const bool restarts = first.number == 1 && first.next != no_node && in.moves[first.next].number == 2;
        if (restarts && (restart == 0 || each.where.begin < restart))
            restart = each.where.begin;
    }
    if (restart != 0)
        drop_from(restart, findings);
}

} // namespace

void keep_causes(const game& of, std::vector<finding>& findings) {
    keep_missing_variant(of, findings);
    drop_late_variant(of, findings);
    report_swallowed_text(of, findings);
    keep_restart(of, findings);
}

} // namespace ctlpgn::ctl_pgn
