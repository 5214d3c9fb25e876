#include "notations/diplomat/positions/start.hpp"

#include "games/diplomat/set_up.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/words.hpp"
#include "record/tag_text.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

const tag* find_set_up(const game& record) {
    const auto found = std::ranges::find_if(
        record.tags, [&record](const tag& each) { return record.raw(each.name) == set_up_tag; });
    return found == record.tags.end() ? nullptr : &*found;
}

const tag* find_position_as_in_pgn(const game& record) {
    if (find_set_up(record) != nullptr)
        return nullptr;
    const auto found = std::ranges::find_if(record.tags, [&record](const tag& each) {
        return record.raw(each.name) == "FEN" && position_of(record.raw(each.value)).has_value();
    });
    return found == record.tags.end() ? nullptr : &*found;
}

bool is_set_up_flag(const game& record, const tag& asked) {
    const std::string_view value = record.raw(asked.value);
    return record.raw(asked.name) == "SetUp" && (value == "1" || value == "0");
}

game_start start_of(const game& record) {
    game_start start{.on_board = start_position()};
    const tag* const written = find_set_up(record);
    if (written == nullptr)
        return start;
    start.written = true;
    written_set_up set_up;
    std::vector<finding> ignored;
    read_set_up(record.raw(written->value), set_up, ignored);
    start.on_board = position_of(set_up);
    start.playable = set_up.to_move && is_whole(set_up) &&
                     std::ranges::none_of(check_set_up(start.on_board), [](const set_up_finding& each) {
                         return prevents_play(each.fault);
                     });
    // The number is that of the first move of the game.
    const node first = record.main_line.first_ply;
    start.on_board.move_number = first == no_node ? 0 : record.plies[first].number;
    return start;
}

initial_position initial(const game& record) {
    const game_start start = start_of(record);
    if (!start.written)
        return {text_of(start.on_board), true, ctlpgn::side::white, 1, false};
    const std::string_view text = record.raw(find_set_up(record)->value);
    const bool readable = position_of(text).has_value();
    return {readable ? text_of(start.on_board) : std::string(text), readable,
            tree_side(start.on_board.to_move), start.on_board.move_number, true};
}

std::string game_from(std::string_view position_text, std::string_view ply, std::string_view /*rules*/) {
    const bool is_start = position_text.empty();
    const std::optional<position> from = is_start ? start_position() : position_of(position_text);
    if (!from)
        return {};
    std::string text = "[Variant \"Diplomat\"]\n";
    if (!is_start)
        text.append("[").append(set_up_tag).append(" \"").append(text_of(*from)).append("\"]\n");
    text.append("\n");
    if (!ply.empty())
        text.append(from->to_move == side::white ? "1. " : "1. ..., ").append(ply).append("\n");
    return text;
}

} // namespace ctlpgn::diplomat
