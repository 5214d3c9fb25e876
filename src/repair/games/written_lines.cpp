#include "repair/games/written_lines.hpp"

#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace ctlpgn::repair {

namespace {

// Where the last ply of the main line begins.
std::uint32_t last_begin(const game& record) {
    std::uint32_t begin = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        begin = record.plies[at].begin;
    return begin;
}

span span_of_moves(const game& record, char opening) {
    span where{0, static_cast<std::uint32_t>(record.text.size())};
    const node first = record.main_line.first_ply;
    const std::uint32_t last_ply = last_begin(record);
    for (const tag& each : record.tags)
        if (first == no_node || each.where.end <= record.plies[first].number_begin)
            where.begin = std::max(where.begin, each.where.end);
        else if (each.where.begin > last_ply)
            where.end = std::min(where.end, each.where.begin);
    if (opening != '\0' && first != no_node && where.begin <= record.plies[first].number_begin) {
        const std::size_t last =
            record.raw({where.begin, record.plies[first].number_begin}).find_last_of(opening);
        if (last != std::string_view::npos)
            where.begin += static_cast<std::uint32_t>(last) + 1;
    }
    if (record.result != 0 && record.result_where.begin >= last_ply)
        where.end = record.result_where.begin;
    return where;
}

// A comment or variation without an end may have no beginning either: its sign may be a damaged character.
bool is_closed(const game& record, span part, char opening, char closing) {
    const std::string_view text = record.raw(part);
    return !text.starts_with(opening) || text.ends_with(closing);
}

// Looks up which words are plies of the line in the tree.
void look_up_plies(const game& record, node first_ply, const repair_rules& rules, std::vector<word>& words) {
    node at = first_ply;
    for (std::size_t i = 0; i != words.size(); ++i) {
        word& here = words[i];
        if (here.kind == word_kind::punctuation)
            continue;
        while (at != no_node && record.plies[at].begin < here.where.begin)
            at = record.plies[at].next;
        if (at == no_node)
            return;
        const ply& read = record.plies[at];
        if (read.begin != here.where.begin)
            continue;
        here.kind = word_kind::ply; // a cell may be called 4
        here.known_as = at + 1;
        if (!read.readable() || read.text().end < here.where.end)
            continue;
        std::size_t last = i;
        while (last + 1 != words.size() && words[last + 1].where.begin < read.text().end)
            ++last;
        here.read_words = static_cast<std::uint32_t>(last - i + 1);
        here.is_well_formed = last == i && rules.says_for_sure(record, read);
    }
}

// Whether the numbers after a gap go on from a later one. Otherwise that number may be damaged.
bool do_numbers_go_on(const game& record, node after_gap) {
    const auto number_of = [&record](node at) { return at == no_node ? 0 : record.plies[at].number; };
    const node next = next_numbered(record, after_gap);
    const std::uint32_t here = number_of(after_gap);
    const std::uint32_t there = number_of(next);
    if (there == 0 || there <= here)
        return false;
    const std::uint32_t after = number_of(next_numbered(record, next));
    return (here != 0 && there == here + 1) || after == there + 1 || after == 0;
}

} // namespace

written_lines::written_lines(const game& record, const std::vector<finding>& findings,
                             const repair_rules& rules)
    : record_(record), rules_(rules) {
    lines_.reserve(record.variations.size() + 1);
    if (!rules.signs.shapes.empty())
        shaped_.emplace(record.text, span{0, static_cast<std::uint32_t>(record.text.size())},
                        rules.signs.shapes);
    lines_.push_back({.first_ply = record.main_line.first_ply,
                      .where = span_of_moves(record, rules.opening),
                      .left_out = {},
                      .as_line = {}});
    for (const variation& each : record.variations)
        lines_.push_back({.first_ply = each.line.first_ply,
                          .replaces = each.replaces,
                          .where = {},
                          .left_out = {},
                          .as_line = {}});
    leave_out(parts_left_out(findings));
    for (const finding& each : findings)
        if (each.id == rules.gap && each.at_ply != no_node && do_numbers_go_on(record, each.at_ply))
            end_at(record.plies[each.at_ply].number_begin);
    for (const finding& each : findings)
        if (const line_index line = line_at(each.where.begin); line != no_line)
            lines_[line].found.push_back(&each);
}

