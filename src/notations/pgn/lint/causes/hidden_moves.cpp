// Moves hidden in comments: by the standard a semicolon between moves begins a comment (5), which hides the
// moves after it; a brace that closes a comment too late hides moves, too.
#include "notations/pgn/comments/hidden_moves.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// (3. Bc4; 3. d4) a6: the closing parenthesis of the variation is in the comment.
const comment* comment_with_end_of_variation(const game& record, span variation) {
    for (const comment& each : record.comments) {
        const std::string_view text = record.raw(each.where);
        if (each.where.begin > variation.begin && text.starts_with(';') &&
            text.find('(') == std::string_view::npos && text.find(')') != std::string_view::npos)
            return &each;
    }
    return nullptr;
}

// False if it is not that.
bool keep_hidden_end_of_variation(const game& record, std::vector<finding>& findings) {
    const auto unclosed = std::ranges::find(findings, code::unclosed_variation, &finding::id);
    if (unclosed == findings.end())
        return false;
    const comment* const hiding = comment_with_end_of_variation(record, unclosed->where);
    if (hiding == nullptr)
        return false;
    const std::uint32_t begin = unclosed->where.begin;
    drop_findings(findings, [begin](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= begin &&
               (each.id == code::unclosed_variation || each.id == codes::missing_marker ||
                each.id == codes::hidden_result || each.id == codes::marker_differs_from_tag ||
                about == layer::moves || about >= layer::board);
    });
    finding& added = findings.emplace_back();
    added.id = codes::hidden_moves;
    added.where = hiding->where;
    return true;
}

// The plies that cannot be as they are written, in ascending order. Marks that are missing prove nothing.
std::vector<node> wrong_on_board(const game& record, const std::vector<finding>& findings) {
    std::vector<node> wrong;
    for (const finding& each : findings) {
        if (layer_of(each.id) < layer::board || describe(each.id).severity != level::error)
            continue;
        const auto after = std::ranges::upper_bound(record.plies, each.where.begin, {}, &ply::begin);
        if (after != record.plies.begin())
            wrong.push_back(static_cast<node>(after - record.plies.begin() - 1));
    }
    sort_stably(wrong);
    return wrong;
}

// A comment may contain any moves. It is proved to hide some if its line of play does not continue without
// them: by its numbers, by its end, or on the board.
const hiding_comment* first_proven(const game& record, std::span<const hiding_comment> hiding,
                                   const std::vector<finding>& findings) {
    std::vector<node> wrong;
    std::vector<bool> goes_on; // by ply
    for (const hiding_comment& each : hiding) {
        if (each.is_proven)
            return &each;
        if (goes_on.empty()) {
            wrong = wrong_on_board(record, findings);
            goes_on.resize(record.plies.size());
        }
        for (node n = each.after; n != no_node && !goes_on[n]; n = record.plies[n].next) {
            if (n != each.after && std::ranges::binary_search(wrong, n))
                return &each;
            goes_on[n] = true;
        }
    }
    return nullptr;
}

} // namespace

void keep_up_to_hidden_moves(const game& record, std::vector<finding>& findings) {
    if (keep_hidden_end_of_variation(record, findings))
        return;
    // If moves are missing, a number is not the next one.
    const bool lacks_moves =
        std::ranges::find(findings, code{codes::wrong_number}, &finding::id) != findings.end();
    const std::vector<hiding_comment> all =
        hiding_comments(record, lacks_moves ? looked_at::all : looked_at::after_semicolons);
    const hiding_comment* const hiding = first_proven(record, all, findings);
    if (hiding == nullptr)
        return;
    drop_findings(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= hiding->where.begin &&
               (about == layer::moves || about >= layer::board || each.id == codes::marker_differs_from_tag);
    });
    if (std::ranges::find(findings, code{codes::hidden_result}, &finding::id) != findings.end())
        return;
    finding& added = findings.emplace_back();
    added.id = codes::hidden_moves;
    added.where = hiding->where;
    added.at_ply = hiding->after;
}

} // namespace ctlpgn::pgn
