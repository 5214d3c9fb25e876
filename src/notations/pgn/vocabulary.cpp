#include "notations/pgn/vocabulary.hpp"

#include "notations/pgn/told.hpp"
#include "text/ascii.hpp"
#include "tree/usual_words.hpp"

#include <algorithm>
#include <array>
#include <string>

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
    {"!", 1},    {"?", 2},    {"!!", 3},   {"??", 4},  {"!?", 5},   {"?!", 6},  {"‼", 3},    {"⁇", 4},
    {"⁉", 5},    {"⁈", 6},    {"□", 7},    {"=", 10},  {"∞", 13},   {"⩲", 14},  {"+=", 14},  {"+/=", 14},
    {"⩱", 15},   {"=+", 15},  {"=/+", 15}, {"±", 16},  {"+/-", 16}, {"∓", 17},  {"-/+", 17}, {"+-", 18},
    {"-+", 19},  {"+--", 20}, {"--+", 21}, {"⨀", 22},  {"⊙", 22},   {"⟳", 32},  {"↑", 36},   {"→", 40},
    {"⯹", 44}, {"=/∞", 44}, {"=/=", 10}, {"⇄", 132}, {"⇆", 132},  {"⊕", 138}, {"△", 140},  {"∆", 140},
    {"⌓", 142},  {"N", 146},  {"TN", 146}, {"⇔", 239}, {"⇗", 240},  {"⊞", 241}, {"⊥", 243},
};

constexpr bool is_dash(std::string_view at) {
    constexpr std::array<std::string_view, 6> dashes{"‐", "‑", "‒", "–", "—", "−"};
    return std::ranges::any_of(dashes, [at](std::string_view each) { return at.starts_with(each); });
}

struct result_row {
    std::string_view written; // in small letters, without spaces and brackets, with plain hyphens
    std::uint8_t result;
};

constexpr result_row other_results[] = {
    {"½-½", 3},   {"½:½", 3},   {"½", 3},         {"1/2", 3},      {"0.5-0.5", 3},   {"1/2:1/2", 3},
    {"=-=", 3},   {"=/=", 3},   {"1:0", 1},       {"1-o", 1},      {"l-0", 1},       {"i-0", 1},
    {"0-l", 2},   {"0-i", 2},   {"+--", 1},       {"+/-", 1},      {"+:-", 1},       {"0:1", 2},
    {"o-1", 2},   {"--+", 2},   {"-/+", 2},       {"-:+", 2},      {"draw", 3},      {"drawn", 3},
    {"draws", 3}, {"remis", 3}, {"whitewins", 1}, {"whitewon", 1}, {"blackwins", 2}, {"blackwon", 2},
};

// How words begin that say more than that.
constexpr result_row result_words[] = {
    {"whitewins", 1},  {"whitewon", 1},     {"whitemates", 1}, {"blackresign", 1},
    {"blacklo", 1},    {"blackforfeit", 1}, {"blackwins", 2},  {"blackwon", 2},
    {"blackmates", 2}, {"whiteresign", 2},  {"whitelo", 2},    {"whiteforfeit", 2},
    {"draw", 3},       {"remis", 3},        {"adjourned", 4},  {"unfinished", 4},
};

std::string plain_text_of_result(std::string_view written) {
    std::string plain;
    for (std::size_t i = 0; i != written.size(); ++i)
        if (is_dash(written.substr(i))) {
            plain += '-';
            i += 2;
        } else if (std::string_view(" \t\v\r\n()[]").find(written[i]) == std::string_view::npos) {
            plain += small_letter(written[i]);
        }
    return plain;
}

std::uint8_t find_usual_result(std::string_view written) {
    for (std::uint8_t i = 1; i != usual_results.size(); ++i)
        if (usual_results[i] == written)
            return i;
    return 0;
}

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
    .told = {.keys_of_plies = told_keys_of_plies,
             .of_ply = tell_ply,
             .keys_of_comments = told_keys_of_comments,
             .of_comment = tell_comment},
};

std::uint32_t find_glyph(std::string_view written) {
    const auto* const row = std::ranges::find(glyphs, written, &glyph_row::written);
    return row == std::ranges::end(glyphs) ? 0 : row->nag;
}

std::uint8_t find_plain_result(std::string_view written) {
    if (const std::uint8_t usual = find_usual_result(written); usual != 0)
        return usual;
    const std::string plain = plain_text_of_result(written);
    if (const std::uint8_t usual = find_usual_result(plain); usual != 0)
        return usual;
    const auto* const row = std::ranges::find(other_results, plain, &result_row::written);
    return row == std::ranges::end(other_results) ? std::uint8_t{0} : row->result;
}

std::uint8_t find_result(std::string_view written) {
    if (const std::uint8_t plain = find_plain_result(written); plain != 0)
        return plain;
    const std::string text = plain_text_of_result(written);
    const auto* const row = std::ranges::find_if(
        result_words, [&text](const result_row& each) { return text.starts_with(each.written); });
    return row == std::ranges::end(result_words) ? std::uint8_t{0} : row->result;
}

} // namespace ctlpgn::pgn
