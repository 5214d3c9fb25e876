#include "notations/pgn/positions/board_plan.hpp"

#include "games/chess/piece.hpp"
#include "games/chess/square.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/sense.hpp"
#include "pictures/chess_men.hpp"
#include "pictures/men.hpp"
#include "pictures/players.hpp"
#include "pictures/svg_path.hpp"

#include <array>

namespace ctlpgn::pgn {

namespace {

// In the order of chess::piece_kind.
constexpr std::array<piece_picture, chess::piece_kind_count - 1> pieces{
    pictures::pawn, pictures::knight, pictures::bishop, pictures::rook, pictures::queen, pictures::king};

constexpr double side_length = 46;
constexpr double margin = 22;
constexpr double far_margin = 8;

constexpr plan_point centre_of(int file, int rank) {
    return {margin + (file + 0.5) * side_length, far_margin + (chess::rank_count - rank - 0.5) * side_length};
}

std::vector<plan_label> labels(bool flipped) {
    std::vector<plan_label> made;
    for (int i = 0; i != chess::file_count; ++i) {
        const int shown = flipped ? chess::file_count - 1 - i : i;
        made.push_back({{static_cast<char>('a' + shown)}, {centre_of(i, 0).x, centre_of(i, 0).y + 34}});
        made.push_back({{static_cast<char>('1' + shown)}, {margin / 2, centre_of(0, i).y}});
    }
    return made;
}

board_plan made_plan() {
    constexpr double half = side_length / 2;
    board_plan made;
    made.width = margin + chess::file_count * side_length + far_margin;
    made.height = far_margin + chess::rank_count * side_length + margin;
    made.centre = {margin + 4 * side_length, far_margin + 4 * side_length};
    made.piece_size = 43;
    for (int i = 0; i != chess::square_count; ++i) {
        const auto here = chess::square::from_index(i);
        const plan_point at = centre_of(here.file(), here.rank());
        pictures::svg_path outline;
        outline.polygon({{at.x - half, at.y - half},
                         {at.x + half, at.y - half},
                         {at.x + half, at.y + half},
                         {at.x - half, at.y + half}});
        const bool is_dark = (here.file() + here.rank()) % 2 == 0;
        made.cells.push_back({at, outline.text(), is_dark ? cell_tone::dark : cell_tone::light});
    }
    made.labels = {labels(false), labels(true)};
    made.players = pictures::white_and_black(pieces);
    made.text = {"PNBRQK", chess::rank_count, false};
    return made;
}

} // namespace

const board_plan& plan() {
    static const board_plan made = made_plan();
    return made;
}

men_on_board men(std::string_view position, std::vector<finding>& findings) {
    const read_position read = read_fen(position, findings);
    check_sense(read, findings);
    return read.readable ? pictures::men_of<chess::square>(read.position, chess::square_count)
                         : men_on_board();
}

} // namespace ctlpgn::pgn
