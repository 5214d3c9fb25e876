#include "building/single_ply.hpp"

#include <utility>

namespace ctlpgn::building {

namespace {

// The node of the only ply of the game; no_node if it does not consist of one ply.
node only_ply(const game& record, std::string_view text) {
    node found = no_node;
    for (node at = 0; at != record.plies.size(); ++at) {
        const ply& each = record.plies[at];
        if (each.kind == ply_kind::missing)
            continue;
        if (found != no_node || !each.readable() || record.raw(each.whole()) != text)
            return no_node;
        found = at;
    }
    return record.comments.empty() && record.variations.empty() ? found : no_node;
}

} // namespace

read_text::read_text(const notation& chosen, std::string text) : text_(std::move(text)) {
    if (text_.empty())
        return;
    tree_.preamble = preamble_of(chosen, text_);
    std::vector<finding> ignored;
    const reading_result result = chosen.read_game(text_, true, true, {}, tree_, ignored);
    is_game_ = result.game && text_.find_first_not_of(" \t\r\n", result.consumed) == std::string::npos;
}

std::string game_from(const notation& chosen, std::string_view position, std::string_view ply,
                      std::string_view rules) {
    return chosen.game_from == nullptr ? std::string() : chosen.game_from(position, ply, rules);
}

single_ply::single_ply(const position& before, std::string_view ply)
    : read_(before.written_in(), game_from(before.written_in(), before.text(), ply, before.rules())) {
    const notation& chosen = before.written_in();
    if (ply.empty() || ply.find_first_of("\r\n") != std::string_view::npos || !read_.is_game())
        return;
    at_ = only_ply(read_.tree(), ply);
    if (at_ == no_node)
        return;
    verdict_.readable = true;
    if (chosen.ask_board == nullptr)
        return;
    position_texts positions;
    std::vector<code> broken_rules;
    chosen.ask_board(read_.tree(), {.positions = &positions, .broken_rules = &broken_rules});
    after_ = positions[at_];
    verdict_.possible = !after_.empty();
    verdict_.legal = verdict_.possible && broken_rules[at_] == code::none;
}

} // namespace ctlpgn::building
