#include "notations/ctl_pgn/writing/ply_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

// By capture_kind.
constexpr std::array<std::string_view, 5> separators{"-", "×", "@", "@", "@@"};

// By check_kind.
constexpr std::array<std::string_view, 5> marks{"", "+∞", "+^", "++", "#"};

spelling standard_spelling() {
    spelling made;
    made.keep(read_lettering({}));
    return made;
}

} // namespace

std::string ply_text(const cescacs::ply& asked) {
    static const spelling standard = standard_spelling();
    return ply_text(asked, side::white, standard);
}

std::string ply_text(const cescacs::ply& asked, side mover, const spelling& style) {
    std::string text;
    if (asked.kind == cescacs::ply_kind::castling) {
        const std::string_view name = words.castlings[asked.castling].name;
        style.append_castling(name.substr(0, castling_prefix), mover, text);
        return text.append(name.substr(castling_prefix));
    }
    const auto append_unless_pawn = [&](cescacs::piece_kind kind, side owner) {
        if (kind != cescacs::piece_kind::pawn && kind != cescacs::piece_kind::none)
            text += style.word(kind, owner);
    };
    if (asked.kind == cescacs::ply_kind::step) {
        append_unless_pawn(asked.mover, mover);
        text += hex_name(asked.from);
        text += separator_of(asked.capture);
        append_unless_pawn(asked.captured, opponent(mover));
    }
    text += hex_name(asked.to);
    if (asked.becomes == cescacs::promotion::awaiting)
        text += "=&";
    else if (asked.becomes != cescacs::promotion::none)
        text.append("=").append(style.word(kind_of(asked.becomes), mover));
    return text;
}

std::string_view separator_of(cescacs::capture_kind capture) {
    return separators[static_cast<std::size_t>(capture)];
}

std::string_view mark_text(cescacs::check_kind check) {
    return marks[static_cast<std::size_t>(check)];
}

} // namespace ctlpgn::ctl_pgn
