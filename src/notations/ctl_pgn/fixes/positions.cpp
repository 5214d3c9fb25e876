// Positions.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/number_causes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "text/ascii.hpp"
#include "tree/number_value.hpp"
#include "tree/sorting.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

const ply* first_ply(const game& record) {
    return record.main_line.first_ply == no_node ? nullptr : &record.plies[record.main_line.first_ply];
}

bool begins_with_black(const game& record) {
    const ply* const first = first_ply(record);
    return first != nullptr && first->player == side::black;
}

// The six fields: values that the game shows, and defaults for the others.
std::array<std::string, 6> usual_fields(const game& record) {
    return {"/", begins_with_black(record) ? "b" : "w", "--", "-", "0", first_number_of(record)};
}

const tag* position_around(const game& record, span where) {
    const tag* const position = find_position_tag(record);
    const bool around =
        position != nullptr && position->value.begin <= where.begin && where.end <= position->value.end;
    return around ? position : nullptr;
}

} // namespace

std::string first_number_of(const game& record) {
    const ply* const first = first_ply(record);
    if (first == nullptr || first->number == 0)
        return "1";
    return first->number_unknown != 0 ? "?" : std::to_string(first->number);
}

proposed fix_missing_slash(const game_fixes& context, const finding& found) {
    constexpr std::string_view signs = "\\,;| \t";
    const std::string_view sign = context.raw(found.where);
    if (!sign.empty() && sign.find_first_not_of(signs) == std::string_view::npos)
        return rewrite(found, found.where, "/", "write /");
    // A space inside the lines: /8:3 P3/
    const span blanks = context.blanks_after(found.where.begin);
    const std::string_view after = context.text.substr(blanks.end);
    const std::string_view word = after.substr(0, after.find_first_of(" \t\r\n\""));
    if (!blanks.empty() && word.find('/') != std::string_view::npos)
        return rewrite(found, blanks, "", "remove the space");
    fix made = rewrite(found, begin_of(found.where), "/", "write / here");
    return found.where.empty() ? proposed(made) : std::nullopt;
}

// The side whose word begins like this; otherwise the first one.
proposed fix_missing_turn(const game_fixes& context, const finding& found) {
    const std::string_view word = context.raw(found.where);
    const bool white = word.starts_with('w') || word.starts_with('W');
    const bool black = word.starts_with('b') || word.starts_with('B') || begins_with_black(context.read);
    const std::string turn = black && !white ? "b" : "w";
    return rewrite(found, found.where, word.empty() ? " " + turn : turn, "write " + turn);
}

proposed fix_clock(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "0", "write 0");
}

proposed fix_missing_clock(const game_fixes& context, const finding& found) {
    return found.where.empty() || may_hold_hex(context.raw(found.where))
               ? std::nullopt
               : proposed(rewrite(found, found.where, "0", "write 0"));
}

proposed fix_missing_field(const game_fixes& context, const finding& found) {
    const tag* const position = position_around(context.read, found.where);
    if (position == nullptr)
        return std::nullopt;
    std::array<std::string, 6> fields = usual_fields(context.read);
    const std::string_view written = context.raw({position->value.begin, found.where.begin});
    std::size_t count = 0;
    for (std::size_t at = 0; at != written.size(); ++at) {
        const auto is_blank = [written](std::size_t i) { return written[i] == ' ' || written[i] == '\t'; };
        count += !is_blank(at) && (at == 0 || is_blank(at - 1)) ? 1 : 0;
    }
    // If the move number is in place of the number of plies, the latter is missing and unknown.
    const bool may_be_number = count + 1 == fields.size() && written.ends_with(" " + fields.back());
    if (may_be_number || written.find('/') == std::string_view::npos)
        return std::nullopt;
    constexpr std::size_t before_rights = 2;
    const bool castles = std::ranges::any_of(context.read.plies,
                                             [](const ply& each) { return each.kind == ply_kind::castled; });
    if (count <= before_rights && castles) {
        if (context.called().figures)
            return std::nullopt;
        position_setup setup = setup_of(context.raw(position->value));
        setup.rights.fill(cescacs::castling_state::rkr);
        fields[before_rights] = rights_by_places(context, setup);
    }
    std::string missing;
    for (std::size_t i = count; i < fields.size(); ++i)
        missing.append(" ").append(fields[i]);
    fix made = rewrite(found, begin_of(found.where), missing, "add" + missing);
    made.safe = made.safe && count > before_rights; // it is not known who might still castle
    return made;
}

