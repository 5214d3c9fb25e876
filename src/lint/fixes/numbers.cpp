// Numbers of moves in their lines of play.
#include "lint/fixes/shared_fixes.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/chains.hpp"
#include "tree/written_move.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

namespace {

constexpr std::size_t most_variations = 256;

// Whether something other than the number is wrong: moves that have changed places, a move written twice, or
// the beginning of another game.
bool is_out_of_place(const fix_context& context, node at_ply) {
    const game& game = context.read;
    const written_move here = move_from(game, at_ply);
    const std::uint32_t written = game.plies[at_ply].number;
    const std::uint32_t expected = context.lines().expected(at_ply);
    const std::uint32_t after = here.next == no_node ? 0 : game.plies[here.next].number;
    const node second = here.next == no_node ? no_node : move_from(game, here.next).next;
    // 1. 1. 3. 4.: the numbers after it go on as if it were correct.
    if (after == expected + 1 && (second == no_node || game.plies[second].number == expected + 2))
        return false;
    if (second != no_node && game.plies[second].number != 0 && game.plies[second].number <= written)
        return true;
    if ((after != 0 && after == expected) || (written == 1 && after == 2))
        return true;
    constexpr node near = 128; // there may be variations between them
    for (node before = at_ply; before != 0 && at_ply - before != near;)
        if (const ply& each = game.plies[--before];
            each.has_number() && move_from(game, before).next == at_ply)
            return each.number == written || each.number == written + 1U;
    return false;
}

bool goes_on_with_one(const game& record) {
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        if (const std::uint32_t number = record.plies[at].number; number != 0)
            return number == 1;
    return false;
}

// For a game that begins with move 0 and goes on with move 1: corrects all numbers, unless comments refer to
// moves by them.
std::optional<fix> count_from_one(const fix_context& context, const finding& found) {
    const game& record = context.read;
    const node first = record.main_line.first_ply;
    if (first == no_node || ply_numbered_by(record, found.where) != first || !record.references.empty() ||
        !goes_on_with_one(record))
        return std::nullopt;
    fix made = no_edits(found, "count the moves from 1");
    made.safe = false;
    made.edits.push_back({found.where, "1"});
    for (const ply& each : record.plies) {
        const std::uint32_t begin = each.number_begin;
        const std::uint32_t end = static_cast<std::uint32_t>(
            std::min(record.text.find_first_not_of("0123456789", begin), record.text.size()));
        if (begin > found.where.begin && begin != each.begin && begin != end)
            made.edits.push_back({{begin, end}, std::to_string(each.number + 1U)});
    }
    return made;
}

// 1<line end>0... or Rh1 0c5: digits of a number or a ply that were parted from it.
bool is_parted_figure(const fix_context& context, span figure) {
    const char after = context.at(figure.end);
    if (is_letter(after) || is_beyond_ascii(after))
        return true;
    const std::string_view before = trimmed(context.text.substr(0, figure.begin));
    const std::size_t digits = before.find_last_not_of("0123456789") + 1;
    return digits != before.size() && (digits == 0 || !is_letter_or_digit(before[digits - 1])) &&
           std::string_view("+-=.x:/").find(digits == 0 ? ' ' : before[digits - 1]) == std::string_view::npos;
}

} // namespace

// If it consists of zeros, the number that is expected there.
std::optional<fix> fix_leading_zero(const fix_context& context, const finding& found) {
    const std::size_t zeros = context.raw(found.where).find_first_not_of('0');
    if (zeros != std::string_view::npos)
        return rewrite(found, {found.where.begin, found.where.begin + static_cast<std::uint32_t>(zeros)}, "",
                       "remove the zeros");
    if (is_parted_figure(context, found.where))
        return std::nullopt;
    if (std::optional<fix> made = count_from_one(context, found))
        return made;
    const node numbered = ply_numbered_by(context.read, found.where);
    if (numbered == no_node)
        return std::nullopt;
    const std::string number = std::to_string(context.lines().number_of(numbered));
    return rewrite(found, found.where, number, std::string("write ").append(number));
}

std::optional<fix> fix_wrong_number(const fix_context& context, const finding& found) {
    if (found.at_ply == no_node ||
        (!context.lines().is_outnumbered(found.at_ply) && is_out_of_place(context, found.at_ply)))
        return std::nullopt;
    const std::string expected = std::to_string(context.lines().expected(found.at_ply));
    return rewrite(found, found.where, expected, "write the number " + expected);
}

// A variation has the number of the move that it follows, and its other moves count on from it.
std::optional<fix> fix_number_of_variation(const fix_context& context, const finding& found) {
    if (found.at_ply == no_node)
        return std::nullopt;
    const game_lines& lines = context.lines();
    const node before = lines.at(lines.line_of(found.at_ply)).comes_after;
    if (before == no_node)
        return std::nullopt;
    // A variation before the move that it is about has the right number.
    const node next = next_numbered(context.read, before);
    if (next != no_node && context.read.plies[next].number == context.read.plies[found.at_ply].number)
        return std::nullopt;
    const std::string expected = std::to_string(lines.number_of(before));
    return rewrite(found, found.where, expected, "write the number " + expected);
}

fix unsafe_if_no_number(const fix_context& context, const finding& found, fix made) {
    const std::vector<ply>& plies = context.read.plies;
    const auto after = std::ranges::upper_bound(plies, found.where.begin, {}, &ply::number_begin);
    if (after - plies.begin() > 1) {
        const auto at = static_cast<node>(after - plies.begin() - 1);
        const ply& before = plies[at - 1];
        const bool side_repeats = before.player == plies[at].player && before.next == at;
        made.safe = made.safe && !side_repeats && context.lines().fault_of(at) != number_fault::wrong;
    }
    return made;
}

// The lowest label that no other variation of the move has, and that is not given to another repeated label
// before it. Each repeated label requires a look at all variations of its move, so moves with more than
// anybody writes are left alone.
std::optional<fix> fix_repeated_label(const fix_context& context, const finding& found) {
    const game& game = context.read;
    const auto next = std::ranges::lower_bound(game.variations, found.where.begin, {},
                                               [](const variation& each) { return each.where.begin; });
    if (next == game.variations.begin() || std::prev(next)->label_where != found.where)
        return std::nullopt;
    const auto labelled = std::prev(next);
    const auto line = static_cast<line_index>(labelled - game.variations.begin() + 1);
    const node asked = context.lines().at(line).comes_after;
    if (asked == no_node)
        return std::nullopt;
    const std::vector<node> there = variations_of_move(game, asked, most_variations + 1);
    if (there.size() > most_variations)
        return std::nullopt;
    std::set<std::uint32_t> taken;
    std::size_t repeated_before = 0;
    for (const node at : there) {
        const variation& each = game.variations[at];
        const bool repeated = !taken.insert(each.label).second && each.label != 0;
        repeated_before += repeated && each.where.begin < labelled->where.begin ? 1U : 0U;
    }
    std::uint32_t label = 1;
    for (; taken.contains(label) || repeated_before != 0; ++label)
        repeated_before -= taken.contains(label) ? 0U : 1U;
    const auto& [before, after] = context.written_in.words->label_signs;
    const std::string written = std::string(before) + std::to_string(label) + std::string(after);
    return rewrite(found, found.where, written, "label it " + written);
}

} // namespace ctlpgn
