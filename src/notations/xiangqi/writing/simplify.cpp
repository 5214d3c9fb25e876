#include "notations/xiangqi/writing/simplify.hpp"

#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "record/simplification.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// Black's plies that were written apart from Red's join their moves.
void join_moves(game& record, const line_of_play& line) {
    const ctlpgn::ply* before = nullptr;
    for (node at = line.first_ply; at != no_node; at = record.plies[at].next) {
        ctlpgn::ply& here = record.plies[at];
        const bool completes = before != nullptr && before->player == ctlpgn::side::white &&
                               here.player == ctlpgn::side::black && here.number == before->number;
        if (completes)
            here.number = 0;
        before = &here;
    }
}

// A different or shorter line ends with mate or with nothing.
std::uint8_t result_of_line(const std::optional<ctlpgn::ply>& last) {
    if (!last || last->check != mate_sign)
        return result_open;
    return last->player == ctlpgn::side::white ? result_white : result_black;
}

} // namespace

std::string simplify(const game& record, const simplify_options& options, simplified_game& result) {
    simplification moves(record, description, options, result);
    game& tree = result.tree;
    std::string wrong = moves.choose();
    if (!wrong.empty())
        return wrong;
    join_moves(tree, tree.main_line);
    for (const variation& each : tree.variations)
        join_moves(tree, each.line);
    const auto name_of = [&result](const tag& each) {
        return find_tag(std::string_view(result.text).substr(each.name.begin, each.name.size()));
    };
    if (moves.is_cut_short()) {
        const std::uint8_t ended = result_of_line(moves.last_ply());
        tree.result = 0;
        for (tag& each : tree.tags)
            if (name_of(each) == tag_name::result) {
                tree.result = ended;
                each.value = moves.add_text(header_scores[ended]);
            }
    }
    if (!moves.position().empty()) {
        std::erase_if(tree.tags, [&](const tag& each) {
            return name_of(each) == tag_name::set_up || name_of(each) == tag_name::fen;
        });
        tag added;
        added.name = moves.add_text(schema().row(tag_name::fen).text);
        added.value = moves.add_text(moves.position());
        tree.tags.push_back(added);
    }
    tree.text = result.text;
    return {};
}

} // namespace ctlpgn::xiangqi
