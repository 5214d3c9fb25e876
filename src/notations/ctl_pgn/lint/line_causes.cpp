#include "notations/ctl_pgn/lint/line_causes.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_about_the_board(code id) {
    const std::uint32_t layer = layer_of(id);
    return layer == layer::board || layer == layer::rules || id == codes::absent_piece;
}

const finding* find(const std::vector<finding>& findings, code id) {
    const auto found = std::ranges::find(findings, id, &finding::id);
    return found == findings.end() ? nullptr : &*found;
}

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
const framed_move* find_line(const std::vector<framed_move>& lines, const game& in, std::uint32_t place) {
    const auto after =
        std::ranges::upper_bound(lines, place, {}, [](const framed_move& each) { return each.frame.begin; });
    if (after == lines.begin())
        return nullptr;
    const framed_move& line = *std::prev(after);
    const std::string_view between = in.raw({line.frame.begin, place});
    return between.find_first_of("\n\r") == std::string_view::npos ? &line : nullptr;
}

// Of lines with the same things before their moves the first is said.
void keep_first_frame(const game& of, std::vector<finding>& findings) {
    const auto is_before_move = [](const finding& each) {
        return each.id == codes::signs_before_move || each.id == codes::unexpected_text;
    };
    if (std::ranges::none_of(findings, is_before_move))
        return;
    const std::vector<framed_move> lines = find_framed_moves(of);
    std::vector<std::string> said;
    const auto is_frame_of = [&](const framed_move& line, const finding& each) {
        return is_before_move(each) && each.where.begin <= line.frame.begin &&
               each.where.end <= line.frame.end;
    };
    std::erase_if(findings, [&](const finding& each) {
        const framed_move* const line = find_line(lines, of, each.where.begin);
        if (line == nullptr)
            return false;
        if (is_frame_of(*line, each)) {
            if (std::ranges::find(said, line->shape) != said.end())
                return true;
            said.push_back(line->shape);
            return false;
        }
        return line->shape.empty()
                   ? is_part_of_frame(of, each)
                   : each.id == codes::text_after_ply && of.raw(each.where) == of.raw(line->tail);
    });
}

void keep_numbered_plies(std::vector<finding>& findings) {
    if (find(findings, codes::numbered_plies) == nullptr)
        return;
    std::erase_if(findings, [](const finding& each) {
        return is_about_the_board(each.id) || each.id == codes::missing_black_ply ||
               each.id == codes::wrong_number;
    });
}

// F6-C15J for JF6-C15, JA9×C3R for JA9×RC3. What the ply must be is told to who fixes it.
void keep_misplaced_letter(const game& of, std::vector<finding>& findings) {
    std::vector<node> explained;
    for (finding& each : findings) {
        if (each.id != codes::text_after_ply || each.where.size() != 1)
            continue;
        const auto cause = [&](const finding& other) {
            const bool is_of_piece =
                other.id == codes::origin_holds_other_piece || other.id == codes::captures_other_piece;
            return is_of_piece && other.at_ply != no_node &&
                   of.plies[other.at_ply].whole().end == each.where.begin;
        };
        const auto found = std::ranges::find_if(findings, cause);
        if (found == findings.end())
            continue;
        each.at_ply = found->at_ply;
        explained.push_back(found->at_ply);
    }
    std::erase_if(findings, [&explained](const finding& each) {
        return is_about_the_board(each.id) && std::ranges::find(explained, each.at_ply) != explained.end();
    });
}

} // namespace

void keep_first_line(const game& of, std::vector<finding>& findings) {
    keep_first_frame(of, findings);
    keep_numbered_plies(findings);
    keep_misplaced_letter(of, findings);
}

} // namespace ctlpgn::ctl_pgn
