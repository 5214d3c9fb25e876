#include "parsing/cut_comments.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::parsing {

namespace {

constexpr std::string_view closing_sign(std::string_view comment) {
    return comment.front() == '/' ? "*/" : "}";
}

constexpr bool is_line_comment(std::string_view comment) {
    return comment.front() == '#' || comment.front() == ';';
}

// COM( good )
constexpr bool is_in_brackets(std::string_view comment) {
    const std::size_t opening = comment.find_first_of("{([");
    return comment.front() == 'C' && opening != std::string_view::npos &&
           ((comment[opening] == '(' && comment.ends_with(')')) ||
            (comment[opening] == '[' && comment.ends_with(']')));
}

// Comments in which a backslash escapes the closing sign begin with a word or with /*.
constexpr bool is_closed(std::string_view comment) {
    const std::string_view sign = closing_sign(comment);
    if (comment.ends_with("｝") || is_in_brackets(comment))
        return true;
    return comment.ends_with(sign) &&
           (comment.front() == '{' || !comment.substr(0, comment.size() - sign.size()).ends_with('\\'));
}

bool is_cut(const game& record, const comment& asked, const std::vector<finding>& findings) {
    const std::string_view text = record.raw(asked.where);
    return !text.empty() && !is_line_comment(text) && !is_closed(text) &&
           std::ranges::none_of(findings, [&asked](const finding& found) {
               return found.id == code::unclosed_comment && found.where.begin == asked.where.begin;
           });
}

// After the first closing sign.
std::uint32_t end_by_text(const game& record, const comment& cut) {
    const std::string_view sign = closing_sign(record.raw(cut.where));
    const bool has_escapes = record.text[cut.where.begin] != '{';
    std::size_t at = record.text.find(sign, cut.where.begin + 1);
    while (has_escapes && at != std::string_view::npos && record.text[at - 1] == '\\')
        at = record.text.find(sign, at + 1);
    return static_cast<std::uint32_t>(std::min(at, record.text.size()));
}

} // namespace

bool has_faults_of_syntax(const std::vector<finding>& findings) {
    return std::ranges::any_of(findings,
                               [](const finding& found) { return layer_of(found.id) == layer::syntax; });
}

cut_doubt doubt_about_cuts(const game& record, const std::vector<finding>& findings) {
    if (!has_faults_of_syntax(findings))
        return cut_doubt::none;
    std::uint32_t end = 0; // of the last one
    for (const comment& each : record.comments) {
        if (each.where.begin < end || !is_cut(record, each, findings))
            continue;
        end = end_by_text(record, each);
        if (std::ranges::any_of(findings, [&each, end](const finding& found) {
                return layer_of(found.id) == layer::syntax && found.where.begin > each.text.begin &&
                       found.where.begin < end;
            }))
            return cut_doubt::text_of_comments;
    }
    return end == 0 ? cut_doubt::none : cut_doubt::faults_elsewhere;
}

void report_cut_comments(const game& record, code id, std::vector<finding>& findings) {
    for (const comment& each : record.comments) {
        if (!is_cut(record, each, findings))
            continue;
        finding& added = findings.emplace_back();
        added.id = id;
        added.where = {each.where.begin, each.where.begin + 1};
        added.detail = closing_sign(record.raw(each.where));
    }
}

} // namespace ctlpgn::parsing
