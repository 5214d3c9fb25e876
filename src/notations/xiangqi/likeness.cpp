#include "notations/xiangqi/likeness.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "record/likeness.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

const tag* bracketed_tag(const game& read, std::string_view name) {
    const auto found = std::ranges::find_if(read.tags, [&](const tag& each) {
        return is_bracketed(read, each) && in_small_letters(read.raw(each.name)) == name;
    });
    return found == read.tags.end() ? nullptr : &*found;
}

// No other game has these characters with these directions.
bool is_in_chinese(const game& read, const ply& asked) {
    return asked.readable() && is_beyond_ascii(read.raw(asked.text()).front()) &&
           claim_of(asked).to != direction::none;
}

// The line FORMAT with one of the forms, the name of the game in a tag of PGN, a player in red, the board in
// FEN, or moves in Chinese. Variants with more players also have a red one, and say what they are.
bool says_so(const game& read) {
    if (is_web_game(read))
        return true;
    const tag* const format = find_tag(read, tag_name::format);
    if (format != nullptr && is_form(read.raw(format->value)))
        return true;
    for (const std::string_view name : {"game", "variant"})
        if (const tag* const named = bracketed_tag(read, name); named != nullptr)
            if (const bool is_named = is_name_of_xiangqi(read.raw(named->value));
                is_named || name == "variant")
                return is_named;
    const tag* const fen = bracketed_tag(read, "fen");
    const auto in_chinese =
        std::ranges::count_if(read.plies, [&read](const ply& each) { return is_in_chinese(read, each); });
    return bracketed_tag(read, "red") != nullptr ||
           (fen != nullptr && position_of_fen(read.raw(fen->value))) ||
           2 * static_cast<std::size_t>(in_chinese) > read.plies.size();
}

// Tags in brackets are not header lines, and plain coordinates also occur in other games.
bool has_header(std::string_view beginning) {
    return beginning.find("GAME") != std::string_view::npos ||
           beginning.find("START") != std::string_view::npos;
}

bool is_unlike_other_games(const ply& read) {
    return read.readable() && (read.own != 0 || (read.from != no_place && read.piece != no_symbol));
}

// No other board with files of letters has a rank 0.
bool is_on_rank_of_xiangqi(const ply& read) {
    return (read.from != no_place && point_of(read.from).rank() == 0) ||
           (read.to != no_place && point_of(read.to).rank() == 0);
}

// A piece, its file, the direction and the distance: no other game has such plies.
bool says_how_far(const ply& read) {
    return read.readable() && claim_of(read).to != direction::none;
}

// Moves alone. The reading decides which of them are legal.
likeness likeness_of_moves(const game& read, likeness by_reading) {
    const bool has_own_half_moves = std::ranges::any_of(read.plies, is_on_rank_of_xiangqi) ||
                                    (!read.plies.empty() && std::ranges::all_of(read.plies, says_how_far));
    if (by_reading == likeness::probable && has_own_half_moves)
        return likeness::certain;
    const bool may_be_others = std::ranges::none_of(read.plies, is_unlike_other_games);
    return may_be_others && by_reading != likeness::probable ? likeness::none : by_reading;
}

} // namespace

likeness likeness_of(std::string_view beginning) {
    const first_reading first(description, beginning);
    const likeness found = likeness_by_reading(description, beginning, first, says_so);
    if (found == likeness::certain || has_header(beginning))
        return found;
    // Pawns without their letter are those of chess.
    const bool has_chess_pawns =
        std::ranges::find(first.findings, codes::letterless_pawn, &finding::id) != first.findings.end();
    return std::min(likeness_of_moves(first.read, found),
                    has_chess_pawns ? likeness::possible : likeness::certain);
}

// Ten ranks with nine points each.
likeness position_likeness(std::string_view word) {
    constexpr std::size_t fewest_ranks = 9;
    return position_of_fen(word)                ? likeness::certain
           : ranks_of_fen(word) >= fewest_ranks ? likeness::possible
                                                : likeness::none;
}

} // namespace ctlpgn::xiangqi
