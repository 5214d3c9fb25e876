#include "notations/xiangqi/positions/start.hpp"

#include "games/xiangqi/set_up.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/positions/web_board.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"

#include <algorithm>
#include <optional>

namespace ctlpgn::xiangqi {

namespace {

std::optional<position> position_of_set_up(const game& record, const tag& written) {
    written_set_up read;
    std::vector<finding> ignored;
    read_set_up(record.raw(written.value), format_of(record), read, ignored);
    if (read.men.empty())
        return std::nullopt;
    position made = position_of(read.men, read.to_move);
    made.move_number = read.number;
    return made;
}

// Web boards do not say it: the first ply does.
side side_that_begins(const game& record, const position& begun) {
    const node first = record.main_line.first_ply;
    const place from = first == no_node ? no_place : record.plies[first].from;
    const piece moved = from == no_place ? piece() : begun.at(point_of(from));
    return moved.is_empty() ? side::red : moved.owner();
}

} // namespace

// SETUP takes precedence over FEN.
game_start start_of(const game& record) {
    game_start start{.on_board = start_position()};
    std::optional<position> read;
    if (const tag* const set_up = find_tag(record, tag_name::set_up)) {
        start.written = set_up;
        read = position_of_set_up(record, *set_up);
    } else if (const tag* const fen = find_tag(record, tag_name::fen)) {
        start.written = fen;
        const std::string_view value = record.raw(fen->value);
        read = position_of_web_board(value);
        if (read)
            read->to_move = side_that_begins(record, *read);
        else
            read = position_of_fen(value);
    } else {
        return start;
    }
    start.readable = read.has_value();
    start.playable = read && std::ranges::none_of(check_set_up(*read), [](const set_up_finding& each) {
                         return prevents_play(each.fault);
                     });
    start.on_board = read.value_or(position());
    return start;
}

std::string fen_in_file(const game& record, const tag& written) {
    const std::string_view value = record.raw(written.value);
    if (!position_of_web_board(value))
        return std::string(value);
    return fen_of(start_of(record).on_board);
}

initial_position initial(const game& record) {
    const game_start start = start_of(record);
    if (start.written == nullptr)
        return {fen_of(start.on_board), true, ctlpgn::side::white, 1, false};
    return {start.readable ? fen_of(start.on_board) : std::string(record.raw(start.written->value)),
            start.readable, tree_side(start.on_board.to_move), start.on_board.move_number, true};
}

} // namespace ctlpgn::xiangqi
