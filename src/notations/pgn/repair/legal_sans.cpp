#include "notations/pgn/repair/legal_sans.hpp"

#include "games/chess/legal.hpp"
#include "notations/pgn/letters/languages.hpp"

namespace ctlpgn::pgn {

namespace {

void add_file(repair::spelling& text, chess::square at) {
    text.add(static_cast<char>('a' + at.file()));
}
void add_rank(repair::spelling& text, chess::square at) {
    text.add(static_cast<char>('1' + at.rank()));
}

// What distinguishes a piece from others of its kind that can go to the same square.
void add_origin(repair::spelling& text, const chess::ply& asked, const std::vector<chess::ply>& plies) {
    bool several = false;
    bool same_file = false;
    bool same_rank = false;
    for (const chess::ply& other : plies) {
        if (other.to != asked.to || other.mover != asked.mover || other.from == asked.from ||
            other.kind == chess::ply_kind::castling)
            continue;
        several = true;
        same_file = same_file || other.from.file() == asked.from.file();
        same_rank = same_rank || other.from.rank() == asked.from.rank();
    }
    if (several && (!same_file || same_rank))
        add_file(text, asked.from);
    if (same_file)
        add_rank(text, asked.from);
}

repair::spelling san_of(const chess::ply& asked, const std::vector<chess::ply>& plies) {
    constexpr std::string_view letters = " PNBRQK";
    repair::spelling text;
    if (asked.kind == chess::ply_kind::castling)
        return repair::spelling(chess::wing_of(asked.from, asked.rook) == chess::wing::king ? "O-O"
                                                                                            : "O-O-O");
    const bool captures = asked.captured != chess::piece_kind::none;
    if (asked.mover == chess::piece_kind::pawn) {
        if (captures)
            add_file(text, asked.from);
    } else {
        text.add(letters[chess::index_of(asked.mover)]);
        add_origin(text, asked, plies);
    }
    if (captures)
        text.add('x');
    add_file(text, asked.to);
    add_rank(text, asked.to);
    if (asked.becomes != chess::piece_kind::none) {
        text.add('=');
        text.add(letters[chess::index_of(asked.becomes)]);
    }
    return text;
}

} // namespace

void list_sans(const chess::position& now, std::vector<repair::option<chess::ply>>& options) {
    thread_local std::vector<chess::ply> plies; // its memory is reused for the next position
    chess::legal_plies(now, plies);
    options.clear();
    for (const chess::ply& each : plies)
        options.push_back({san_of(each, plies), each});
}

} // namespace ctlpgn::pgn
