#include "notations/ctl_pgn/lint/causes/line_causes.hpp"

#include "lint/rules/conflict_markers.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/quoting_signs.hpp"
#include "notations/ctl_pgn/lint/unread_tags.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "text/ascii.hpp"
#include "text/shapes.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_of_board_or_rules(code id) {
    const std::uint32_t layer = layer_of(id);
    return layer == layer::board || layer == layer::rules || id == codes::absent_piece;
}

// F6-C15J for JF6-C15, JA9×C3R for JA9×RC3. What the ply must be is given to the fix.
void keep_misplaced_letter(const game& record, std::vector<finding>& findings) {
    std::vector<node> contradicted = plies_of(findings, codes::origin_holds_other_piece);
    const std::vector<node> capturing = plies_of(findings, codes::captures_other_piece);
    contradicted.insert(contradicted.end(), capturing.begin(), capturing.end());
    std::erase(contradicted, no_node);
    const auto end_of = [&record](node ply) { return record.plies[ply].whole().end; };
    sort_stably(contradicted, {}, end_of);
    std::vector<node> explained;
    for (finding& each : findings) {
        if (each.id != codes::text_after_ply || each.where.size() != 1)
            continue;
        const auto found = std::ranges::lower_bound(contradicted, each.where.begin, {}, end_of);
        if (found == contradicted.end() || end_of(*found) != each.where.begin)
            continue;
        each.at_ply = *found;
        explained.push_back(*found);
    }
    sort_stably(explained);
    drop_findings(findings, [&explained](const finding& each) {
        return is_of_board_or_rules(each.id) && std::ranges::binary_search(explained, each.at_ply);
    });
}

// Lines before the moves that begin with the name of a tag are tags, except for one among others that are
// none: mails have a date, too.
void call_tags(const game& record, std::vector<finding>& findings) {
    const std::uint32_t end = record.plies.empty() ? 0 : record.plies.front().number_begin;
    const auto is_unread = [end](const finding& each) {
        return each.id == codes::unreadable_line && each.where.begin < end;
    };
    const auto may_be_tag = [&record](const finding& each) {
        return find_unread_tag(record.raw(each.where)).has_value();
    };
    const auto follows = [&record](const finding& one, const finding& next) {
        return one.where.end <= next.where.begin &&
               record.raw({one.where.end, next.where.begin}).find_first_not_of(white_space) ==
                   std::string_view::npos;
    };
    for (auto first = findings.begin(); first != findings.end();) {
        if (!is_unread(*first)) {
            ++first;
            continue;
        }
        auto last = std::next(first);
        while (last != findings.end() && is_unread(*last) && follows(*std::prev(last), *last))
            ++last;
        const auto tags = std::count_if(first, last, may_be_tag);
        if (2 * tags >= last - first)
            for (finding& each : std::span(first, last))
                if (may_be_tag(each))
                    each.id = codes::unreadable_tag;
        first = last;
    }
}

// Lines that cannot be read one after the other, and are alike: all that one is wrong with is wrong with
// each.
void keep_first_unread_line(const game& record, std::vector<finding>& findings) {
    constexpr std::size_t compared = 4;
    std::string before;
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::unreadable_line || !may_hold_hex(record.raw(each.where)))
            return false;
        const std::string shape = shape_of(record.raw(each.where)).substr(0, compared);
        return shape == std::exchange(before, shape);
    });
}

// What cannot be read before the first ply may have held the first move.
void keep_unread_start(const game& record, std::vector<finding>& findings) {
    const finding* const late = first_finding(findings, codes::late_start);
    if (late == nullptr)
        return;
    const std::uint32_t place = late->where.begin;
    const auto may_be_start = [&](const finding& each) {
        const bool is_unread = each.id == codes::unreadable_line || each.id == codes::unexpected_text;
        return is_unread && each.where.begin < place && may_hold_hex(record.raw(each.where));
    };
    if (std::ranges::any_of(findings, may_be_start))
        drop_findings(findings, [](const finding& each) { return each.id == codes::late_start; });
}

