#include "notations/pgn/writing/unjudged_ply.hpp"

#include "notations/pgn/vocabulary.hpp"

namespace ctlpgn::pgn {

namespace {

std::string_view letter_of(symbol piece, const piece_letters& letters) {
    const chess::piece_kind kind = kind_of(piece);
    if (kind == chess::piece_kind::none)
        return "?";
    return kind == chess::piece_kind::pawn ? pawn_letter : letter_in(letters, kind);
}

void append_place(std::string& to, place where) {
    if (where < words.places.size())
        to += words.places[where];
}

// A square, or as much of one as is written.
void append_origin(std::string& to, const ply& what) {
    if (what.from < words.places.size()) {
        to += words.places[what.from];
        return;
    }
    if (const int file = origin_file(what); file >= 0)
        to += static_cast<char>('a' + file);
    if (const int rank = origin_rank(what); rank >= 0)
        to += static_cast<char>('1' + rank);
}

} // namespace

bool is_in_letters(std::string_view text, const ply& what, const piece_letters& letters) {
    if (what.kind != ply_kind::displaced)
        return true;
    const chess::piece_kind kind = kind_of(what.piece);
    const bool has_letter = kind != chess::piece_kind::none && kind != chess::piece_kind::pawn;
    return (!has_letter || text.starts_with(letter_in(letters, kind))) &&
           (what.promotion == no_symbol || text.find(letter_of(what.promotion, letters)) != text.npos);
}

void append_unjudged(std::string& to, const ply& what, const piece_letters& letters) {
    switch (what.kind) {
    case ply_kind::passed: to += "--"; return;
    case ply_kind::castled: to += words.castlings[what.to].name; return;
    case ply_kind::displaced: break;
    case ply_kind::missing:
    case ply_kind::in_place:
    case ply_kind::unreadable: return;
    }
    if ((what.own & drop_mark) != 0) {
        to.append(letter_of(what.piece, letters)).append("@");
    } else {
        if (what.piece != no_symbol && what.piece < unsaid_piece)
            to += letter_of(what.piece, letters);
        append_origin(to, what);
        if (what.capture != 0)
            to += 'x';
    }
    append_place(to, what.to);
    if (what.promotion != no_symbol)
        to.append("=").append(letter_of(what.promotion, letters));
    if (what.check != 0)
        to += what.check == check_mate ? '#' : '+';
}

} // namespace ctlpgn::pgn