std::vector<written_lines::part_left_out>
written_lines::parts_left_out(const std::vector<finding>& findings) const {
    std::vector<part_left_out> parts;
    for (const comment& each : record_.comments)
        if (is_closed(record_, each.where, '{', '}'))
            parts.push_back({each.where});
    for (const hidden_line& each : record_.hidden_lines)
        parts.push_back({each.where});
    for (const finding& each : findings)
        if (rules_.is_no_move(record_, each))
            parts.push_back({each.where});
    // Glyphs and other remarks after plies.
    for (const ply& each : record_.plies)
        if (each.readable() && each.whole().end > each.text().end)
            parts.push_back({{each.text().end, each.whole().end}});
    for (std::size_t i = 0; i != record_.variations.size(); ++i) {
        const variation& each = record_.variations[i];
        if (!is_closed(record_, each.where, '(', ')'))
            continue;
        parts.push_back({each.where, rules_.reads_variations ? static_cast<line_index>(i + 1) : no_line});
        if (!each.label_where.empty())
            parts.push_back({each.label_where});
    }
    // Of parts that begin together, the longest first.
    sort_stably(parts, {},
                [](const part_left_out& each) { return std::pair(each.where.begin, ~each.where.end); });
    return parts;
}

// The main line.
void written_lines::end_at(std::uint32_t gap) {
    written_line& line = lines_[main_line_index];
    if (line_at(gap) != main_line_index)
        return;
    line.where.end = gap;
    line.is_cut = true;
}

// Each from the innermost line that it is in.
void written_lines::leave_out(const std::vector<part_left_out>& parts) {
    std::vector<line_index> open{main_line_index};
    for (const part_left_out& each : parts) {
        while (open.size() != 1 && record_.variations[open.back() - 1].where.end <= each.where.begin)
            open.pop_back();
        written_line& around = lines_[open.back()];
        if (!around.left_out.empty() && each.where.end <= around.left_out.back().end)
            continue; // is in what is left out already
        around.left_out.push_back(each.where);
        around.as_line.push_back(each.as_line);
        if (each.as_line == no_line)
            continue;
        lines_[each.as_line].where = moves_of(record_.variations[each.as_line - 1]);
        open.push_back(each.as_line);
    }
}

span written_lines::moves_of(const variation& asked) const {
    if (asked.line.first_ply == no_node)
        return {asked.where.begin, asked.where.begin};
    const std::string_view text = record_.raw(asked.where);
    return {text.starts_with('(') ? asked.where.begin + 1 : record_.plies[asked.line.first_ply].number_begin,
            asked.where.end - (text.ends_with(')') ? 1U : 0U)};
}

line_index written_lines::line_at(std::uint32_t place) const {
    for (line_index line = main_line_index;;) {
        const written_line& here = lines_[line];
        if (place < here.where.begin || place >= here.where.end)
            return no_line;
        const auto next =
            std::ranges::upper_bound(here.left_out, place, {}, [](span each) { return each.begin; });
        if (next == here.left_out.begin() || std::prev(next)->end <= place)
            return line;
        line = here.as_line[static_cast<std::size_t>(std::prev(next) - here.left_out.begin())];
        if (line == no_line)
            return no_line;
    }
}

std::vector<word> written_lines::words_of(line_index asked) const {
    const written_line& line = lines_[asked];
    std::vector<word> words = shaped_
                                  ? shaped_words_of(line)
                                  : repair::words_of(record_.text, line.where, line.left_out, rules_.signs);
    if (asked == main_line_index && record_.result == 0 && !words.empty() &&
        std::ranges::find(rules_.results, words.back().marked) != rules_.results.end())
        words.pop_back();
    look_up_plies(record_, line.first_ply, rules_, words);
    return words;
}

// In shapes, but with places in the text as it is written.
std::vector<word> written_lines::shaped_words_of(const written_line& line) const {
    const auto in_shapes = [this](span each) { return span{shaped_->at(each.begin), shaped_->at(each.end)}; };
    std::vector<span> left_out;
    for (const span each : line.left_out)
        left_out.push_back(in_shapes(each));
    std::vector<word> words =
        repair::words_of(shaped_->text(), in_shapes(line.where), left_out, rules_.signs);
    for (word& each : words) {
        each.where = {shaped_->offset(each.where.begin), shaped_->offset(each.where.end)};
        each.marked_end = shaped_->offset(each.marked_end);
    }
    return words;
}

signs_of_line signs_in(const std::vector<word>& words, const word_signs& signs) {
    signs_of_line found;
    for (const word& each : words) {
        if (each.kind != word_kind::ply)
            continue;
        found.has_marks = found.has_marks || each.marked.size() != each.text.size();
        found.has_captures = found.has_captures || (each.is_well_formed && signs.capture != '\0' &&
                                                    each.text.find(signs.capture) != std::string_view::npos);
    }
    return found;
}

std::size_t count_plies(const std::vector<word>& words) {
    return static_cast<std::size_t>(std::ranges::count(words, word_kind::ply, &word::kind));
}

} // namespace ctlpgn::repair
