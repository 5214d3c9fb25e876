#include "notations/xiangqi/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/repair_roles.hpp"
#include "text/ascii.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// For a half-move that is not written.
constexpr repair::sign_shape gap_shape{"…", '.'};

// Chinese characters are what AXF writes for them.
constexpr auto shapes = [] {
    std::array<repair::sign_shape, chinese_signs.size() + 1> made{gap_shape};
    for (std::size_t i = 0; i != chinese_signs.size(); ++i)
        made[i + 1] = {chinese_signs[i].text, chinese_signs[i].meaning};
    return made;
}();

// A speck that looks like markup may be in the middle of a ply: E3+`5
bool is_inside_word(const game& record, span where) {
    const auto is_space = [&record](std::size_t at) {
        return at >= record.text.size() || white_space.find(record.text[at]) != std::string_view::npos;
    };
    return where.begin != 0 && !is_space(where.begin - 1) && !is_space(where.end);
}

bool may_be_move(const game& record, const finding& asked) {
    return asked.id == codes::markup && is_inside_word(record, asked.where);
}

// In the form of the file, or in Chinese, which needs none.
bool is_sure(const game& record, const ctlpgn::ply& read) {
    return is_chinese(record.raw(read.text())) || is_written_in(record, read, format_of(record).form);
}

constexpr repair::repair_rules own_rules{
    .roles = {.rows = repair_roles, .is_about_board = is_about_board},
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_move,
    .unlikely_ply = codes::unlikely_move,
    .may_be_move = may_be_move,
    .is_sure = is_sure,
    .signs = {.marks = "+", .judgement = "!?", .shapes = shapes, .around = "{}", .shortest = 3},
    .results = {},
    .opening = '{',
    .marks_may_lack = true,
    .reads_variations = true,
    .are_variations_last = true,
    .margins = {.safe = 5, .omitted = 0.5F},
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return own_rules;
}

} // namespace ctlpgn::xiangqi
