#include "notations/pgn/repair/main_line.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::bare_glyph,          codes::unknown_suffix,
                              codes::suffix_spacing,      codes::en_passant_words,
                              codes::mark_words,          codes::text_in_parentheses,
                              codes::result_in_variation, codes::unreadable_nag,
                              codes::nag_out_of_range,    codes::markup,
                              codes::mail_quote,          codes::foreign_space,
                              codes::control_character,   codes::unknown_result,
                              codes::text_after_result,   codes::command_outside_comment};

// Where the last ply of the main line begins.
std::uint32_t last_begin(const game& record) {
    std::uint32_t begin = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        begin = record.plies[at].begin;
    return begin;
}

span span_of_moves(const game& record) {
    span where{0, static_cast<std::uint32_t>(record.text.size())};
    for (const tag& each : record.tags)
        if (record.main_line.first_ply == no_node ||
            each.where.end <= record.plies[record.main_line.first_ply].number_begin)
            where.begin = std::max(where.begin, each.where.end);
    if (record.result != 0 && record.result_where.begin >= last_begin(record))
        where.end = record.result_where.begin;
    return where;
}

// A comment or variation without an end may have no beginning either: its sign may be a damaged character.
bool is_closed(const game& record, span part, char opening, char closing) {
    const std::string_view text = record.raw(part);
    return !text.starts_with(opening) || text.ends_with(closing);
}

std::vector<span> parts_left_out(const game& record, const std::vector<finding>& findings) {
    std::vector<span> parts;
    for (const comment& each : record.comments)
        if (is_closed(record, each.where, '{', '}'))
            parts.push_back(each.where);
    for (const hidden_line& each : record.hidden_lines)
        parts.push_back(each.where);
    for (const variation& each : record.variations)
        if (is_closed(record, each.where, '(', ')'))
            parts.push_back(each.where);
    for (const finding& each : findings)
        // The letter N means a novelty, or a knight.
        if (std::ranges::find(no_moves, each.id) != no_moves.end() &&
            !(each.id == codes::bare_glyph && record.raw(each.where) == "N"))
            parts.push_back(each.where);
    sort_stably(parts, {}, [](span each) { return each.begin; });
    return parts;
}

bool is_result(std::string_view text) {
    constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
    return std::ranges::find(results, text) != results.end();
}

// Looks up which words are plies of the main line in the tree.
void look_up_plies(const game& record, std::vector<repair::word>& words) {
    node at = record.main_line.first_ply;
    for (std::size_t i = 0; i != words.size(); ++i) {
        repair::word& here = words[i];
        if (here.kind != repair::word_kind::ply)
            continue;
        while (at != no_node && record.plies[at].begin < here.where.begin)
            at = record.plies[at].next;
        if (at == no_node)
            return;
        const ply& read = record.plies[at];
        if (read.begin != here.where.begin)
            continue;
        here.known_as = at + 1;
        if (!read.readable() || read.text().end < here.where.end)
            continue;
        std::size_t last = i;
        while (last + 1 != words.size() && words[last + 1].where.begin < read.text().end)
            ++last;
        here.read_words = static_cast<std::uint32_t>(last - i + 1);
        // A letter of an unknown language says nothing sure.
        here.is_well_formed = last == i && !is_foreign(read.piece);
    }
}

} // namespace

words_of_line words_of_main_line(const game& record, const std::vector<finding>& findings) {
    constexpr repair::word_signs signs{.marks = "+#", .judgement = "!?", .glyph = '$'};
    words_of_line line{
        .where = span_of_moves(record), .left_out = parts_left_out(record, findings), .words = {}};
    line.words = repair::words_of(record.text, line.where, line.left_out, signs);
    if (record.result == 0 && !line.words.empty() && is_result(line.words.back().marked))
        line.words.pop_back();
    look_up_plies(record, line.words);
    return line;
}

} // namespace ctlpgn::pgn
