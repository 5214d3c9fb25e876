#include "notations/xiangqi/positions/board_plan.hpp"

#include "games/xiangqi/point.hpp"
#include "notations/xiangqi/positions/discs.hpp"
#include "pictures/svg_path.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

using pictures::svg_path;

constexpr double pitch = 46;
constexpr double left = 46;
constexpr double top = 30;

constexpr plan_point point_at(int file, int rank) {
    return {left + file * pitch, top + (rank_count - 1 - rank) * pitch};
}

void line(svg_path& path, plan_point point, plan_point asked) {
    path.move_to(point).line_to(asked);
}

// Corners around a point, where cannons and pawns begin.
void corners(svg_path& path, int file, int rank) {
    constexpr double near = 4;
    constexpr double far = 10;
    const plan_point at = point_at(file, rank);
    for (const int across : {-1, 1})
        for (const int along : {-1, 1})
            if ((file > 0 || across > 0) && (file < file_count - 1 || across < 0))
                path.move_to({at.x + across * far, at.y + along * near})
                    .line_to({at.x + across * near, at.y + along * near})
                    .line_to({at.x + across * near, at.y + along * far});
}

std::string board_lines() {
    constexpr int last_file = file_count - 1;
    constexpr int last_rank = rank_count - 1;
    constexpr int river = rank_count / 2;
    svg_path lines;
    for (int rank = 0; rank != rank_count; ++rank)
        line(lines, point_at(0, rank), point_at(last_file, rank));
    for (int file = 0; file != file_count; ++file) {
        const bool is_edge = file == 0 || file == last_file;
        line(lines, point_at(file, 0), point_at(file, is_edge ? last_rank : river - 1));
        if (!is_edge)
            line(lines, point_at(file, river), point_at(file, last_rank));
    }
    for (const int rank : {0, last_rank - 2}) { // palaces
        line(lines, point_at(3, rank), point_at(5, rank + 2));
        line(lines, point_at(3, rank + 2), point_at(5, rank));
    }
    for (const int rank : {2, last_rank - 2})
        for (const int file : {1, last_file - 1})
            corners(lines, file, rank);
    for (const int rank : {3, last_rank - 3})
        for (int file = 0; file < file_count; file += 2)
            corners(lines, file, rank);
    return lines.text();
}

std::vector<plan_label> labels(bool flipped) {
    std::vector<plan_label> made;
    for (int i = 0; i != file_count; ++i) {
        const int file = flipped ? file_count - 1 - i : i;
        made.push_back({{static_cast<char>('a' + file)}, {point_at(i, 0).x, point_at(i, 0).y + 38}});
    }
    for (int i = 0; i != rank_count; ++i) {
        const int rank = flipped ? rank_count - 1 - i : i;
        made.push_back({{static_cast<char>('0' + rank)}, {11, point_at(0, i).y}});
    }
    return made;
}

board_plan made_plan() {
    constexpr double beyond = 24; // the board is larger than its lines
    board_plan made;
    made.width = 2 * left + (file_count - 1) * pitch;
    made.height = top + (rank_count - 1) * pitch + 50;
    made.centre = {point_at(4, 0).x, (point_at(0, 4).y + point_at(0, 5).y) / 2};
    made.piece_size = 46;
    const plan_point begin = point_at(0, rank_count - 1);
    const plan_point end = point_at(file_count - 1, 0);
    svg_path ground;
    ground.polygon({{begin.x - beyond, begin.y - beyond},
                    {end.x + beyond, begin.y - beyond},
                    {end.x + beyond, end.y + beyond},
                    {begin.x - beyond, end.y + beyond}});
    made.ground = ground.text();
    made.lines = board_lines();
    for (int i = 0; i != point_count; ++i) {
        const point here = point::from_index(i);
        const plan_point at = point_at(here.file(), here.rank());
        svg_path outline;
        outline.circle(at, pitch / 2 + 3);
        made.cells.push_back({at, outline.text(), cell_tone::none});
    }
    made.labels = {labels(false), labels(true)};
    made.players = {
        {{"Red", "RED", piece_tint::red, red_pieces}, {"Black", "BLACK", piece_tint::dark, black_pieces}}};
    made.text = {"PABNCRK", rank_count, false};
    return made;
}

} // namespace

const board_plan& plan() {
    static const board_plan made = made_plan();
    return made;
}

} // namespace ctlpgn::xiangqi
