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

std::string point_on_web_board(point where) {
    return {static_cast<char>('0' + where.file()), static_cast<char>('0' + rank_count - 1 - where.rank())};
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

// Each side's pieces from its right to its left, as the usual position has them.
std::string position_on_web_board(const position& shown) {
    std::string text;
    for (const side owner : {side::red, side::black}) {
        std::array<std::string, order.size()> points;
        points.fill("99");
        for (int at = 0; at != file_count * rank_count; ++at) {
            const int file = at / rank_count;
            const int rank = at % rank_count;
            const point here = owner == side::red ? point::at(file_count - 1 - file, rank)
                                                  : point::at(file, rank_count - 1 - rank);
            const piece man = shown.at(here);
            if (man.is_empty() || man.owner() != owner)
                continue;
            for (std::size_t slot = 0; slot != order.size(); ++slot)
                if (order[slot] == man.kind() && points[slot] == "99") {
                    points[slot] = point_on_web_board(here);
                    break;
                }
        }
        for (const std::string& each : points)
            text += each;
    }
    return text;
}

} // namespace ctlpgn::xiangqi