proposed fix_position_spacing(const game_fixes& context, const finding& found) {
    const tag* const position = position_around(context.read, found.where);
    const bool last = context.at(found.where.end) == '"';
    // The lines of the board are one field.
    const bool is_in_board =
        position != nullptr &&
        context.raw({found.where.end, position->value.end}).find('/') != std::string_view::npos;
    const std::string_view after = context.text.substr(found.where.end);
    constexpr std::array<std::string_view, 5> black_rights{"r", "t", "k", "♜", "♚"};
    const bool is_in_rights =
        std::ranges::any_of(black_rights, [after](std::string_view each) { return after.starts_with(each); });
    const bool none = last || is_in_board || is_in_rights;
    return rewrite(found, found.where, none ? "" : " ", none ? "remove the spaces" : "write one space");
}

// Not if it may be the lines of the board, the special capture, or the last two fields.
proposed fix_text_after_position(const game_fixes& context, const finding& found) {
    const std::string_view text = trimmed(context.raw(found.where));
    const bool may_be_fields =
        !text.empty() && is_digit(text.front()) && text.find(' ') != std::string_view::npos;
    if (text.find_first_of(":/") != std::string_view::npos || may_hold_hex(text) || may_be_fields)
        return std::nullopt;
    return fix_by_removing(context, found);
}

proposed fix_single_hyphen(const game_fixes& context, const finding& found) {
    const bool is_one = context.raw(found.where).find_first_of("-‐", 1) == std::string_view::npos;
    return is_one ? rewrite(found, end_of(found.where), "-", "write --") : rewrite(found, "--");
}

proposed fix_line_order(const game_fixes& context, const finding& found) {
    const tag* const position = position_around(context.read, found.where);
    if (position == nullptr)
        return std::nullopt;
    position_setup setup = setup_of(context.raw(position->value));
    const auto written = [&](const position_setup::line& each) {
        return context.raw(
            {position->value.begin + each.where.begin, position->value.begin + each.where.end});
    };
    sort_stably(setup.lines, std::ranges::greater{}, &position_setup::line::number);
    std::string sorted;
    for (const position_setup::line& each : setup.lines)
        sorted.append(sorted.empty() ? "" : "/").append(written(each));
    if (sorted.size() != found.where.size())
        return std::nullopt;
    return rewrite(found, found.where, std::move(sorted), "sort the lines");
}

// Not if the board shows that the ply belongs to the side to move in the position.
proposed fix_turn(const game_fixes& context, const finding& found) {
    const tag* const position = position_around(context.read, found.where);
    if (position == nullptr || coherent_plies(context.read, context.raw(position->value)) == 0)
        return std::nullopt;
    const std::string turn = begins_with_black(context.read) ? "b" : "w";
    return rewrite(found, turn);
}

// As in the position; for other moves as in every notation.
proposed fix_first_number(const game_fixes& context, const finding& found) {
    if (found.expected.empty() && follows_lost_move(context.read, found))
        return std::nullopt;
    if (found.expected.empty())
        return fix_wrong_number(context, found);
    return rewrite(found, found.where, found.expected, "write the number " + found.expected);
}

// If the clock is that number, the two have changed places.
proposed fix_number(const game_fixes& context, const finding& found) {
    if (found.where.empty() || may_hold_hex(context.raw(found.where)))
        return std::nullopt;
    const std::string number = first_number_of(context.read);
    const std::uint32_t end = context.blanks_before(found.where.begin).begin;
    std::uint32_t begin = end;
    while (begin != 0 && is_digit(context.at(begin - 1)))
        --begin;
    const ply* const first = first_ply(context.read);
    const std::uint64_t most_plies =
        first == nullptr || first->number == 0 ? 0 : 2 * std::uint64_t{first->number} - 1;
    if (!is_digit(context.at(found.where.begin)) || context.raw({begin, end}) != number ||
        value_of_number(context.raw(found.where)) > most_plies)
        return rewrite(found, number);
    fix made =
        rewrite(found, {begin, end}, std::string(context.raw(found.where)), "exchange the last two fields");
    made.edits.push_back({found.where, number});
    return made;
}

} // namespace ctlpgn::ctl_pgn
