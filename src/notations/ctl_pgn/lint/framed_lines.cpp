#include "notations/ctl_pgn/lint/framed_lines.hpp"

#include "text/ascii.hpp"
#include "text/shapes.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// How many of each are looked up on every line.
constexpr std::size_t most_kinds = 4;

struct frame_kinds {
    std::vector<std::string> shapes;     // of frames before moves
    std::vector<std::string_view> tails; // of frames after them
};

template <class Text> void add_kind(std::vector<Text>& output, const Text& kind) {
    if (output.size() < most_kinds && std::ranges::find(output, kind) == output.end())
        output.push_back(kind);
}

bool begins_move(const std::vector<framed_move>& moves, std::uint32_t place) {
    return std::ranges::binary_search(moves, place, {},
                                      [](const framed_move& each) { return each.frame.begin; });
}

// If a number or a word ends the frame, it may be the beginning of the line's content.
bool ends_with_sign(std::string_view shape) {
    return !shape.empty() && shape.back() != '0' && shape.back() != 'a';
}

frame_kinds kinds_of(const game& record, const std::vector<framed_move>& moves) {
    frame_kinds made;
    for (const framed_move& each : moves) {
        const std::string shape = shape_of(record.raw(each.frame));
        if (ends_with_sign(shape))
            add_kind(made.shapes, shape);
        if (!each.tail.empty())
            add_kind(made.tails, record.raw(each.tail));
    }
    return made;
}

std::size_t length_of_frame(std::string_view line, const frame_kinds& kinds) {
    std::size_t longest = 0;
    for (const std::string& each : kinds.shapes)
        longest = std::max(longest, length_of_shape(line, each));
    return longest;
}

std::size_t length_of_tail(std::string_view line, const frame_kinds& kinds) {
    std::size_t longest = 0;
    for (const std::string_view each : kinds.tails)
        if (line.ends_with(each))
            longest = std::max(longest, each.size());
    return longest;
}

span with_blanks_before(const game& record, span tail) {
    while (!tail.empty() && is_blank(record.text[tail.begin - 1]))
        --tail.begin;
    return tail;
}

// The text of a comment of several lines may begin with such a sign.
bool goes_on_in_comment(const game& record, std::uint32_t line) {
    const auto after = std::ranges::upper_bound(record.comments, line, {},
                                                [](const comment& each) { return each.where.begin; });
    return after != record.comments.begin() && std::prev(after)->where.end > line &&
           std::prev(after)->where.begin < line;
}

void add_aside(std::vector<framed_line>& output, const game& record, span aside) {
    const span before = before_on_line(record, aside.begin);
    if (!is_frame_of_signs(record.raw(before)))
        return;
    const std::size_t end = std::min(record.text.find_first_of("\n\r", aside.end), record.text.size());
    const span after{aside.end, static_cast<std::uint32_t>(end)};
    output.push_back({before, is_frame_of_signs(record.raw(after)) ? after : span{aside.end, aside.end}});
}

} // namespace

std::vector<framed_line> find_framed_lines(const game& record, const std::vector<framed_move>& moves) {
    std::vector<framed_line> found;
    if (moves.empty())
        return found;
    const frame_kinds kinds = kinds_of(record, moves);
    if (kinds.shapes.empty())
        return found;
    for (std::size_t at = moves.front().frame.begin; at < record.text.size();) {
        const std::size_t end = std::min(record.text.find_first_of("\n\r", at), record.text.size());
        const auto begin = static_cast<std::uint32_t>(at);
        const std::string_view line = trimmed(record.text.substr(at, end - at), blank_characters);
        const auto first = static_cast<std::uint32_t>(line.data() - record.text.data());
        const auto before = static_cast<std::uint32_t>(length_of_frame(line, kinds));
        at = end + 1;
        const bool is_result = record.result != 0 && first == record.result_where.begin; // it may be a *
        if (before == 0 || is_result || begins_move(moves, first) || goes_on_in_comment(record, begin))
            continue;
        const auto last = first + static_cast<std::uint32_t>(line.size());
        const auto after = static_cast<std::uint32_t>(length_of_tail(line.substr(before), kinds));
        const span tail{last - after, last};
        found.push_back({{begin, first + before}, with_blanks_before(record, tail)});
    }
    return found;
}

std::vector<framed_line> find_lines_in_signs(const game& record, const std::vector<framed_move>& moves) {
    std::vector<framed_line> found;
    for (const comment& each : record.comments)
        add_aside(found, record, each.where);
    for (const variation& each : record.variations)
        add_aside(found, record, each.where);
    if (record.result != 0 && !record.result_where.empty())
        add_aside(found, record, record.result_where);
    std::ranges::copy(find_framed_lines(record, moves), std::back_inserter(found));
    const auto line_begin = [](const framed_line& each) { return each.before.begin; };
    sort_stably(found, {}, line_begin);
    const auto repeated = std::ranges::unique(found, {}, line_begin);
    found.erase(repeated.begin(), repeated.end());
    return found;
}

} // namespace ctlpgn::ctl_pgn
