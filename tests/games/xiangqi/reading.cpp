#include "reading.hpp"

#include "games/common/fen.hpp"
#include "games/common/perft_file.hpp"

#include <stdexcept>

namespace ctlpgn::xiangqi_tests {

using namespace xiangqi;

namespace {

const std::string piece_letters = " pabncrk";

} // namespace

point point_named(const std::string& name) {
    const point at = point::at(name.at(0) - 'a', name.at(1) - '0');
    if (at.is_none())
        throw std::runtime_error("no point " + name);
    return at;
}

std::string name_of(point at) {
    return static_cast<char>('a' + at.file()) + std::to_string(at.rank());
}

position read_fen(const std::string& text) {
    const std::vector<std::string> fields = games_tests::split(text, ' ');
    position p;
    games_tests::place_fen_pieces<position, point, piece, piece_kind>(p, fields.at(0), piece_letters,
                                                                      side::red, side::black);
    p.to_move = fields.at(1) == "b" ? side::black : side::red;
    if (fields.size() > 5) {
        p.half_move_clock = static_cast<std::uint32_t>(std::stoul(fields.at(4)));
        p.move_number = static_cast<std::uint32_t>(std::stoul(fields.at(5)));
    }
    return p;
}

std::string write_fen(const position& p) {
    return games_tests::write_fen_pieces<point>(p, piece_letters, side::red) +
           (p.to_move == side::red ? " w - - " : " b - - ") + std::to_string(p.half_move_clock) + ' ' +
           std::to_string(p.move_number);
}

std::string uci_of(const ply& played) {
    std::string text;
    for (const point at : {played.from, played.to})
        text += static_cast<char>('a' + at.file()) + std::to_string(at.rank() + 1);
    return text;
}

} // namespace ctlpgn::xiangqi_tests
