#include "notations/ctl_pgn/vocabulary.hpp"

#include "games/cescacs/castling.hpp"
#include "games/cescacs/hex.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::array<std::string_view, cescacs::piece_kind_count> kind_words{
    "", "pawn", "elephant", "bishop", "knight", "pegasus", "rook", "wyvern", "queen", "king"};

constexpr auto piece_words = [] {
    std::array<std::string_view, symbols.size()> table;
    for (std::size_t i = 0; i != table.size(); ++i)
        table[i] = kind_words[cescacs::index_of(symbols[i].kind)];
    return table;
}();

constexpr auto places = [] {
    std::array<std::string_view, cescacs::hex_count> table;
    for (std::size_t i = 0; i != table.size(); ++i)
        table[i] = hex_text(i);
    return table;
}();

struct castling_text {
    std::array<char, 8> characters{};
    std::size_t size = 0;

    constexpr void append(char c) { characters[size++] = c; }
    [[nodiscard]] constexpr std::string_view view() const { return {characters.data(), size}; }
    constexpr bool operator==(const castling_text&) const = default;
};

// KRD-HG: which rooks move, and the columns to which the king goes and then the rooks.
constexpr castling_text columns_of(const cescacs::castling& moves) {
    castling_text text;
    const bool by_king_rook = !moves.king_rook_to.is_none();
    const bool by_queen_rook = !moves.queen_rook_to.is_none();
    for (const char each : {'K', 'R', by_king_rook && by_queen_rook ? 'R' : by_king_rook ? 'K' : 'D', '-'})
        text.append(each);
    for (const cescacs::hex to : {moves.king_to, moves.king_rook_to, moves.queen_rook_to})
        if (!to.is_none())
            text.append(column_letters[static_cast<std::size_t>(to.column())]);
    return text;
}

// In the order of cescacs::castlings. If several go to the same columns, the first has an O after them, the
// second two: KRK-HIO, KRK-HIOO.
constexpr auto castling_texts = [] {
    std::array<castling_text, cescacs::castling_count> columns;
    for (std::size_t i = 0; i != columns.size(); ++i)
        columns[i] = columns_of(cescacs::castling_of(cescacs::side::white, i));
    auto texts = columns;
    for (std::size_t i = 0; i != texts.size(); ++i)
        if (std::ranges::count(columns, columns[i]) != 1)
            for (std::size_t k = 0; k <= i; ++k)
                if (columns[k] == columns[i])
                    texts[i].append('O');
    return texts;
}();
static_assert(castling_texts.front().view() == "KRK-II" && castling_texts[4].view() == "KRK-HIOO" &&
              castling_texts.back().view() == "KRR-EEF");

constexpr auto castlings = [] {
    std::array<castling_words, cescacs::castling_count> table;
    for (std::size_t i = 0; i != table.size(); ++i) {
        castling_words& row = table[i];
        row.name = castling_texts[i].view();
        for (const auto mover : {cescacs::side::white, cescacs::side::black}) {
            const std::size_t player = cescacs::index_of(mover);
            const cescacs::castling& moves = cescacs::castling_of(mover, i);
            const cescacs::castling_homes& home = cescacs::homes_of(mover);
            row.king[player] = {place_of(home.king), place_of(moves.king_to)};
            std::size_t rooks = 0;
            if (moves.king_rook_to)
                row.rooks[player][rooks++] = {place_of(home.king_rook), place_of(moves.king_rook_to)};
            if (moves.queen_rook_to)
                row.rooks[player][rooks++] = {place_of(home.queen_rook), place_of(moves.queen_rook_to)};
        }
    }
    return table;
}();

constexpr std::array<std::string_view, 7> results{"", "3-0", "2-1", "0-3", "1-2", "1-1", "*"};
static_assert(results[result_by_mate(side::white)] == "3-0" &&
              results[result_by_mate(side::black)] == "0-3" &&
              results[result_by_stalemate(side::white)] == "2-1" &&
              results[result_by_stalemate(side::black)] == "1-2" && results[drawn_result] == "1-1" &&
              results[open_result] == "*");

constexpr std::array<std::string_view, 8> ratings{"", "!", "?", "!!", "??", "!?", "?!", "◇"};

