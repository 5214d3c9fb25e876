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

void append_place(std::string& output, place where) {
    if (where < words.places.size())
        output += words.places[where];
}

// A square, or the part of it that is written.
void append_origin(std::string& output, const ply& what) {
    if (what.from < words.places.size()) {
        output += words.places[what.from];
        return;
    }
    if (const int file = origin_file(what); file >= 0)
        output += static_cast<char>('a' + file);
    if (const int rank = origin_rank(what); rank >= 0)
        output += static_cast<char>('1' + rank);
}

} // namespace

bool is_in_letters(std::string_view text, const ply& what, const piece_letters& letters) {
    if (what.kind != ply_kind::displaced)
        return true;
    const chess::piece_kind kind = kind_of(what.piece);
    const bool has_letter =
        what.piece != unsaid_piece && kind != chess::piece_kind::none && kind != chess::piece_kind::pawn;
    return (!has_letter || text.starts_with(letter_in(letters, kind))) &&
           (what.promotion == no_symbol || text.find(letter_of(what.promotion, letters)) != text.npos);
}

void append_unjudged(std::string& output, const ply& what, const piece_letters& letters) {
    switch (what.kind) {
    case ply_kind::passed: output += "--"; return;
    case ply_kind::castled: output += words.castlings[what.to].name; return;
    case ply_kind::displaced: break;
    case ply_kind::missing:
    case ply_kind::in_place:
    case ply_kind::unreadable: return;
    }
    if ((what.own & drop_mark) != 0) {
        output.append(letter_of(what.piece, letters)).append("@");
    } else {
        if (what.piece != no_symbol && what.piece < unsaid_piece)
            output += letter_of(what.piece, letters);
        append_origin(output, what);
        if (what.capture != 0)
            output += 'x';
        else if ((what.own & long_mark) != 0)
            output += '-';
    }
    append_place(output, what.to);
    if (what.promotion != no_symbol)
        output.append("=").append(letter_of(what.promotion, letters));
    if (what.check != 0)
        output += what.check == check_mate ? '#' : '+';
}

} // namespace ctlpgn::pgn
