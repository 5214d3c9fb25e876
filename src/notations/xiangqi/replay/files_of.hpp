// The pieces of a kind by file, as relative forms name them.
#pragma once

#include "games/common/short_list.hpp"
#include "games/xiangqi/position.hpp"

#include <array>
#include <vector>

namespace ctlpgn::xiangqi {

using points_of_file = games::short_list<point, rank_count>;

struct pieces_by_file {
    // By file from a to i, the foremost first as their side sees it.
    std::array<points_of_file, file_count> on;

    pieces_by_file(const position& p, xiangqi::side player, piece_kind kind);

    [[nodiscard]] int files_with_several() const;
    [[nodiscard]] std::size_t most_on_one_file() const;
    // Whether pawns have letters: more than three on a file, or several on two files.
    [[nodiscard]] bool have_labels() const;
    // Pawns on files with several, from Red's right to left, north to south: A, B, C, ...
    [[nodiscard]] std::vector<point> labelled() const;
};

// Pawns on files with several, from the mover's right to left and front to rear.
std::vector<point> in_chinese_order(const pieces_by_file& by_file, xiangqi::side mover);

} // namespace ctlpgn::xiangqi