// By capture_kind and by check_mark.
constexpr std::array<std::string_view, 5> captures{"", "ordinary", "scornful", "enPassant", "enPassantFirst"};
constexpr std::array<std::string_view, 6> checks{"", "check", "far", "adjoining", "double", "mate"};
static_assert(captures.size() == static_cast<std::size_t>(capture_kind::en_passant_first) + 1 &&
              checks.size() == static_cast<std::size_t>(check_mark::mate) + 1);

constexpr std::array<ply_mark, 2> marks{{{draw_offer_mark, "drawOffer"}, {game_end_mark, "end"}}};

// A pawn taken in passing is one step beyond the hex it crossed, or two when that was the first of two.
place captured_at(const ply& capturing) {
    const capture_kind kind = capture_of(capturing);
    const int beyond = kind == capture_kind::en_passant ? 2 : kind == capture_kind::en_passant_first ? 4 : 0;
    const cescacs::hex target = hex_of(capturing.to);
    if (target.is_none())
        return no_place;
    return place_of(target.step(0, capturing.player == side::white ? -beyond : beyond));
}

std::string_view bishop_colour(char detail) {
    switch (detail) {
    case 'd': return "dark";
    case 'l': return "light";
    case 'c': return "coloured";
    default: return {};
    }
}

} // namespace

const vocabulary words{
    .places = places,
    .pieces = piece_words,
    .pawn = "pawn",
    .king = "king",
    .results = results,
    .castlings = castlings,
    .captures = captures,
    .checks = checks,
    .mate = static_cast<std::uint8_t>(check_mark::mate),
    .glyphs = ratings,
    .marks = marks,
    .end_mark = game_end_mark,
    .end_signs = "#:",
    .player_mark_end = ":",
    .label_signs = {"$[", "]"},
    .captured_at = captured_at,
    .detail_word = bishop_colour,
    .indents_comments = true,
};

int find_castling(std::string_view prefix, std::string_view targets) {
    for (std::size_t i = 0; i != castlings.size(); ++i)
        if (castlings[i].name.starts_with(prefix) && castlings[i].name.substr(prefix.size() + 1) == targets)
            return static_cast<int>(i);
    return -1;
}

namespace {

// All glyphs but one are one or two marks. A processor could not predict which, so there is no branch for it.
constexpr auto number_of_mark = [] {
    std::array<std::uint8_t, 256> table{};
    table['!'] = 1;
    table['?'] = 2;
    return table;
}();

constexpr std::size_t number_of(char mark) {
    return number_of_mark[static_cast<unsigned char>(mark)];
}

// By their size, first and last mark.
constexpr auto ratings_of_marks = [] {
    std::array<std::array<std::array<std::uint8_t, 3>, 3>, 3> table{};
    for (std::size_t nag = 1; nag != ratings.size(); ++nag)
        if (const std::string_view glyph = ratings[nag]; glyph.size() < table.size())
            table[glyph.size()][number_of(glyph.front())][number_of(glyph.back())] =
                static_cast<std::uint8_t>(nag);
    return table;
}();

} // namespace

std::uint8_t find_rating(std::string_view glyph) {
    if (glyph.size() >= ratings_of_marks.size()) [[unlikely]] {
        const auto found = std::ranges::find(ratings, glyph);
        return static_cast<std::uint8_t>(found == ratings.end() ? 0 : found - ratings.begin());
    }
    return ratings_of_marks[glyph.size()][number_of(glyph.front())][number_of(glyph.back())];
}

std::uint8_t find_result(std::string_view text) {
    for (std::size_t i = 1; i != results.size(); ++i)
        if (results[i] == text)
            return static_cast<std::uint8_t>(i);
    return 0;
}

capture_kind pawn_capture_kind(place from, place to) {
    const cescacs::hex origin = hex_of(from);
    const cescacs::hex target = hex_of(to);
    if (origin.is_none() || target.is_none())
        return capture_kind::en_passant;
    const int lines = target.line() - origin.line();
    return lines == 1 || lines == -1 ? capture_kind::scornful : capture_kind::en_passant;
}

} // namespace ctlpgn::ctl_pgn
