#include "notations/ctl_pgn/lint/framed_moves.hpp"

#include "text/ascii.hpp"
#include "text/shapes.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t longest_frame = 80; // in bytes
// With the indentation. The limit keeps a long line from being searched for each of its moves.
constexpr std::uint32_t longest_beginning = 256;
// The most shapes of frames in one game, since each takes a pass over all moves.
constexpr std::size_t most_repeated_shapes = 8;

// Full-width digits, as some keyboards write them.
bool begins_with_wide_digit(std::string_view text) {
    return text.size() > 2 && text.starts_with("\xEF\xBC") && text[2] >= '\x90' && text[2] <= '\x99';
}

// The end of a tag of HTML or of a forum, or of several: </b>, [/b].
bool is_closing_markup(std::string_view text) {
    return (text.starts_with("</") && text.ends_with('>')) || (text.starts_with("[/") && text.ends_with(']'));
}

// Text that may contain a move, or parts of the game.
bool may_be_frame(std::string_view text) {
    if (text.size() > longest_frame || text.find_first_of("{}()") != std::string_view::npos)
        return false;
    return !may_hold_hex(text);
}

span without_outer_blanks(std::string_view text, span where) {
    const std::string_view raw = text.substr(where.begin, where.size());
    const std::size_t first = raw.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {where.begin, where.begin};
    const std::size_t last = raw.find_last_not_of(blanks);
    return {where.begin + static_cast<std::uint32_t>(first),
            where.begin + static_cast<std::uint32_t>(last + 1)};
}

span rest_of_line(const game& record, std::uint32_t end) {
    const std::size_t line_end = std::min(record.text.find_first_of("\n\r", end), record.text.size());
    return without_outer_blanks(record.text, {end, static_cast<std::uint32_t>(line_end)});
}

span tail_of(const game& record, const written_move& move) {
    const std::uint32_t end = end_of(record, move);
    const span tail = rest_of_line(record, end);
    const std::string_view text = record.raw(tail);
    return is_frame_of_signs(text) || is_closing_markup(text) ? tail : span{end, end};
}

} // namespace

span before_on_line(const game& record, std::uint32_t place) {
    const std::uint32_t least = place - std::min(place, longest_beginning);
    for (std::uint32_t begin = place; begin != least; --begin)
        if (const char before = record.text[begin - 1]; before == '\n' || before == '\r')
            return {begin, place};
    return {least == 0 ? 0 : place, place};
}

bool may_hold_hex(std::string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i)
        if (may_be_letter(text[i - 1]) && (is_digit(text[i]) || begins_with_wide_digit(text.substr(i))))
            return true;
    return false;
}

bool is_frame_of_signs(std::string_view text) {
    constexpr std::string_view of_ascii = "-*+>|\"'`_~,; \t";
    constexpr std::string_view others[] = {"•", "·", "‣", "◦", "▪", "●", "○", "–",
                                           "—", "“", "”", "„", "‘", "’", "«", "»"};
    bool any = false;
    while (!text.empty()) {
        const auto* const sign =
            std::ranges::find_if(others, [text](std::string_view each) { return text.starts_with(each); });
        if (sign == std::end(others) && of_ascii.find(text.front()) == std::string_view::npos)
            return false;
        any = any || !is_blank(text.front());
        text.remove_prefix(sign == std::end(others) ? 1 : sign->size());
    }
    return any;
}

namespace {

void add_framed_moves(std::vector<framed_move>& output, const game& record, const line_of_play& line) {
    each_move(record, line, [&](const written_move& move) {
        const ply& first = record.plies[move.first];
        const span frame = without_outer_blanks(record.text, before_on_line(record, first.number_begin));
        const std::string_view text = record.raw(frame);
        if (!first.has_number() || text.find_first_not_of(".") == std::string_view::npos ||
            !may_be_frame(text))
            return;
        output.push_back({move,
                          {frame.begin, first.number_begin},
                          is_frame_of_signs(text) ? std::string() : shape_of(text),
                          tail_of(record, move)});
    });
}

} // namespace

std::vector<framed_move> find_framed_moves(const game& record) {
    std::vector<framed_move> found;
    add_framed_moves(found, record, record.main_line);
    for (const variation& each : record.variations)
        add_framed_moves(found, record, each.line);
    sort_stably(found, {}, [](const framed_move& each) { return each.frame.begin; });
    return found;
}

bool shows_changes(const game& record, const std::vector<framed_move>& moves) {
    const auto has = [&](char sign) {
        return std::ranges::any_of(
            moves, [&](const framed_move& each) { return record.raw(each.frame).starts_with(sign); });
    };
    return has('-') && has('+');
}

framed_moves::framed_moves(const game& record) : moves_(find_framed_moves(record)) {
    std::vector<std::string_view> shapes;
    for (const framed_move& each : moves_)
        if (!each.shape.empty())
            shapes.push_back(each.shape);
    sort_stably(shapes);
    for (std::size_t i = 1; i < shapes.size(); ++i)
        if (shapes[i] == shapes[i - 1] && (repeated_.empty() || repeated_.back() != shapes[i]))
            repeated_.push_back(shapes[i]);
}

std::vector<framed_move> framed_moves::alike(std::uint32_t begin) const {
    std::vector<framed_move> found;
    const auto at =
        std::ranges::lower_bound(moves_, begin, {}, [](const framed_move& each) { return each.frame.begin; });
    if (at == moves_.end() || at->frame.begin != begin || repeated_.size() > most_repeated_shapes ||
        !std::ranges::binary_search(repeated_, std::string_view(at->shape)))
        return found;
    std::ranges::copy_if(moves_, std::back_inserter(found),
                         [&](const framed_move& each) { return each.shape == at->shape; });
    return found;
}

} // namespace ctlpgn::ctl_pgn
