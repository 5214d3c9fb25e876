// Fixes of plies by what the board says.
#include "ctlpgn/position.hpp"
#include "notations/xiangqi/fixes/fixes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/lint/misread_moves.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

// Mcc9-e7; empty if none is doubled, or more than one.
std::string without_doubled_character(std::string_view text) {
    const auto first = std::ranges::adjacent_find(text);
    if (first == text.end() || !is_letter_or_digit(*first) ||
        std::adjacent_find(first + 1, text.end()) != text.end())
        return {};
    std::string shorter(text);
    shorter.erase(static_cast<std::size_t>(first - text.begin()), 1);
    return shorter;
}

// R9,8: with the direction in place of its sign that makes it legal, if only one does.
std::string with_legal_direction(const position& before, std::string text) {
    constexpr std::size_t sign = 2;
    if (text.size() != 4 || !is_letter(text[0]) || !is_digit(text[1]) || !is_digit(text[3]) ||
        std::string_view(",;:/*~").find(text[sign]) == std::string_view::npos)
        return {};
    std::string placed;
    way_onto_board::append_text(placed, before);
    const auto here = ctlpgn::position::from_text(description, placed);
    std::string meant;
    for (const char direction : {'+', '-', '='}) {
        text[sign] = direction;
        if (!here || !here->is_legal(text))
            continue;
        if (!meant.empty())
            return {};
        meant = text;
    }
    return meant;
}

// What the board knows of the plies, in the form of the file if that is known. Plies in Chinese are rewritten
// together or not at all, so that no file is in two forms afterwards.
ply_texts texts_by_board(const game& record) {
    const file_format format = meant_format(record);
    ply_texts made;
    if (format.is_unknown)
        return made;
    const auto look = [&](const replayed& each) {
        std::string text =
            each.which.is_known
                ? move_text(each.before, each.which.played, format)
                : with_legal_direction(each.before, std::string(record.raw(each.written.text())));
        if (!text.empty())
            made.try_emplace(each.written.begin, each.written.text(), std::move(text));
    };
    replay<way_onto_board>(record, look);
    const auto is_left = [&](const ctlpgn::ply& each) {
        return is_chinese(record.raw(each.text()))
                   ? !made.contains(each.begin)
                   : each.readable() && !is_written_in(record, each, format.form);
    };
    if (std::ranges::any_of(record.plies, is_left))
        std::erase_if(made, [&](const auto& each) { return is_chinese(record.raw(each.second.first)); });
    return made;
}

} // namespace

// By the board, in the form of the file.
proposed fix_by_board(const fix_context& context, const finding& found) {
    const ply_texts& texts = context.texts_of_plies(texts_by_board);
    const auto text = texts.find(found.where.begin);
    if (text == texts.end())
        return std::nullopt;
    const auto& [where, meant] = text->second;
    return rewrite(found, where, meant, "write it in the form of the file");
}

// The board may have nothing to take there: then the sign is no slip of the one for captures.
proposed fix_capture_sign(const fix_context& context, const finding& found) {
    const ply_texts& texts = context.texts_of_plies(texts_by_board);
    const auto after = texts.upper_bound(found.where.begin);
    if (after != texts.begin()) {
        const auto& [where, meant] = std::prev(after)->second;
        if (found.where.end <= where.end && meant.find('x') == std::string::npos)
            return std::nullopt;
    }
    return rewrite(found, "x");
}

proposed fix_misread_move(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    // (C2=5)
    if (text.size() > 2 && std::string_view("(<'\"").find(text.front()) != std::string_view::npos &&
        std::string_view(")>'\"").find(text.back()) != std::string_view::npos)
        return guess(found, std::string(text.substr(1, text.size() - 2)));
    std::string meant = meant_half_move(text);
    if (meant.empty()) {
        const ply_texts& by_board = context.texts_of_plies(texts_by_board);
        if (const auto known = by_board.find(found.where.begin); known != by_board.end())
            meant = known->second.second;
    }
    // H2+3R9.8   H2-E2H9-G7   Ra0-b0Me7-g9
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longest = 6;
    const std::size_t size = text.size() / 2;
    if (meant.empty() && size >= shortest && size <= longest && text.size() == 2 * size &&
        is_letter(text[0]) && is_letter(text[size]))
        meant.append(text.substr(0, size)).append(" ").append(text.substr(size));
    if (meant.empty())
        meant = without_doubled_character(text);
    return guess(found, meant);
}

} // namespace ctlpgn::xiangqi
