// Comments that the reading has ended where the game continues. By the text alone they end at the next
// closing brace, so this is not a fault of syntax.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

void report_open_comments(const game& record, std::vector<finding>& findings) {
    for (const comment& each : record.comments) {
        if (record.text[each.where.end - 1] == '}' || record.text[each.where.begin] != '{')
            continue;
        const span brace{each.where.begin, each.where.begin + 1};
        const bool is_reported = std::ranges::any_of(findings, [brace](const finding& found) {
            return found.id == codes::unclosed_comment && found.where == brace;
        });
        if (is_reported)
            continue;
        finding& added = findings.emplace_back();
        added.id = codes::swallowed_moves;
        added.where = brace;
    }
}

void keep_swallowed_parenthesis(const game& record, std::vector<finding>& findings) {
    const auto text_of = [&record](const finding& open) {
        const comment* const found = comment_around(record, open.where);
        return found == nullptr ? std::string_view() : record.raw(found->where);
    };
    const auto has_parenthesis = [&text_of](const finding& each) {
        return each.id == codes::swallowed_moves && text_of(each).find(')') != std::string_view::npos;
    };
    const auto is_parenthesis = [&](const finding& each) {
        return each.id == codes::swallowed_moves && text_of(each) == "{" &&
               opens_variation(record, each.where);
    };
    const auto keep = [&](finding& cause, auto is_consequence) {
        const std::uint32_t begin = cause.where.begin;
        if (std::ranges::none_of(findings, is_consequence))
            return;
        drop_findings(findings, [&](const finding& each) {
            return is_consequence(each) || (depends_on_moves(each.id) && each.where.begin > begin);
        });
    };
    if (const auto open = std::ranges::find_if(findings, has_parenthesis); open != findings.end())
        keep(*open, [begin = open->where.begin](const finding& each) {
            return each.id == code::unclosed_variation && each.where.begin < begin;
        });
    if (const auto open = std::ranges::find_if(findings, is_parenthesis); open != findings.end()) {
        open->at_ply = ply_from(record, open->where.end);
        keep(*open, [begin = open->where.begin](const finding& each) {
            return each.id == code::stray_parenthesis && each.where.begin > begin;
        });
    }
}

} // namespace ctlpgn::pgn