// The end of a page between two moves for the end of a line.
void keep_line_end(std::vector<finding>& findings) {
    const finding* const mixed = first_finding(findings, codes::mixed_move_lines);
    if (mixed == nullptr)
        return;
    const std::uint32_t place = mixed->where.begin;
    const auto is_before = [place](const finding& each) {
        return each.id == codes::control_character && each.where.end == place;
    };
    if (std::ranges::any_of(findings, is_before))
        drop_findings(findings, [](const finding& each) { return each.id == codes::mixed_move_lines; });
}

// Numbers that are wrong move after move are so for one reason.
void keep_first_number(const game& record, std::vector<finding>& findings) {
    node next = no_node;
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::wrong_number || each.at_ply == no_node)
            return false;
        const node expected = next;
        next = move_from(record, each.at_ply).next;
        const bool leaves_one_out = expected != no_node && move_from(record, expected).next == each.at_ply;
        return expected == each.at_ply || leaves_one_out;
    });
}

// The comma is there, and what it parts from White's ply is not.
void keep_missing_black(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> begins = begins_of(findings, codes::trailing_comma);
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::trailing_comma);
    std::vector<std::uint32_t> explained;
    for (finding& each : findings) {
        if (each.id != codes::missing_black_ply)
            continue;
        const auto comma = std::ranges::lower_bound(begins, record.plies[each.at_ply].whole().end);
        if (comma == begins.end() || *comma != record.plies[each.at_ply].whole().end)
            continue;
        explained.push_back(*comma);
        const std::uint32_t end = ends[static_cast<std::size_t>(comma - begins.begin())];
        each.where = {end - 1, end};
    }
    sort_stably(explained);
    drop_findings(findings, [&](const finding& each) {
        if (each.id == codes::missing_end_mark && each.at_ply != no_node)
            return std::ranges::binary_search(begins, record.plies[each.at_ply].whole().end);
        return each.id == codes::trailing_comma && std::ranges::binary_search(explained, each.where.begin);
    });
}

// I5-I9, (5. …, E21-E17) NL17-G9: the comma is Black's ply's, which comes after a variation.
void keep_parted_comma(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> parted = begins_of(findings, codes::variation_in_move);
    if (parted.empty())
        return;
    const auto is_blank_between = [&record](std::uint32_t begin, std::uint32_t end) {
        return begin <= end && record.raw({begin, end}).find_first_not_of(white_space) == record.text.npos;
    };
    drop_findings(findings, [&](const finding& each) {
        const auto next = std::ranges::lower_bound(record.variations, each.where.end, {},
                                                   [](const variation& one) { return one.where.begin; });
        if (each.id != codes::trailing_comma || next == record.variations.end())
            return false;
        const auto reply = std::ranges::lower_bound(parted, next->where.end);
        return reply != parted.end() && is_blank_between(each.where.end, next->where.begin) &&
               is_blank_between(next->where.end, *reply);
    });
}

// Parentheses around what is no variation.
void keep_odd_variation(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::unexpected_text);
    drop_findings(findings, [&](const finding& each) {
        const auto next = std::ranges::upper_bound(ends, each.where.begin);
        if (each.id != codes::variation_in_move || next == ends.begin())
            return false;
        const std::string_view between = record.raw({*std::prev(next), each.where.begin});
        return between.find_first_not_of(" )") == std::string_view::npos;
    });
}

// The text in place of the result is not a result, so the result is missing.
void keep_odd_result(const game& record, std::vector<finding>& findings) {
    const finding* const missing = first_finding(findings, codes::missing_result);
    if (missing == nullptr)
        return;
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::unexpected_text);
    const bool is_last =
        !ends.empty() && record.text.substr(ends.back()).find_first_not_of(") \t\r\n") == record.text.npos;
    const std::vector<std::uint32_t> begins = begins_of(findings, codes::unexpected_text);
    if (is_last && record.text.substr(0, begins.back()).find_last_of("\r\n") ==
                       record.text.substr(0, begins.back()).find_last_not_of("( \t"))
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_result; });
}

