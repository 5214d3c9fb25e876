#include "notations/pgn/vocabulary.hpp"

#include "notations/pgn/additions.hpp"
#include "notations/pgn/writing/comment_forms.hpp"
#include "tree/usual_words.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

constexpr std::array<std::string_view, first_foreign_piece + foreign_piece_count> piece_words{
    "", "pawn", "knight", "bishop", "rook", "queen", "king"};

constexpr auto square_names = [] {
    std::array<std::array<char, 2>, chess::square_count> table{};
    for (int i = 0; i != chess::square_count; ++i) {
        const auto s = chess::square::from_index(i);
        table[s.index()] = {static_cast<char>('a' + s.file()), static_cast<char>('1' + s.rank())};
    }
    return table;
}();

constexpr auto places = [] {
    std::array<std::string_view, chess::square_count> table;
    for (std::size_t i = 0; i != table.size(); ++i)
        table[i] = {square_names[i].data(), 2};
    return table;
}();

constexpr place at(char file, char rank) {
    return place_of(chess::square::at(file - 'a', rank - '1'));
}

constexpr std::array<castling_words, 2> castlings{{
    {"O-O",
     {{at('e', '1'), at('g', '1')}, {at('e', '8'), at('g', '8')}},
     {{{at('h', '1'), at('f', '1')}, {}}, {{at('h', '8'), at('f', '8')}, {}}}},
    {"O-O-O",
     {{at('e', '1'), at('c', '1')}, {at('e', '8'), at('c', '8')}},
     {{{at('a', '1'), at('d', '1')}, {}}, {{at('a', '8'), at('d', '8')}, {}}}},
}};

constexpr std::array<std::string_view, 3> captures{"", "ordinary", "enPassant"};

place captured_at(const ply& capturing) {
    if (capturing.capture != capture_en_passant)
        return capturing.to;
    const int towards = capturing.player == side::white ? -1 : 1;
    const chess::square target = square_of(capturing.to);
    return target ? place_of(target.step(0, towards)) : no_place;
}

// In Chess960 king and rook begin elsewhere, and end as ever.
castling_words castling_of(const ply& resolved) {
    castling_words result = castlings[resolved.to];
    if (resolved.from == no_place || resolved.kind != ply_kind::castled)
        return result;
    const auto player = static_cast<std::size_t>(resolved.player);
    const int rank = square_of(resolved.from).rank();
    result.king[player].from = resolved.from;
    if (const int file = origin_file(resolved); file >= 0)
        result.rooks[player][0].from = place_of(chess::square::at(file, rank));
    return result;
}

struct glyph_row {
    std::string_view written;
    std::uint32_t nag;
};

// Where one sign means the same of either side, the number is White's.
constexpr glyph_row glyphs[] = {
    {"!", 1},    {"?", 2},    {"!!", 3},   {"??", 4},   {"!?", 5},   {"?!", 6},   {"‼", 3},    {"⁇", 4},
    {"⁉", 5},    {"⁈", 6},    {"□", 7},    {"=", 10},   {"∞", 13},   {"oo", 13},  {"⩲", 14},   {"+=", 14},
    {"+/=", 14}, {"⩱", 15},   {"=+", 15},  {"=/+", 15}, {"±", 16},   {"+/-", 16}, {"∓", 17},   {"-/+", 17},
    {"+-", 18},  {"-+", 19},  {"+--", 18}, {"--+", 19}, {"⨀", 22},   {"⊙", 22},   {"⟳", 32},   {"↑", 36},
    {"→", 40},   {"⯹", 44}, {"=/∞", 44}, {"=∞", 44},  {"=/=", 10}, {"⇄", 132},  {"⇆", 132},  {"⊕", 138},
    {"△", 140},  {"∆", 140},  {"Δ", 140},  {"RR", 145}, {"⌓", 142},  {"N", 146},  {"TN", 146}, {"⇔", 239},
    {"⇗", 240},  {"○", 26},   {"∇", 141},  {"≤", 143},  {"⊞", 241},  {"⟫", 242},  {"⟪", 243},  {"✕", 244},
    {"×", 244},  {"⊥", 245},
};

} // namespace

const vocabulary words{
    .places = places,
    .pieces = piece_words,
    .pawn = "pawn",
    .king = "king",
    .results = usual_results,
    .castlings = castlings,
    .captures = captures,
    .checks = usual_checks,
    .mate = check_mate,
    .glyphs = usual_glyphs,
    .marks = {},
    .captured_at = captured_at,
    .detail_word = no_detail_word,
    .castling_of = castling_of,
    .additions = {.keys_of_plies = added_keys_of_plies,
                  .of_ply = add_ply_members,
                  .key_of_standard_form = "san",
                  .keys_of_comments = added_keys_of_comments,
                  .of_comment = add_comment_members,
                  .of_engine = add_engine_members,
                  .written_for = written_for},
};

std::uint32_t find_glyph(std::string_view written) {
    std::string plain(written);
    for (const std::string_view minus : {"\u2013", "\u2212"})
        for (std::size_t at = plain.find(minus); at != std::string::npos; at = plain.find(minus, at))
            plain.replace(at, minus.size(), 1, '-');
    const auto* const row = std::ranges::find(glyphs, plain, &glyph_row::written);
    return row == std::ranges::end(glyphs) ? 0 : row->nag;
}

} // namespace ctlpgn::pgn
