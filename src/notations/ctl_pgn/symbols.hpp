// The letters and chess symbols of pieces, as numbers of the tree.
//
// Each letter, alternatives included, belongs to one kind of piece, so its meaning never depends on a
// Redefine tag.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/piece.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace ctlpgn::ctl_pgn {

enum class symbol_style : std::uint8_t {
    none,
    standard,     // one of the letters that need no declaration
    alternative,  // a letter that a Redefine tag has to declare
    white_figure, // a white chess symbol, which may be used for either side
    black_figure,
};

struct symbol_row {
    std::string_view text;
    cescacs::piece_kind kind = cescacs::piece_kind::none;
    symbol_style style = symbol_style::none;
};

// By symbol; the first is no_symbol.
inline constexpr auto symbols = [] {
    using kind = cescacs::piece_kind;
    using style = symbol_style;
    return std::to_array<symbol_row>({
        {},
        {"P", kind::pawn, style::standard},
        {"E", kind::elephant, style::standard},
        {"J", kind::bishop, style::standard},
        {"N", kind::knight, style::standard},
        {"G", kind::pegasus, style::standard},
        {"R", kind::rook, style::standard},
        {"V", kind::wyvern, style::standard},
        {"D", kind::queen, style::standard},
        {"K", kind::king, style::standard},
        {"A", kind::bishop, style::alternative},
        {"B", kind::bishop, style::alternative},
        {"F", kind::bishop, style::alternative},
        {"L", kind::bishop, style::alternative},
        {"C", kind::knight, style::alternative},
        {"S", kind::knight, style::alternative},
        {"T", kind::rook, style::alternative},
        {"W", kind::wyvern, style::alternative},
        {"Q", kind::queen, style::alternative},
        {"♙", kind::pawn, style::white_figure},
        {"☖", kind::elephant, style::white_figure},
        {"♗", kind::bishop, style::white_figure},
        {"♘", kind::knight, style::white_figure},
        {"🩐", kind::pegasus, style::white_figure},
        {"♖", kind::rook, style::white_figure},
        {"🩏", kind::wyvern, style::white_figure},
        {"♕", kind::queen, style::white_figure},
        {"♔", kind::king, style::white_figure},
        {"♟", kind::pawn, style::black_figure},
        {"☗", kind::elephant, style::black_figure},
        {"♝", kind::bishop, style::black_figure},
        {"♞", kind::knight, style::black_figure},
        {"🩓", kind::pegasus, style::black_figure},
        {"♜", kind::rook, style::black_figure},
        {"🩒", kind::wyvern, style::black_figure},
        {"♛", kind::queen, style::black_figure},
        {"♚", kind::king, style::black_figure},
    });
}();

namespace detail {

inline constexpr auto symbol_of_letter = [] {
    std::array<symbol, 256> table{};
    for (std::size_t i = 1; i != symbols.size(); ++i)
        if (symbols[i].text.size() == 1) {
            const auto letter = std::size_t{static_cast<unsigned char>(symbols[i].text[0])};
            table[letter] = static_cast<symbol>(i);
            table[letter + ('a' - 'A')] = static_cast<symbol>(i);
        }
    return table;
}();

} // namespace detail

// The symbol with this text, letters in either case; no_symbol if there is none.
constexpr symbol find_symbol(std::string_view text) {
    if (text.size() == 1)
        return detail::symbol_of_letter[static_cast<unsigned char>(text[0])];
    for (std::size_t i = 1; i != symbols.size(); ++i)
        if (symbols[i].text == text)
            return static_cast<symbol>(i);
    return no_symbol;
}

constexpr cescacs::piece_kind kind_of(symbol written) {
    return written < symbols.size() ? symbols[written].kind : cescacs::piece_kind::none;
}

} // namespace ctlpgn::ctl_pgn
