#include "notations/pgn/lint/eco.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/openings/home_pawns.hpp"
#include "notations/pgn/openings/opening.hpp"
#include "notations/pgn/openings/opening_table.hpp"
#include "notations/pgn/positions/start.hpp"
#include "text/ascii.hpp"

#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

bool has_plies(const game& record, std::uint32_t least) {
    for (node at = record.main_line.first_ply; at != no_node && least != 0; at = record.plies[at].next)
        --least;
    return least == 0;
}

std::string unmoved(int pawn) {
    const bool is_white = pawn < chess::file_count;
    std::string text = is_white ? "White's pawn on " : "Black's pawn on ";
    text += static_cast<char>('a' + pawn % chess::file_count);
    return text.append(is_white ? "2" : "7").append(" never moves");
}

} // namespace

// Books disagree about the codes of positions, but not about the pawns that move in every line of an opening.
// A short game may have been cut off, and one that begins elsewhere has another opening.
void check_eco(check_context& context, const game_tags& tags, const chess::position& last) {
    constexpr std::uint32_t plies_of_opening = 20;
    constexpr std::size_t code_size = 3;
    const game& record = context.read;
    const tag* const named = tags.find(tag_called("ECO"));
    if (named == nullptr || last.variant != nullptr)
        return;
    const std::string_view value = context.raw(named->value); // B90, or with a line as in B90/01
    const std::string_view code = value.substr(0, code_size);
    if (code.size() != code_size || !is_digit(code[2]) || !(value == code || value[code_size] == '/'))
        return;
    const auto unmoved_pawns = static_cast<std::uint16_t>(pawns_that_move_in(code) & pawns_at_home(last));
    if (unmoved_pawns == 0 || start_of(record).fen != nullptr || !has_plies(record, plies_of_opening))
        return;
    std::string reason = unmoved(std::countr_zero(unmoved_pawns));
    if (const std::optional<known_opening> shown = opening_of(record))
        reason.append("; the moves are those of ").append(shown->code);
    context.report(codes::eco_against_moves, named->value, std::move(reason));
}

} // namespace ctlpgn::pgn
