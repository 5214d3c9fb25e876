// Moves in comments: by the standard a semicolon between moves begins one (5), so that the moves after it are
// none, and so are those before a brace that closes one too late.
#include "notations/pgn/comments/hidden_moves.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

// (3. Bc4; 3. d4) a6: the parenthesis that was to close the variation is in the comment.
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

} // namespace

void keep_up_to_hidden_moves(const game& record, std::vector<finding>& findings) {
    if (keep_hidden_end_of_variation(record, findings))
        return;
    // Where moves are missing, a number is not the next one.
    const bool lacks_moves =
        std::ranges::find(findings, code{codes::wrong_number}, &finding::id) != findings.end();
    const std::vector<hiding_comment> hiding =
        hiding_comments(record, lacks_moves ? looked_at::all : looked_at::after_semicolons);
    if (hiding.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= hiding.front().where.begin &&
               (about == layer::moves || about >= layer::board || each.id == codes::marker_differs_from_tag);
    });
    if (std::ranges::find(findings, code{codes::hidden_result}, &finding::id) != findings.end())
        return;
    finding& added = findings.emplace_back();
    added.id = codes::hidden_moves;
    added.where = hiding.front().where;
    added.at_ply = hiding.front().after;
}

} // namespace ctlpgn::pgn