bool is_about_a_ply(code id) {
    return id >= codes::unreadable_ply && id <= codes::missing_destination;
}

// What follows a ply that cannot be read on its line is the rest of it.
void keep_unread_ply(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> plies;
    for (const finding& each : findings)
        if (is_about_a_ply(each.id))
            plies.push_back(each.where.begin);
    sort_stably(plies);
    line_search text(record.text);
    drop_findings(findings, [&](const finding& each) {
        const auto next = std::ranges::upper_bound(plies, each.where.begin);
        const bool may_be_rest = each.id == codes::unexpected_text || each.id == codes::missing_black_ply;
        if (!may_be_rest || next == plies.begin())
            return false;
        return text.in_one_line(*std::prev(next), each.where.begin);
    });
}

// Quotation marks around a ply are found before it; there they are taken away after it, too.
void keep_quoted_ply(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> begins = ends_of(findings, codes::move_spacing);
    const std::vector<std::uint32_t> after_comma = ends_of(findings, codes::missing_comma);
    begins.insert(begins.end(), after_comma.begin(), after_comma.end());
    sort_stably(begins);
    drop_findings(findings, [&](const finding& each) {
        const auto next = std::ranges::upper_bound(begins, each.where.begin);
        if (each.id != codes::text_after_ply || next == begins.begin())
            return false;
        const std::uint32_t begin = *std::prev(next);
        const quoting_sign* const sign = opened_at_end(record.text.substr(0, begin));
        if (sign == nullptr || size_of_closing(*sign, record.raw(each.where)) != each.where.size())
            return false;
        const std::string_view between = record.raw({begin, each.where.begin});
        const bool is_of_ply = between.find_first_of(" \t\r\n,") == std::string_view::npos;
        const bool ends_line =
            record.text.substr(each.where.end, 1).find_first_not_of("\r\n") == record.text.npos;
        return between.find_first_of("\r\n") == std::string_view::npos &&
               (is_of_ply || (ends_line && between.find(sign->closing) == std::string_view::npos));
    });
}

// One tag with a name that is none, and one that is missing, where all others are there: the name is wrong.
void keep_wrong_name(const game& record, std::vector<finding>& findings) {
    constexpr std::size_t whole_roster = 8; // with Variant
    const auto count = [&findings](code id) { return std::ranges::count(findings, id, &finding::id); };
    if (record.tags.size() == whole_roster && count(codes::unknown_tag) == 1 &&
        count(codes::missing_roster_tag) == 1)
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_roster_tag; });
}

} // namespace

// E7-)E13: which variations there are is not known if a ply that could not be read holds a parenthesis.
span game_of_hidden_parenthesis(const game& record, const finding& cause) {
    constexpr std::size_t longest_word = 64;
    const std::string_view text = record.text.substr(cause.where.begin, longest_word);
    const std::size_t at = text.find_first_of(" \t\r\n,()");
    const bool holds_one = at != std::string_view::npos && (text[at] == '(' || text[at] == ')');
    return holds_one ? whole_game : span();
}

// Moves that are counted from 0.
span game_from_zero(const game& record, const finding& cause) {
    return record.raw(cause.where) == "0" ? whole_game : span();
}

void keep_first_line(const game& record, std::vector<finding>& findings) {
    keep_misplaced_letter(record, findings);
    call_tags(record, findings);
    keep_first_unread_line(record, findings);
    keep_first_conflict(record, findings);
    keep_unread_start(record, findings);
    keep_line_end(findings);
    keep_first_number(record, findings);
    keep_missing_black(record, findings);
    keep_parted_comma(record, findings);
    keep_odd_variation(record, findings);
    keep_odd_result(record, findings);
    keep_unread_ply(record, findings);
    keep_quoted_ply(record, findings);
    keep_wrong_name(record, findings);
}

} // namespace ctlpgn::ctl_pgn
