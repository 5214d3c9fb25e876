// Semicolons between moves: by the standard each begins a comment (5), so that the moves after it are none.
#include "notations/pgn/comments/hidden_moves.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

void keep_up_to_hidden_moves(const game& record, std::vector<finding>& findings) {
    const std::vector<hiding_comment> hiding = hiding_comments(record);
    if (hiding.empty())
        return;
    std::erase_if(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= hiding.front().where.begin &&
               (about == layer::moves || about >= layer::board);
    });
    if (std::ranges::find(findings, code{codes::hidden_result}, &finding::id) != findings.end())
        return;
    finding& added = findings.emplace_back();
    added.id = codes::hidden_moves;
    added.where = hiding.front().where;
    added.at_ply = hiding.front().after;
}

} // namespace ctlpgn::pgn
