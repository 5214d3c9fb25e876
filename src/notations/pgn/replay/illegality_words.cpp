#include "notations/pgn/replay/illegality_words.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// {from} and {target} are where the ply begins and ends, {at} and {by} the pieces on the squares that the
// verdict names, {square} the first of them.
struct illegality_row {
    chess::illegality why;
    code id;
    std::string_view words;
};

using enum chess::illegality;

constexpr illegality_row rows[] = {
    {origin_empty, codes::illegal_move, "{from} is empty"},
    {origin_holds_opponents_piece, codes::illegal_move, "{at} is the opponent's"},
    {origin_holds_other_piece, codes::illegal_move, "{at} occupies the square"},
    {target_holds_own_piece, codes::illegal_move, "{at} occupies the square"},
    {target_holds_opponents_piece, codes::illegal_move, "{at} occupies the square"},
    {captures_nothing, codes::illegal_move, "{square} is empty"},
    {captures_other_piece, codes::illegal_move, "{at} occupies the square"},
    {king_captured, codes::illegal_move, "kings are never captured"},
    {wrong_movement, codes::illegal_move, "no {side} {mover}{origin} can reach {target}"},
    {blocked, codes::illegal_move, "{at} is in the way"},
    {pawn_blocked, codes::illegal_move, "{at} is in the way"},
    {pawn_needs_capture, codes::illegal_move,
     "{square} is empty, and pawns go to another file only to capture"},
    {double_step_not_home, codes::illegal_move, "{at} has already moved"},
    {en_passant_unavailable, codes::illegal_move, "no pawn has just passed {square}"},
    {promotion_missing, codes::illegal_move, "a pawn on the last rank becomes a piece"},
    {promotion_never, codes::illegal_move, "a pawn does not become this piece"},
    {promotion_misplaced, codes::illegal_move, "only pawns on the last rank are promoted"},
    {pinned, codes::king_left_in_check, "{by} would attack the king"},
    {check_unanswered, codes::king_left_in_check, "{by} gives check"},
    {capture_uncovers_king, codes::king_left_in_check, "{by} would attack the king"},
    {king_attacked, codes::king_into_check, "{by} attacks it"},
    {castling_right_missing, codes::castling_right_missing, "king or rook has moved, or is not there"},
    {castling_way_blocked, codes::castling_way_blocked, "{at} is in the way"},
    {castling_in_check, codes::castling_through_check, "{by} gives check"},
    {castling_way_attacked, codes::castling_through_check, "{by} attacks {square}"},
    {null_in_check, codes::king_left_in_check, "{by} gives check"},
    {not_in_hand, codes::illegal_move, "no such piece is in hand"},
    {game_over, codes::illegal_move, "the game has ended"},
    {dropped_on_end, codes::illegal_move, "pawns are not dropped on the first or the last rank"},
    {capture_not_made, codes::illegal_move, "{by} can capture on {square}, and captures are compulsory"},
    {check_given, codes::illegal_move, "it would give check, which is not allowed"},
    {own_king_explodes, codes::illegal_move, "the explosion would reach the king"},
};

const illegality_row& row_of(chess::illegality why) {
    const auto* const row = std::ranges::find(rows, why, &illegality_row::why);
    return row == std::ranges::end(rows) ? rows[0] : *row;
}

std::string square_name(chess::square s) {
    return s ? std::string(words.places[place_of(s)]) : std::string("the square");
}

std::string man_on(const chess::position& before, chess::square s) {
    const chess::piece man = s ? before.at(s) : chess::piece();
    if (man.is_empty())
        return square_name(s);
    return std::string("the ")
        .append(words.pieces[chess::index_of(man.kind())])
        .append(" on ")
        .append(square_name(s));
}

void fill(std::string& text, std::string_view name, const std::string& replacement) {
    if (const std::size_t at = text.find(name); at != std::string::npos)
        text.replace(at, name.size(), replacement);
}

} // namespace

code code_of(chess::illegality why) {
    return row_of(why).id;
}

std::string named_origin(const ply& written) {
    constexpr std::string_view ranks[] = {"first", "second", "third",   "fourth",
                                          "fifth", "sixth",  "seventh", "eighth"};
    const int file = origin_file(written);
    const int rank = origin_rank(written);
    const std::string letter(1, static_cast<char>('a' + file));
    if (file >= 0)
        return rank >= 0 ? " on " + letter + std::to_string(rank + 1) : " on the " + letter + "-file";
    return rank >= 0 ? std::string(" on the ").append(ranks[rank]).append(" rank") : std::string();
}

std::string reason_of(const chess::position& before, const chess::ply& claimed, const chess::verdict& judged,
                      const std::string& origin) {
    std::string result(row_of(judged.why).words);
    fill(result, "{side}", before.to_move == chess::side::white ? "white" : "black");
    fill(result, "{target}", square_name(claimed.to));
    fill(result, "{mover}", std::string(words.pieces[chess::index_of(claimed.mover)]));
    fill(result, "{origin}", origin);
    fill(result, "{from}", square_name(claimed.from));
    fill(result, "{at}", man_on(before, judged.at));
    fill(result, "{by}", man_on(before, judged.attacker));
    fill(result, "{square}", square_name(judged.at));
    return result;
}

} // namespace ctlpgn::pgn
