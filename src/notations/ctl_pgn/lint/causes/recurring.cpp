#include "notations/ctl_pgn/lint/causes/recurring.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/lint/causes/causes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/misread_letters.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// What comes after lines, and what is between the cells of a table, is one habit, whatever it is found
// after.
constexpr code family_of_tails = codes::text_after_ply;
constexpr code family_of_cells = codes::missing_dot;
constexpr std::string_view cell_key = "|";
constexpr std::string_view key_of_empty_cells = ",";
constexpr std::string_view look_alikes_key = "look-alikes";
constexpr std::string_view letters_left_out = "pawns";
constexpr std::string_view small_letters_key = "small letters";

// Tabs and signs between a number and a ply, or between plies.
bool parts_cells(code id, std::string_view text) {
    constexpr std::string_view signs = "\t,;|\"'`/";
    switch (code_number(id)) {
    case code_number(codes::missing_dot):
    case code_number(codes::move_spacing):
    case code_number(codes::missing_comma):
    case code_number(codes::comma_spacing):
    case code_number(codes::trailing_comma): break;
    default: return false;
    }
    text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
    return text.find_first_of(signs) != std::string_view::npos || is_frame_of_signs(text);
}

bool is_tail(code id) {
    return id == codes::text_after_ply || id == codes::text_after_comment || id == codes::text_after_result ||
           id == codes::unexpected_text;
}

constexpr bool is_of_unread_ply(code id) {
    return id >= codes::unreadable_ply && id <= codes::not_a_hex;
}

// How the signs of a ply are written for others, if that shows; else empty.
std::string misreading_in(const game& record, const finding& found) {
    const node asked = ply_around(record, found.where.begin);
    if (asked == no_node)
        return {};
    const std::string_view written = record.raw(record.plies[asked].text());
    if (with_meant_letters(written) != written)
        return std::string(look_alikes_key);
    if (has_small_hex(written))
        return std::string(small_letters_key);
    const std::string_view rest = record.raw(found.where);
    if (found.id == codes::missing_destination && length_of_sign_of_capture(rest))
        return "captures";
    // &times; belongs to another form of writing, as its frequency shows.
    const std::string_view signs = rest.substr(0, length_before_hex(rest));
    const bool is_separator = may_be_separator(signs) && !signs.starts_with('&');
    if (found.id == codes::missing_separator && is_separator)
        return std::string(signs);
    return std::string(sign_of_unknown_piece(found.id == codes::missing_destination ? rest : written));
}

// Text with a digit may hold a ply, so each is reported; and tags are not written as moves are.
bool may_be_habit(const game& record, const finding& found) {
    const bool is_of_moves = !record.plies.empty() && found.where.begin >= record.plies.front().number_begin;
    if (found.id == codes::foreign_hyphen)
        return is_of_moves;
    if (found.id == codes::unreadable_line)
        return !may_hold_hex(record.raw(found.where));
    return found.id != codes::unexpected_text ||
           record.raw(found.where).find_first_of("0123456789") == std::string_view::npos;
}

void add_finding(finding_kinds& kinds, const game& record, const finding& added, compared what) {
    const std::string_view text = record.raw(added.where);
    if ((is_tail(added.id) || added.id == codes::text_after_tag || added.id == codes::unreadable_line) &&
        is_of_empty_cells(text))
        return add_to_kind(kinds, family_of_tails, key_of_empty_cells, added);
    if (added.id == codes::origin_holds_other_piece) {
        if (added.at_ply != no_node && record.plies[added.at_ply].piece == no_symbol)
            add_to_kind(kinds, added.id, letters_left_out, added);
    } else if (is_of_unread_ply(added.id)) {
        if (const std::string misreading = misreading_in(record, added); !misreading.empty())
            add_to_kind(kinds, codes::unreadable_ply, misreading, added);
    } else if (parts_cells(added.id, text)) {
        add_to_kind(kinds, family_of_cells, cell_key, added);
    } else if (may_be_habit(record, added)) {
        add_to_kind(kinds, is_tail(added.id) ? family_of_tails : added.id, alike_text(text, what), added);
    }
}

// Jl5-f7: the letter l may be meant as 1, but where others are small as well it is one of them.
void join_small_letters(finding_kinds& kinds, const game& record) {
    finding_kind* const small = find_kind(kinds, codes::unreadable_ply, small_letters_key);
    finding_kind* const others = find_kind(kinds, codes::unreadable_ply, look_alikes_key);
    if (small == nullptr || others == nullptr || small->found.size() < least_alike)
        return;
    std::erase_if(others->found, [&](const finding* each) {
        const bool is_small =
            has_small_hex(record.raw(record.plies[ply_around(record, each->where.begin)].text()));
        if (is_small)
            small->found.push_back(each);
        return is_small;
    });
}

recurring_findings find_alike(const game& record, const std::vector<finding>& findings) {
    finding_kinds kinds;
    for (const finding& each : findings)
        if (const habit* const row = find_habit(habits, each.id); row != nullptr)
            add_finding(kinds, record, each, row->what);
    join_small_letters(kinds, record);
    // Tables of commas lack the spaces after them, and those of tabs the dots.
    finding_kind* const cells = find_kind(kinds, family_of_cells, cell_key);
    const finding_kind lacking[] = {{codes::move_spacing, "", {}}, {codes::missing_dot, "0", {}}};
    for (const finding_kind& each : lacking) {
        finding_kind* const other = find_kind(kinds, each.id, each.alike);
        if (cells != nullptr && other != nullptr && cells->found.size() >= least_alike)
            std::ranges::move(std::exchange(other->found, {}), std::back_inserter(cells->found));
    }
    // Empty cells at the end of a row are some of them.
    finding_kind* const empty = find_kind(kinds, family_of_tails, key_of_empty_cells);
    if (cells != nullptr && empty != nullptr && cells->found.size() >= least_alike)
        std::ranges::move(std::exchange(empty->found, {}), std::back_inserter(cells->found));
    return recurring_of(std::move(kinds));
}

} // namespace

const recurring_rules recurrence{description, consequences, keep_single_causes, habits, nullptr, find_alike};

} // namespace ctlpgn::ctl_pgn
