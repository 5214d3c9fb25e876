#include "ctlpgn/tags.hpp"
#include "lint/rules/conflict_markers.hpp"
#include "lint/rules/cut_end.hpp"
#include "lint/rules/doubtful_marks.hpp"
#include "lint/rules/habits.hpp"
#include "lint/rules/number_causes.hpp"
#include "lint/rules/repeated_moves.hpp"
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/unclosed.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/causes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "parsing/cut_comments.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

constexpr comment_signs comment_in_stars{"/*", "*/"};

constexpr check_rule rules_in_use[] = {
    check_header,      check_numbers, check_turns,      check_forms,
    check_red_letters, check_markers, check_variations, check_repeated_plies,
    check_positions,   check_board,   check_diagrams,   check_line_comments,
};

std::string header_line(const game& record, const tag& written) {
    const tag_name known = find_tag(record.raw(written.name));
    std::string line = known == tag_name::unknown ? in_capitals(record.raw(written.name))
                                                  : std::string(schema().row(known).text);
    const std::string unescaped = tag_value(record, written);
    const std::string_view value = trimmed(unescaped);
    if (!value.empty())
        line.append(" ").append(value);
    return line;
}

span with_line_end(const game& record, span where) {
    const std::size_t next = record.text.find_first_not_of("\r\n", where.end);
    return {where.begin, static_cast<std::uint32_t>(std::min(next, record.text.size()))};
}

// [Red "Hu"] is RED Hu. FORMAT comes first, and only once a file.
std::optional<fix> as_header_lines(const game& record, std::span<const span> places) {
    fix made{.edits = {}, .safe = true, .title = "write it without brackets"};
    std::string format;
    for (const span where : places) {
        const auto written = std::ranges::lower_bound(record.tags, where.begin, {},
                                                      [](const tag& each) { return each.where.begin; });
        if (written == record.tags.end())
            return std::nullopt;
        if (is_pgn_set_up(record, *written)) {
            made.edits.push_back({with_line_end(record, where), ""});
            continue;
        }
        std::string line = header_line(record, *written);
        if (find_tag(record.raw(written->name)) != tag_name::format || made.edits.empty()) {
            made.edits.push_back({where, std::move(line)});
            continue;
        }
        const span whole = with_line_end(record, where);
        const std::string_view line_end = record.raw({where.end, whole.end});
        made.edits.push_back({whole, ""});
        if (record.offset == 0 && format.empty())
            format = line.append(line_end.starts_with('\r') ? "\r\n" : "\n");
    }
    made.edits.front().text.insert(0, format);
    return made;
}

} // namespace

void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ctlpgn::ply>* resolved) {
    check_context context(record, description, checks, findings, bounds, resolved);
    for (const check_rule rule : rules_in_use)
        rule(context);
    context.finish();
    if (!is_web_game(record))
        parsing::report_cut_comments(record, codes::swallowed_moves, findings);
}

void keep_single_causes(const game& record, std::vector<finding>& findings) {
    keep_first_conflict(record, findings);
    keep_repeated_moves(record, findings, {});
    keep_causes_of_replies(record, findings, {codes::foreign_fill});
    keep_first_number_zero(record, findings);
    keep_moves_out_of_order(record, findings);
    keep_broken_forms(record, findings);
    keep_taken_brace(record, findings);
    keep_unclosed_comment(record, findings, {codes::lone_parenthesis});
    keep_parenthesis_for_brace(record, findings);
    keep_broken_lines(record, findings);
    keep_pair_of_marker(record, findings);
    keep_bare_list(record, findings);
    report_other_results(record, findings);
    keep_first_of_half_move(findings);
    drop_doubtful_marks(record, findings, {codes::check_sign_without_check, codes::mate_sign_without_mate});
    keep_cut_end(record, findings, {codes::unclosed_start, codes::unclosed_braces});
    join_habit(codes::mail_quote, record, findings);
    join_habit(codes::full_width, record, findings, in_half_width);
    join_habit(codes::markup, record, findings, [](const game& asked, std::span<const span> places) {
        return without_markup(asked, places, comment_in_stars);
    });
    join_habit(codes::foreign_space, record, findings, in_plain_spaces);
    join_habit(codes::line_signs, record, findings, without_line_signs);
    join_habit(codes::bracketed_tag, record, findings, as_header_lines);
}

} // namespace ctlpgn::xiangqi
