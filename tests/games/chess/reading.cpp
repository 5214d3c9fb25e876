#include "reading.hpp"

#include "games/chess/play.hpp"
#include "games/common/fen.hpp"
#include "games/common/perft_file.hpp"

#include <cctype>
#include <stdexcept>

namespace ctlpgn::chess_tests {

using namespace chess;

namespace {

const std::string piece_letters = " pnbrqk";

bool is_upper(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
char upper(char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

square rook_of_right(const position& p, char letter) {
    const side s = is_upper(letter) ? side::white : side::black;
    const int rank = s == side::white ? 0 : 7;
    const char kind = lower(letter);
    if (kind != 'k' && kind != 'q')
        return square::at(kind - 'a', rank);
    const square king = p.king(s);
    const wing w = kind == 'k' ? wing::king : wing::queen;
    const int step = w == wing::king ? -1 : 1;
    for (int file = w == wing::king ? 7 : 0; file >= 0 && file < 8; file += step) {
        const square at = square::at(file, rank);
        if (p.holds(at, s, piece_kind::rook) && king && wing_of(king, at) == w)
            return at;
    }
    return square::at(w == wing::king ? 7 : 0, rank);
}

} // namespace

square square_named(const std::string& name) {
    const square s = square::at(name.at(0) - 'a', name.at(1) - '1');
    if (s.is_none())
        throw std::runtime_error("no square " + name);
    return s;
}

std::string name_of(square s) {
    return {static_cast<char>('a' + s.file()), static_cast<char>('1' + s.rank())};
}

position read_fen(const std::string& text) {
    const std::vector<std::string> fields = games_tests::split(text, ' ');
    position p;
    games_tests::place_fen_pieces<position, square, piece, piece_kind>(p, fields.at(0), piece_letters,
                                                                       side::white, side::black);
    p.to_move = fields.at(1) == "w" ? side::white : side::black;
    for (const char c : fields.at(2)) {
        if (c != '-')
            p.castling.insert(rook_of_right(p, c));
    }
    if (fields.at(3) != "-")
        p.en_passant = square_named(fields.at(3));
    if (fields.size() > 5) {
        p.half_move_clock = static_cast<std::uint32_t>(std::stoul(fields.at(4)));
        p.move_number = static_cast<std::uint32_t>(std::stoul(fields.at(5)));
    }
    return p;
}

position read_settled_fen(const std::string& text) {
    return settled(read_fen(text));
}

std::string write_fen(const position& p) {
    std::string text = games_tests::write_fen_pieces<square>(p, piece_letters, side::white);
    text += p.to_move == side::white ? " w " : " b ";
    std::string rights;
    p.castling.for_each([&](square rook) {
        const char file = static_cast<char>('a' + rook.file());
        rights += rook.rank() == 0 ? upper(file) : file;
    });
    text += rights.empty() ? "-" : rights;
    text += ' ';
    text += p.en_passant ? name_of(p.en_passant) : "-";
    return text + ' ' + std::to_string(p.half_move_clock) + ' ' + std::to_string(p.move_number);
}

std::string uci_of(const ply& played) {
    if (played.kind == ply_kind::null)
        return "0000";
    const square to = played.kind == ply_kind::castling ? played.rook : played.to;
    std::string text = name_of(played.from) + name_of(to);
    if (played.becomes != piece_kind::none)
        text += piece_letters[index_of(played.becomes)];
    return text;
}

} // namespace ctlpgn::chess_tests
