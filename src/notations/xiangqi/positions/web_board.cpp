#include "notations/xiangqi/positions/web_board.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

using enum piece_kind;

// The order of one side's pieces.
constexpr std::array<piece_kind, 16> order{rook, horse,  elephant, guard, king, guard, elephant, horse,
                                           rook, cannon, cannon,   pawn,  pawn, pawn,  pawn,     pawn};

} // namespace

point point_of_web_board(std::string_view digits) {
    return point::at(digits[0] - '0', rank_count - 1 - (digits[1] - '0'));
}

std::optional<position> position_of_web_board(std::string_view value) {
    if (value.size() != 4 * order.size() || !std::ranges::all_of(value, is_digit))
        return std::nullopt;
    position made;
    for (std::size_t at = 0; at != 2 * order.size(); ++at) {
        const std::string_view digits = value.substr(2 * at, 2);
        if (digits[0] - '0' >= file_count)
            continue;
        const side owner = at < order.size() ? side::red : side::black;
        made.put(point_of_web_board(digits), {owner, order[at % order.size()]});
    }
    return made;
}

} // namespace ctlpgn::xiangqi
