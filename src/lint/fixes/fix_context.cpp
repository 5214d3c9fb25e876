#include "lint/fixes/fix_context.hpp"

#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

std::string first_line_end(std::string_view text) {
    const std::size_t line_feed = text.find('\n');
    const bool has_return =
        line_feed != std::string_view::npos && line_feed != 0 && text[line_feed - 1] == '\r';
    return has_return ? "\r\n" : "\n";
}

} // namespace

fix_context::fix_context(const game& record, const notation& called)
    : read(record), written_in(called), text(record.text), line_end(first_line_end(record.text)) {}

span fix_context::blanks_before(std::uint32_t offset) const {
    std::uint32_t begin = offset;
    while (begin != 0 && is_blank(text[begin - 1]))
        --begin;
    return {begin, offset};
}

span fix_context::blanks_after(std::uint32_t offset) const {
    std::uint32_t end = offset;
    while (end != text.size() && is_blank(text[end]))
        ++end;
    return {offset, end};
}

std::uint32_t fix_context::end_before(std::uint32_t offset) const {
    return static_cast<std::uint32_t>(text.substr(0, offset).find_last_not_of(white_space) + 1);
}

std::uint32_t fix_context::margin_before(std::uint32_t offset) const {
    const bool may_have_dots = written_in.layout.shows_depth;
    while (offset != 0 && (is_blank(text[offset - 1]) || (may_have_dots && text[offset - 1] == '.')))
        --offset;
    return offset;
}

bool fix_context::begins_line(std::uint32_t offset) const {
    const std::uint32_t begin = margin_before(offset);
    return begin == 0 || text[begin - 1] == '\n' || text[begin - 1] == '\r';
}

bool fix_context::ends_line(std::uint32_t offset) const {
    const char next = at(blanks_after(offset).end);
    return next == '\n' || next == '\r' || next == '\0';
}

span fix_context::with_surroundings(span what) const {
    if (!begins_line(what.begin) || !ends_line(what.end))
        return {blanks_before(what.begin).begin, what.end};
    span line{margin_before(what.begin), blanks_after(what.end).end};
    if (at(line.end) == '\r')
        ++line.end;
    if (at(line.end) == '\n')
        ++line.end;
    return line;
}

const comment* fix_context::comment_around(span where) const {
    return ctlpgn::comment_around(read, where);
}

node fix_context::ply_at(std::uint32_t begin) const {
    const auto found = std::ranges::lower_bound(read.plies, begin, {}, &ply::number_begin);
    return found != read.plies.end() && found->number_begin == begin
               ? static_cast<node>(found - read.plies.begin())
               : no_node;
}

const game_lines& fix_context::lines() const {
    if (!lines_)
        lines_.emplace(read);
    return *lines_;
}

const ply_texts& fix_context::texts_of_plies(ply_texts (*make)(const game&)) const {
    if (!texts_)
        texts_ = make(read);
    return *texts_;
}

fix no_edits(const finding& found, std::string title) {
    return {.edits = {}, .safe = describe(found.id).fix == fixable::safe, .title = std::move(title)};
}

fix rewrite(const finding& found, span where, std::string replacement, std::string title) {
    fix made = no_edits(found, std::move(title));
    made.edits.push_back({where, std::move(replacement)});
    return made;
}

fix rewrite(const finding& found, span where, std::string replacement) {
    std::string title = "write " + replacement;
    return rewrite(found, where, std::move(replacement), std::move(title));
}

fix rewrite(const finding& found, std::string replacement) {
    return rewrite(found, found.where, std::move(replacement));
}

fix one_of(std::vector<fix> rivals) {
    fix first = std::move(rivals.front());
    first.rivals.assign(std::make_move_iterator(rivals.begin() + 1), std::make_move_iterator(rivals.end()));
    return first;
}

} // namespace ctlpgn
