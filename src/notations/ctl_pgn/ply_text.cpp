#include "notations/ctl_pgn/ply_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

// By capture_kind.
constexpr std::array<std::string_view, 5> signs{"-", "×", "@", "@", "@@"};

// By check_kind.
constexpr std::array<std::string_view, 5> marks{"", "+∞", "+^", "++", "#"};

std::string_view letter_of(cescacs::piece_kind kind) {
    return symbols[cescacs::index_of(kind)].text; // the first symbols are the kinds in their order
}

std::string_view letter_unless_pawn(cescacs::piece_kind kind) {
    return kind == cescacs::piece_kind::pawn ? std::string_view() : letter_of(kind);
}

} // namespace

std::string ply_text(const cescacs::ply& of) {
    if (of.kind == cescacs::ply_kind::castling)
        return std::string(words.castlings[of.castling].name);
    std::string text;
    if (of.kind == cescacs::ply_kind::step) {
        text.append(letter_unless_pawn(of.mover)).append(hex_name(of.from));
        text += signs[static_cast<std::size_t>(of.capture)];
        text += letter_unless_pawn(of.captured);
    }
    text += hex_name(of.to);
    if (of.becomes != cescacs::promotion::none) {
        text += '=';
        text += of.becomes == cescacs::promotion::awaiting ? std::string_view("&")
                                                           : letter_of(kind_of(of.becomes));
    }
    return text;
}

std::string_view mark_text(cescacs::check_kind of) {
    return marks[static_cast<std::size_t>(of)];
}

} // namespace ctlpgn::ctl_pgn
