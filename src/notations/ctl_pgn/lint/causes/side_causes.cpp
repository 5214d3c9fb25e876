#include "notations/ctl_pgn/lint/causes/side_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/written_ellipsis.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

bool has(const std::vector<node>& sorted, node asked) {
    return asked != no_node && std::ranges::binary_search(sorted, asked);
}

// 5. …, I5-I9 where White is to move: the ellipsis is what should not be there. That Black's ply is alone
// with the same number after it is the same slip.
void keep_needless_ellipsis(const game& record, const std::vector<node>& others,
                            std::vector<finding>& findings) {
    std::vector<node> explained;
    std::vector<node> next;
    std::vector<std::uint32_t> ends; // of what is explained
    for (finding& each : findings) {
        if (each.id != codes::misplaced_ellipsis || !each.related.empty() || !has(others, each.at_ply))
            continue;
        const ply& written = record.plies[each.at_ply];
        const std::size_t dot = record.raw({written.number_begin, written.begin}).find('.');
        if (dot == std::string_view::npos)
            continue;
        each.where.begin = written.number_begin + static_cast<std::uint32_t>(dot + 1);
        each.where.end = written.begin;
        explained.push_back(each.at_ply);
        ends.push_back(written.whole().end);
        const node after = move_from(record, each.at_ply).next;
        if (after != no_node && record.plies[after].number == written.number)
            next.push_back(after);
    }
    sort_stably(explained);
    sort_stably(next);
    sort_stably(ends);
    drop_findings(findings, [&](const finding& each) {
        const bool is_of_next = each.id == codes::wrong_number || each.id == codes::misplaced_ellipsis;
        return (each.id == codes::origin_holds_opponents_piece && has(explained, each.at_ply)) ||
               (is_of_next && has(next, each.at_ply)) ||
               (each.id == codes::unexpected_text && record.raw(each.where).starts_with(',') &&
                std::ranges::binary_search(ends, each.where.begin));
    });
}

// 4. GZ11-L5, EH4-H8 for 4. EH4-H8, GZ11-L5.
void keep_exchanged_plies(const game& record, const std::vector<node>& others,
                          std::vector<finding>& findings) {
    std::vector<node> second;
    for (finding& each : findings) {
        if (each.id != codes::origin_holds_opponents_piece || !has(others, each.at_ply))
            continue;
        const written_move move = move_from(record, each.at_ply);
        if (move.white != each.at_ply || !has(others, move.black) || ends_game(record.plies[move.black]))
            continue;
        const span white = record.plies[move.white].whole();
        const span black = record.plies[move.black].whole();
        std::string meant(record.raw(black));
        each.remedy = fix{.edits = {{white, meant}, {black, std::string(record.raw(white))}},
                          .safe = false,
                          .title = "exchange the plies"};
        each.detail += "; did you mean " + std::move(meant).append(", ").append(record.raw(white)) + "?";
        second.push_back(move.black);
    }
    sort_stably(second);
    drop_findings(findings, [&second](const finding& each) {
        return each.id == codes::origin_holds_opponents_piece && has(second, each.at_ply);
    });
}

// (E21-E17) after a move: what the board says of it says as well what is missing before it.
void keep_unnumbered_reply(const game& record, const std::vector<node>& others,
                           std::vector<finding>& findings) {
    std::vector<std::uint32_t> replies;
    for (const variation& each : record.variations)
        if (has(others, each.line.first_ply))
            replies.push_back(record.plies[each.line.first_ply].begin);
    sort_stably(replies);
    drop_findings(findings, [&replies](const finding& each) {
        return each.id == codes::missing_number && std::ranges::binary_search(replies, each.where.begin);
    });
}

// (1.. E7-E13) where the piece is White's: one of the dots is there twice, and nothing is left out.
void keep_doubled_dot(const game& record, const std::vector<node>& others, std::vector<finding>& findings) {
    std::vector<node> explained;
    for (finding& each : findings) {
        if (each.id != codes::pgn_ellipsis || !may_be_doubled_dot(record.raw(each.where)))
            continue;
        const node after = ply_from(record, each.where.end);
        if (!has(others, after))
            continue;
        each.id = codes::move_spacing;
        explained.push_back(after);
    }
    sort_stably(explained);
    drop_findings(findings, [&explained](const finding& each) {
        return each.id == codes::origin_holds_opponents_piece && has(explained, each.at_ply);
    });
}

// The plies that the lines of play begin with, in order.
std::vector<node> first_plies(const game& record) {
    std::vector<node> first{record.main_line.first_ply};
    for (const variation& each : record.variations)
        first.push_back(each.line.first_ply);
    sort_stably(first);
    return first;
}

// 3. ____, NG25-L17 after Black's ply: the text in place of White's ply is no ellipsis, but marks a ply that
// somebody could not read.
void find_illegible_plies(const game& record, std::vector<finding>& findings) {
    constexpr std::string_view ellipses = ".…";
    if (std::ranges::find(findings, codes::pgn_ellipsis, &finding::id) == findings.end())
        return;
    const std::vector<node> begun_by = first_plies(record);
    for (finding& each : findings) {
        if (each.id != codes::pgn_ellipsis ||
            record.raw(each.where).find_first_not_of(ellipses) == std::string_view::npos)
            continue;
        const node black = ply_around(record, each.where.begin);
        if (black == no_node || record.plies[black].player != side::black ||
            record.plies[black].begin < each.where.end || has(begun_by, black))
            continue;
        each.id = codes::unreadable_ply;
        each.at_ply = no_node;
    }
}

// A move of which each part has its own line: a comma is missing only because of that.
void keep_lines_of_cells(const game& record, std::vector<finding>& findings) {
    constexpr std::ptrdiff_t least = 3;
    const auto parted = std::ranges::count(findings, codes::move_across_lines, &finding::id);
    if (parted < least)
        return;
    drop_findings(findings, [&record](const finding& each) {
        const std::size_t next = record.text.find_first_not_of(" \t", each.where.begin);
        return each.id == codes::missing_comma && next != std::string_view::npos &&
               (record.text[next] == '\n' || record.text[next] == '\r');
    });
}

} // namespace

void keep_causes_of_sides(const game& record, std::vector<finding>& findings) {
    find_illegible_plies(record, findings);
    keep_lines_of_cells(record, findings);
    const std::vector<node> others = plies_of(findings, codes::origin_holds_opponents_piece);
    if (others.empty())
        return;
    keep_needless_ellipsis(record, others, findings);
    keep_exchanged_plies(record, others, findings);
    keep_unnumbered_reply(record, others, findings);
    keep_doubled_dot(record, others, findings);
}

} // namespace ctlpgn::ctl_pgn
