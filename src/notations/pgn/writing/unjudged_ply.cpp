#include "notations/pgn/writing/unjudged_ply.hpp"

#include "notations/pgn/vocabulary.hpp"

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view letters_of_kinds = "?PNBRQK";

void append_place(std::string& to, place where) {
    if (where < words.places.size())
        to += words.places[where];
}

} // namespace

void append_unjudged(std::string& to, const ply& what) {
    switch (what.kind) {
    case ply_kind::passed: to += "--"; return;
    case ply_kind::castled: to += words.castlings[what.to].name; return;
    case ply_kind::displaced: break;
    case ply_kind::missing:
    case ply_kind::in_place:
    case ply_kind::unreadable: return;
    }
    if ((what.own & drop_mark) != 0) {
        to.append(1, letters_of_kinds[static_cast<std::size_t>(kind_of(what.piece))]).append("@");
    } else {
        if (what.piece != no_symbol && what.piece < unsaid_piece)
            to += letters_of_kinds[what.piece];
        append_place(to, what.from);
        if (what.capture != 0)
            to += 'x';
    }
    append_place(to, what.to);
    if (what.promotion != no_symbol)
        to.append("=").append(1, letters_of_kinds[what.promotion]);
    if (what.check != 0)
        to += what.check == check_mate ? '#' : '+';
}

} // namespace ctlpgn::pgn
