#include "notations/pgn/repair/repair.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/repair/board_lines.hpp"
#include "notations/pgn/repair/damaged_places.hpp"
#include "notations/pgn/repair/main_line.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "repair/decoder.hpp"
#include "repair/report.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// Faults that a damaged ply may have: only a game with one of them is worth a search.
constexpr std::array misfits{
    codes::unreadable_ply,       codes::illegal_move,           codes::ambiguous_move,
    codes::king_left_in_check,   codes::king_into_check,        codes::castling_right_missing,
    codes::castling_way_blocked, codes::castling_through_check, codes::foreign_letter,
    codes::unexpected_text,      codes::missing_reply,          codes::missing_white_move,
    codes::missing_promotion,    codes::repeated_moves};

// Faults of the words beside them that do not change which plies are written.
constexpr std::array slips{codes::split_move,
                           codes::glued_text,
                           codes::bare_glyph,
                           codes::lowercase_piece,
                           codes::uppercase_square,
                           codes::written_pawn,
                           codes::stray_punctuation,
                           codes::stray_dot,
                           codes::number_punctuation,
                           codes::glued_number,
                           codes::lone_number,
                           codes::misnumbered_move,
                           codes::missing_moves,
                           codes::shifted_numbers,
                           codes::wrong_number,
                           codes::unknown_suffix,
                           codes::suffix_spacing,
                           codes::capture_sign,
                           codes::castling_sign,
                           codes::mark_sign,
                           codes::mark_spacing,
                           codes::promotion_sign,
                           codes::missing_promotion,
                           codes::misplaced_promotion,
                           codes::piece_word,
                           codes::missing_capture_sign,
                           codes::short_capture,
                           codes::unreadable_nag,
                           codes::nag_out_of_range,
                           codes::padded_nag,
                           codes::promotion_piece};

// Faults that may be mere consequences of a damaged ply, besides those of the board and of the rules of play.
constexpr std::array consequences{codes::missing_reply,  codes::missing_white_move, codes::lone_number,
                                  codes::wrong_number,   codes::misnumbered_move,   codes::shifted_numbers,
                                  codes::unreadable_ply, codes::glued_number,       codes::missing_moves};

template <std::size_t count> bool is_one_of(const std::array<code, count>& all, code asked) {
    return std::ranges::find(all, asked) != all.end();
}

bool is_misfit(const finding& asked) {
    return is_one_of(misfits, asked.id);
}

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || is_one_of(consequences, asked.id);
}

bool is_among_moves(const words_of_line& line, const finding& asked) {
    if (asked.where.begin < line.where.begin || asked.where.begin >= line.where.end)
        return false;
    const auto next =
        std::ranges::upper_bound(line.left_out, asked.where.begin, {}, [](span each) { return each.begin; });
    return next == line.left_out.begin() || std::prev(next)->end <= asked.where.begin;
}

bool may_be_damaged(const words_of_line& line, const std::vector<finding>& findings) {
    return std::ranges::any_of(
        findings, [&line](const finding& each) { return is_misfit(each) && is_among_moves(line, each); });
}

// Whether a legal ply would be replaced although the first misfit is damaged itself: nothing speaks against
// the legal ply then.
bool is_legal_ply_blamed(const words_of_line& line, const std::vector<repair::damaged_place>& damages,
                         const std::vector<finding>& findings) {
    if (damages.front().fault.id != codes::unlikely_move)
        return false;
    const finding* first = nullptr;
    for (const finding& each : findings)
        if (is_misfit(each) && is_among_moves(line, each) &&
            (first == nullptr || each.where.begin < first->where.begin))
            first = &each;
    return first != nullptr && repair::damage_at(damages, first->where) != nullptr;
}

// Text that is no ply, or characters beyond ASCII: their own fixes put that right first. Nor is a legal ply
// replaced that is about as likely as any other.
bool is_in_doubt(const game& record, const repair::damaged_place& asked) {
    const bool is_text = asked.meant.empty() && asked.edits.empty();
    const bool is_doubtful = asked.how_sure == repair::verdict::doubtful || asked.edits.empty();
    return is_text || (asked.fault.id == codes::unlikely_move && is_doubtful) ||
           std::ranges::any_of(record.raw(asked.fault.where), is_beyond_ascii);
}

