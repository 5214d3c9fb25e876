#include "notations/ctl_pgn/lint/causes/frame_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/framed_lines.hpp"
#include "text/shapes.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// What is between the parts of a framed move, which are written anew with it.
bool is_part_of_frame(const game& record, const finding& found) {
    switch (code_number(found.id)) {
    case code_number(codes::missing_dot):
    case code_number(codes::move_spacing):
    case code_number(codes::missing_comma):
    case code_number(codes::comma_spacing):
    case code_number(codes::trailing_comma): return true;
    case code_number(codes::text_after_ply): return is_frame_of_signs(record.raw(found.where));
    default: return false;
    }
}

std::uint32_t begin_of_line(const framed_move& move) {
    return move.frame.begin;
}

std::uint32_t begin_of_line(const framed_line& line) {
    return line.before.begin;
}

// The one that holds the place; null if none does.
template <class Line>
const Line* line_around(const std::vector<Line>& lines, line_search& search, std::uint32_t place) {
    const auto after =
        std::ranges::upper_bound(lines, place, {}, [](const Line& each) { return begin_of_line(each); });
    if (after == lines.begin())
        return nullptr;
    const Line& line = *std::prev(after);
    return search.in_one_line(begin_of_line(line), place) ? &line : nullptr;
}

bool is_beside_or_in(span where, const finding& found) {
    return found.where.begin >= where.begin && found.where.begin < where.end;
}

// Nothing is between except dots and spaces, which show the depth.
bool is_after_frame(const game& record, const framed_line& line, const finding& found) {
    return found.where.begin >= line.before.end &&
           record.raw({line.before.end, found.where.begin}).find_first_not_of(" \t.") ==
               std::string_view::npos;
}

// What is said of the frame of a comment, a variation or the result.
enum class said_of_frame : std::uint8_t { nothing, comes_before, its_consequence };

said_of_frame what_is_said(const game& record, const framed_line& line, const finding& found) {
    switch (code_number(found.id)) {
    case code_number(codes::signs_before_move):
    case code_number(codes::unreadable_label):
    case code_number(codes::unexpected_text):
    case code_number(codes::text_after_comment):
    case code_number(codes::text_after_result):
        if (is_beside_or_in(line.before, found))
            return said_of_frame::comes_before;
        return is_beside_or_in(line.after, found) ? said_of_frame::its_consequence : said_of_frame::nothing;
    case code_number(codes::comment_in_line):
        return is_after_frame(record, line, found) ? said_of_frame::its_consequence : said_of_frame::nothing;
    default: return said_of_frame::nothing;
    }
}

// The shapes of frames that have been said. Of more kinds nothing is a habit, and each is said.
class said_frames {
  public:
    // False: it was there.
    bool add(const std::string& shape) {
        constexpr std::size_t most_kinds = 256;
        if (std::ranges::find(shapes_, shape) != shapes_.end())
            return false;
        if (shapes_.size() < most_kinds)
            shapes_.push_back(shape);
        return true;
    }

  private:
    std::vector<std::string> shapes_;
};

// | Move | White | Black |: the head of a table, whose rows are reported.
void keep_first_of_table(const game& record, const std::vector<framed_move>& rows,
                         std::vector<finding>& findings) {
    if (rows.empty() || record.raw(rows.front().frame).find('|') == std::string_view::npos)
        return;
    const std::uint32_t first_row = rows.front().frame.begin;
    drop_findings(findings, [&](const finding& each) {
        return each.id == codes::unreadable_line && each.where.end <= first_row &&
               record.raw(each.where).starts_with('|');
    });
}

} // namespace

// Of lines with the same things before their moves the first is said.
void keep_first_frame(const game& record, std::vector<finding>& findings) {
    const auto is_before_move = [](const finding& each) {
        return each.id == codes::signs_before_move || each.id == codes::unexpected_text;
    };
    if (std::ranges::none_of(findings, is_before_move))
        return;
    const std::vector<framed_move> lines = find_framed_moves(record);
    const std::vector<framed_line> others = find_lines_in_signs(record, lines);
    line_search text(record.text);
    line_search text_of_others(record.text);
    said_frames frames;
    bool hides_text = false; // what comes after such a frame could not be read, and may be the result
    const auto is_frame_of = [&](const framed_move& line, const finding& each) {
        return is_before_move(each) && each.where.begin <= line.frame.begin &&
               each.where.end <= line.frame.end;
    };
    drop_findings(findings, [&](const finding& each) {
        const framed_line* const other = line_around(others, text_of_others, each.where.begin);
        if (const said_of_frame what =
                other == nullptr ? said_of_frame::nothing : what_is_said(record, *other, each);
            what != said_of_frame::nothing) {
            const std::string_view frame = record.raw(other->before);
            hides_text = hides_text || each.where.end > other->before.end;
            return what == said_of_frame::its_consequence ||
                   !frames.add(is_frame_of_signs(frame) ? std::string() : shape_of(frame));
        }
        const framed_move* const line = line_around(lines, text, each.where.begin);
        if (line == nullptr)
            return false;
        if (is_frame_of(*line, each))
            return !frames.add(line->shape);
        return is_part_of_frame(record, each) ||
               (each.id == codes::text_after_ply && record.raw(each.where) == record.raw(line->tail)) ||
               (each.id == codes::unexpected_text && !line->tail.empty() &&
                each.where.begin == line->tail.begin);
    });
    keep_first_of_table(record, lines, findings);
    // Two versions of a move have one number.
    if (shows_changes(record, lines))
        drop_findings(findings, [](const finding& each) { return each.id == codes::wrong_number; });
    if (hides_text)
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_result; });
}

} // namespace ctlpgn::ctl_pgn
