#include "notations/ctl_pgn/writing/ply_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

// By capture_kind.
constexpr std::array<std::string_view, 5> signs{"-", "×", "@", "@", "@@"};

// By check_kind.
constexpr std::array<std::string_view, 5> marks{"", "+∞", "+^", "++", "#"};

spelling standard_spelling() {
    spelling made;
    made.keep(read_lettering({}));
    return made;
}

} // namespace

std::string ply_text(const cescacs::ply& of) {
    static const spelling standard = standard_spelling();
    return ply_text(of, side::white, standard);
}

std::string ply_text(const cescacs::ply& of, side mover, const spelling& in) {
    std::string text;
    if (of.kind == cescacs::ply_kind::castling) {
        const std::string_view name = words.castlings[of.castling].name;
        in.append_castling(name.substr(0, castling_prefix), mover, text);
        return text.append(name.substr(castling_prefix));
    }
    const auto append_unless_pawn = [&](cescacs::piece_kind kind, side owner) {
        if (kind != cescacs::piece_kind::pawn && kind != cescacs::piece_kind::none)
            text += in.word(kind, owner);
    };
    if (of.kind == cescacs::ply_kind::step) {
        append_unless_pawn(of.mover, mover);
        text += hex_name(of.from);
        text += signs[static_cast<std::size_t>(of.capture)];
        append_unless_pawn(of.captured, opponent(mover));
    }
    text += hex_name(of.to);
    if (of.becomes == cescacs::promotion::awaiting)
        text += "=&";
    else if (of.becomes != cescacs::promotion::none)
        text.append("=").append(in.word(kind_of(of.becomes), mover));
    return text;
}

std::string_view mark_text(cescacs::check_kind of) {
    return marks[static_cast<std::size_t>(of)];
}

} // namespace ctlpgn::ctl_pgn