// Whether the damages explain what has been found before `end`. Otherwise something else is wrong with the
// moves, such as another encoding, moves that are written twice, or a variation without its parenthesis:
// their own fixes put that right first.
bool are_damages_all(const words_of_line& line, const std::vector<repair::damaged_place>& damages,
                     const std::vector<finding>& findings, std::uint32_t end) {
    return std::ranges::all_of(findings, [&](const finding& each) {
        const std::uint32_t kind = layer_of(each.id);
        const bool is_fault_of_moves =
            kind == layer::syntax || kind == layer::moves || kind == layer::variations;
        if (!is_fault_of_moves || (is_misfit(each) && each.id != codes::repeated_moves) ||
            is_one_of(slips, each.id) || !is_among_moves(line, each) || each.where.begin >= end)
            return true;
        const repair::damaged_place* const damaged = repair::damage_at(damages, each.where);
        return damaged != nullptr && !damaged->edits.empty();
    });
}

// The first damage, and the words before it that have been read as one ply with it.
std::uint32_t begin_of(const std::vector<repair::damaged_place>& damages,
                       const std::vector<finding>& findings) {
    const std::uint32_t first = damages.front().fault.where.begin;
    std::uint32_t begin = first;
    for (const finding& each : findings)
        if ((is_misfit(each) || is_one_of(slips, each.id)) && each.where.end > first)
            begin = std::min(begin, each.where.begin);
    return begin;
}

// A shorter line says too little of what was played.
constexpr std::ptrdiff_t fewest_plies = 16;
constexpr std::size_t fewest_undamaged = 12; // of those
// If more than one of so many plies is damaged, the text may be no game at all.
constexpr std::size_t share_of_damages = 3;

std::ptrdiff_t count_plies(const std::vector<repair::word>& in_line) {
    return std::ranges::count(in_line, repair::word_kind::ply, &repair::word::kind);
}

// Games that write their moves in other letters, or by their squares alone, are not decoded.
bool is_in_standard_notation(const game& record) {
    std::size_t plies = 0;
    std::size_t others = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const ply& each = record.plies[at];
        ++plies;
        if (each.piece == unsaid_piece || (each.own & long_mark) != 0 || has_foreign_letters(record, each))
            ++others;
    }
    constexpr std::size_t share = 5; // one ply of this many may be written so
    return others * share <= plies;
}

bool are_numbers_of_board(const words_of_line& line, const chess::position& start) {
    const auto first = std::ranges::find(line.words, repair::word_kind::number, &repair::word::kind);
    return first == line.words.end() || first->number == start.move_number;
}

} // namespace

bool repair_moves(const game& record, std::vector<finding>& findings) {
    if (std::ranges::none_of(findings, is_misfit) || record.main_line.first_ply == no_node)
        return false;
    if (rules_of(record) == rules_of_game::other || !is_in_standard_notation(record))
        return false;
    const words_of_line line = words_of_main_line(record, findings);
    if (count_plies(line.words) < fewest_plies || !may_be_damaged(line, findings))
        return false;
    const std::optional<way_onto_board::board> start = way_onto_board::start_of(record);
    if (!start)
        return false;
    const board_lines board{record, are_numbers_of_board(line, start->now)};
    thread_local repair::reading_costs costs; // its memory is reused for the next game
    repair::decoding_settings settings{.has_marks = has_marks(line.words)};
    decoded_game found;
    std::optional<damaged_places> places;
    for (const repair::search_width& width : repair::widths) {
        settings.width = width;
        found = repair::decoder<board_lines>(board, line.words, settings, costs).decode(start->now);
        places.emplace(record, line, board);
        places->add(found);
        if (!found.is_hopeless && !places->is_crowded())
            break;
    }
    std::vector<repair::damaged_place> damages = places->take();
    std::uint32_t end = found.end == line.words.size() ? line.where.end : line.words[found.end].where.begin;
    const auto plies = static_cast<std::size_t>(count_plies(line.words));
    if (share_of_damages * damages.size() > plies || plies < damages.size() + fewest_undamaged)
        return false;
    // What comes before a place in doubt may be repaired, and then there is more to go by.
    const auto in_doubt = std::ranges::find_if(
        damages, [&record](const repair::damaged_place& each) { return is_in_doubt(record, each); });
    if (in_doubt != damages.end()) {
        end = in_doubt->fault.where.begin;
        damages.erase(in_doubt, damages.end());
    }
    if (damages.empty() || is_legal_ply_blamed(line, damages, findings) ||
        !are_damages_all(line, damages, findings, end))
        return false;
    repair::report({.where = {begin_of(damages, findings), end},
                    .left_out = line.left_out,
                    .damages = std::move(damages),
                    .may_be_consequence = may_be_consequence},
                   findings);
    return true;
}

} // namespace ctlpgn::pgn
