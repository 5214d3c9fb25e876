#include "repair/games/line_words.hpp"

#include "tree/sorting.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace ctlpgn::repair {

namespace {

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

std::vector<span> parts_left_out(const game& record, const std::vector<finding>& findings,
                                 const repair_rules& rules) {
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
        if (rules.is_no_move(record, each))
            parts.push_back(each.where);
    sort_stably(parts, {}, [](span each) { return each.begin; });
    return parts;
}

// Looks up which words are plies of the main line in the tree.
void look_up_plies(const game& record, const repair_rules& rules, std::vector<word>& words) {
    node at = record.main_line.first_ply;
    for (std::size_t i = 0; i != words.size(); ++i) {
        word& here = words[i];
        if (here.kind != word_kind::ply)
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
        here.is_well_formed = last == i && rules.is_sure(read);
    }
}

} // namespace

words_of_line words_of_main_line(const game& record, const std::vector<finding>& findings,
                                 const repair_rules& rules) {
    words_of_line line{
        .where = span_of_moves(record), .left_out = parts_left_out(record, findings, rules), .words = {}};
    line.words = words_of(record.text, line.where, line.left_out, rules.signs);
    if (record.result == 0 && !line.words.empty() &&
        std::ranges::find(rules.results, line.words.back().marked) != rules.results.end())
        line.words.pop_back();
    look_up_plies(record, rules, line.words);
    return line;
}

bool is_among_moves(const words_of_line& line, const finding& asked) {
    if (asked.where.begin < line.where.begin || asked.where.begin >= line.where.end)
        return false;
    const auto next =
        std::ranges::upper_bound(line.left_out, asked.where.begin, {}, [](span each) { return each.begin; });
    return next == line.left_out.begin() || std::prev(next)->end <= asked.where.begin;
}

bool has_marks(const std::vector<word>& in_line) {
    return std::ranges::any_of(in_line, [](const word& each) {
        return each.kind == word_kind::ply && each.marked.size() != each.text.size();
    });
}

std::size_t count_plies(const std::vector<word>& in_line) {
    return static_cast<std::size_t>(std::ranges::count(in_line, word_kind::ply, &word::kind));
}

} // namespace ctlpgn::repair
