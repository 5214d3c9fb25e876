#include "notations/ctl_pgn/lint/line_causes.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/finding_places.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "tree/written_move.hpp"

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
        return is_part_of_frame(of, each) ||
               (each.id == codes::text_after_ply && of.raw(each.where) == of.raw(line->tail)) ||
               (each.id == codes::unexpected_text && !line->tail.empty() &&
                each.where.begin == line->tail.begin);
    });
}

void keep_numbered_plies(std::vector<finding>& findings) {
    if (find(findings, codes::numbered_plies) == nullptr)
        return;
    std::erase_if(findings, [](const finding& each) {
        const bool is_of_moves = layer_of(each.id) == layer::moves && each.id != codes::numbered_plies;
        return is_about_the_board(each.id) || (is_of_moves && each.id != codes::result_differs_from_tag);
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

// Lines that cannot be read one after the other, and are alike: all that one is wrong with is wrong with
// each.
void keep_first_unread_line(const game& in, std::vector<finding>& findings) {
    constexpr std::size_t compared = 4;
    std::string before;
    std::erase_if(findings, [&](const finding& each) {
        if (each.id != codes::unreadable_line || !may_hold_hex(in.raw(each.where)))
            return false;
        const std::string shape = shape_of(in.raw(each.where)).substr(0, compared);
        return shape == std::exchange(before, shape);
    });
}

// What cannot be read before the first ply may have held the first move.
void keep_unread_start(const game& in, std::vector<finding>& findings) {
    const finding* const late = find(findings, codes::late_start);
    if (late == nullptr)
        return;
    const std::uint32_t place = late->where.begin;
    const auto may_be_start = [&](const finding& each) {
        const bool is_unread = each.id == codes::unreadable_line || each.id == codes::unexpected_text;
        return is_unread && each.where.begin < place && may_hold_hex(in.raw(each.where));
    };
    if (std::ranges::any_of(findings, may_be_start))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::late_start; });
}

// The end of a page between two moves for the end of a line.
void keep_line_end(std::vector<finding>& findings) {
    const finding* const mixed = find(findings, codes::mixed_move_lines);
    if (mixed == nullptr)
        return;
    const std::uint32_t place = mixed->where.begin;
    const auto is_before = [place](const finding& each) {
        return each.id == codes::control_character && each.where.end == place;
    };
    if (std::ranges::any_of(findings, is_before))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::mixed_move_lines; });
}

// Numbers that are wrong move after move are so for one reason.
void keep_first_number(const game& in, std::vector<finding>& findings) {
    node next = no_node;
    std::erase_if(findings, [&](const finding& each) {
        if (each.id != codes::wrong_number || each.at_ply == no_node)
            return false;
        return std::exchange(next, move_from(in, each.at_ply).next) == each.at_ply;
    });
}

// White's ply is missing, so that Black's seems to be White's and to lack one after it.
void keep_missing_white(std::vector<finding>& findings) {
    std::vector<node> plies;
    for (const finding& each : findings)
        if (each.id == codes::origin_holds_opponents_piece)
            plies.push_back(each.at_ply);
    std::erase_if(findings, [&plies](const finding& each) {
        return each.id == codes::missing_black_ply && std::ranges::find(plies, each.at_ply) != plies.end();
    });
}

// Parentheses around what is no variation.
void keep_odd_variation(const game& in, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::unexpected_text);
    std::erase_if(findings, [&](const finding& each) {
        const auto next = std::ranges::upper_bound(ends, each.where.begin);
        if (each.id != codes::variation_in_move || next == ends.begin())
            return false;
        const std::string_view between = in.raw({*std::prev(next), each.where.begin});
        return between.find_first_not_of(" )") == std::string_view::npos;
    });
}

// What stands where the result has to be is none; so that is missing.
void keep_odd_result(const game& in, std::vector<finding>& findings) {
    const finding* const missing = find(findings, codes::missing_result);
    if (missing == nullptr)
        return;
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::unexpected_text);
    const bool is_last =
        !ends.empty() && in.text.substr(ends.back()).find_first_not_of(" \t\r\n") == in.text.npos;
    const std::vector<std::uint32_t> begins = begins_of(findings, codes::unexpected_text);
    if (is_last && in.text.substr(0, begins.back()).find_last_of("\r\n") ==
                       in.text.substr(0, begins.back()).find_last_not_of(" \t"))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::missing_result; });
}

} // namespace

void keep_first_line(const game& of, std::vector<finding>& findings) {
    keep_first_frame(of, findings);
    keep_numbered_plies(findings);
    keep_misplaced_letter(of, findings);
    keep_first_unread_line(of, findings);
    keep_unread_start(of, findings);
    keep_line_end(findings);
    keep_first_number(of, findings);
    keep_missing_white(findings);
    keep_odd_variation(of, findings);
    keep_odd_result(of, findings);
}

} // namespace ctlpgn::ctl_pgn
