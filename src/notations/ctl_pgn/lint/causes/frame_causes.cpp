#include "notations/ctl_pgn/lint/causes/frame_causes.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// What stands between the parts of a framed move, which are written anew with it.
bool is_part_of_frame(const game& in, const finding& of) {
    switch (code_number(of.id)) {
    case code_number(codes::missing_dot):
    case code_number(codes::move_spacing):
    case code_number(codes::missing_comma):
    case code_number(codes::comma_spacing):
    case code_number(codes::trailing_comma): return true;
    case code_number(codes::text_after_ply): return is_frame_of_signs(in.raw(of.where));
    default: return false;
    }
}

// The line that holds the place.
const framed_move* find_line(const std::vector<framed_move>& lines, line_search& in, std::uint32_t place) {
    const auto after =
        std::ranges::upper_bound(lines, place, {}, [](const framed_move& each) { return each.frame.begin; });
    if (after == lines.begin())
        return nullptr;
    const framed_move& line = *std::prev(after);
    return in.in_one_line(line.frame.begin, place) ? &line : nullptr;
}

} // namespace

// Of lines with the same things before their moves the first is said.
void keep_first_frame(const game& of, std::vector<finding>& findings) {
    const auto is_before_move = [](const finding& each) {
        return each.id == codes::signs_before_move || each.id == codes::unexpected_text;
    };
    if (std::ranges::none_of(findings, is_before_move))
        return;
    const std::vector<framed_move> lines = find_framed_moves(of);
    const framed_result result = find_framed_result(of);
    line_search text(of.text);
    std::set<std::string> said;
    const auto is_frame_of = [&](const framed_move& line, const finding& each) {
        return is_before_move(each) && each.where.begin <= line.frame.begin &&
               each.where.end <= line.frame.end;
    };
    const auto is_of_result = [&](const finding& each) {
        return !result.before.empty() && each.where.begin >= result.before.begin &&
               each.where.begin <= of.result_where.end + 1;
    };
    std::erase_if(findings, [&](const finding& each) {
        if (is_of_result(each))
            return each.id == codes::text_after_result ||
                   (is_before_move(each) && !said.insert(std::string()).second);
        const framed_move* const line = find_line(lines, text, each.where.begin);
        if (line == nullptr)
            return false;
        if (is_frame_of(*line, each))
            return !said.insert(line->shape).second;
        return is_part_of_frame(of, each) ||
               (each.id == codes::text_after_ply && of.raw(each.where) == of.raw(line->tail)) ||
               (each.id == codes::unexpected_text && !line->tail.empty() &&
                each.where.begin == line->tail.begin);
    });
}

} // namespace ctlpgn::ctl_pgn
