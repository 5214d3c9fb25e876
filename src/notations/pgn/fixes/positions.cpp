// Positions in tags, as FEN prescribes them (16.1).
#include "games/chess/play.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

// The meaning of a missing field after the pieces.
constexpr std::array<std::string_view, 6> unsaid{"", "w", "-", "-", "0", "1"};

std::string_view field(std::string_view fen, std::size_t index) {
    for (; index != 0 && !fen.empty(); --index)
        fen.remove_prefix(std::min(fen.size(), fen.find(' ') + 1));
    return fen.substr(0, fen.find(' '));
}

constexpr std::size_t turn_field = 1;
constexpr std::size_t rights_field = 2;

// 1... e5: the game begins with a move of Black's.
bool begins_with_black(const game& record) {
    const node first = record.main_line.first_ply;
    return first != no_node && says_white_is_left_out(record, record.plies[first]);
}

std::string meant_by(const game& record, std::size_t unsaid_field) {
    return unsaid_field == turn_field && begins_with_black(record) ? "b" : std::string(unsaid[unsaid_field]);
}

// Eight ranks. A text without ranks, such as a list of pieces, is not a position with a fault.
bool has_ranks(std::string_view fen) {
    return std::ranges::count(field(fen, 0), '/') == 7;
}

} // namespace

proposed fix_missing_field(const game_fixes& context, const finding& found) {
    const tag* const fen = find_tag(context.read, "FEN");
    if (fen == nullptr || !has_ranks(context.raw(fen->value)))
        return std::nullopt;
    const std::string_view value = context.raw(fen->value);
    const auto there = static_cast<std::size_t>(std::ranges::count(value, ' ')) + 1;
    // A side that castles had the right to; other rights are unknown.
    const auto castles = [](const ply& each) { return each.kind == ply_kind::castled; };
    if (there <= rights_field && std::ranges::any_of(context.read.plies, castles))
        return std::nullopt;
    std::string rest;
    for (std::size_t i = there; i < unsaid.size(); ++i)
        rest.append(" ").append(meant_by(context.read, i));
    return rewrite(found, end_of(fen->value), rest, "write" + rest);
}

proposed fix_unreadable_field(const game_fixes& context, const finding& found) {
    const tag* const fen = find_tag(context.read, "FEN");
    if (fen == nullptr || !has_ranks(context.raw(fen->value)))
        return std::nullopt;
    constexpr std::array<code, 6> unreadable{codes::missing_placement, codes::missing_turn,
                                             codes::missing_rights,    codes::missing_special,
                                             codes::missing_clock,     codes::missing_move_number};
    if (found.id == codes::missing_turn && context.raw(found.where) == "black")
        return rewrite(found, "b");
    const std::string meant = meant_by(
        context.read, static_cast<std::size_t>(std::ranges::find(unreadable, found.id) - unreadable.begin()));
    return rewrite(found, meant);
}

proposed fix_position_spacing(const game_fixes& context, const finding& found) {
    const tag* const fen = find_tag(context.read, "FEN");
    const bool is_around =
        (fen != nullptr && fen->value.begin == found.where.begin) || context.at(found.where.end) == '"';
    return rewrite(found, found.where, is_around ? "" : " ",
                   is_around ? "remove the spaces" : "write one space");
}

proposed fix_adjacent_digits(const game_fixes& context, const finding& found) {
    const std::uint32_t at = found.where.begin;
    if (at == 0)
        return std::nullopt;
    const int sum = (context.at(at - 1) - '0') + (context.at(at) - '0');
    if (sum < 1 || sum > 8)
        return std::nullopt;
    const std::string written = std::to_string(sum);
    return rewrite(found, {at - 1, at + 1}, written);
}

// Not of words, such as White to move.
proposed fix_turn(const game_fixes& context, const finding& found) {
    if (is_letter(context.at(found.where.end)))
        return std::nullopt;
    const std::string small(1, static_cast<char>(context.at(found.where.begin) | 0x20));
    return rewrite(found, small);
}

proposed fix_castling_order(const game_fixes& context, const finding& found) {
    std::string rights(context.raw(found.where));
    sort_stably(rights, {}, [](char c) { return std::string_view("KQkq").find(c); });
    rights.erase(std::unique(rights.begin(), rights.end()), rights.end());
    return rewrite(found, rights);
}

// The field without the rights that the position makes impossible.
proposed fix_by_settling(const game_fixes& context, const finding& found) {
    const starting_position start = start_of(context.read);
    if (start.fen == nullptr || !start.playable)
        return std::nullopt;
    std::vector<finding> ignored;
    const read_position read = read_fen(context.raw(start.fen->value), ignored);
    // The moves show that the turn is wrong.
    if (found.id == codes::en_passant_wrong_rank && begins_with_black(context.read))
        return std::nullopt;
    const std::uint32_t in_value = found.where.begin - start.fen->value.begin;
    const span rights = read.places.rights;
    const bool is_of_rights = rights.begin <= in_value && in_value < rights.end;
    const std::string settled(field(write_fen(start.position), is_of_rights ? 2 : 3));
    // The finding may be about only one letter of them.
    const std::uint32_t begin = start.fen->value.begin;
    return rewrite(found, is_of_rights ? span{begin + rights.begin, begin + rights.end} : found.where,
                   settled, "write " + settled);
}

proposed fix_clock(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "0", "write 0");
}

} // namespace ctlpgn::pgn
