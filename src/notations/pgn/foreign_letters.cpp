#include "notations/pgn/foreign_letters.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

using enum chess::piece_kind;

// German, Dutch and the languages of the north; French; Spanish, Italian and Portuguese; Polish, Czech and
// Hungarian; Russian.
constexpr std::array<foreign_letter, foreign_piece_count> rows{{
    {"D", {queen, none}},
    {"T", {rook, none}},
    {"L", {bishop, none}},
    {"S", {knight, none}},
    {"C", {knight, none}},
    {"F", {bishop, none}},
    {"A", {bishop, none}},
    {"H", {queen, knight}},
    {"W", {rook, none}},
    {"G", {bishop, none}},
    {"V", {rook, queen}},
    {"J", {knight, none}},
    {"Кр", {king, none}},
    {"Ф", {queen, none}},
    {"Л", {rook, none}},
    {"С", {bishop, none}},
    {"К", {knight, none}},
}};

} // namespace

std::span<const foreign_letter> foreign_letters() {
    return rows;
}

symbol foreign_symbol(std::string_view written) {
    const auto row = std::ranges::find(rows, written, &foreign_letter::written);
    return row == rows.end() ? unsaid_piece : static_cast<symbol>(first_foreign_piece + (row - rows.begin()));
}

} // namespace ctlpgn::pgn
