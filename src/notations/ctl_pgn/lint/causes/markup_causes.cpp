#include "notations/ctl_pgn/lint/causes/markup_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "lint/rules/recurring.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// The name in <name> or </name>, which is all of the text; empty if it is something else.
std::string_view name_of_markup(std::string_view text, bool closing) {
    const std::string_view begin = closing ? "</" : "<";
    text = trimmed(text);
    if (!text.starts_with(begin) || !text.ends_with('>'))
        return {};
    const std::string_view inner = text.substr(begin.size(), text.size() - begin.size() - 1);
    const std::string_view name = inner.substr(0, inner.find(' '));
    return std::ranges::all_of(name, is_letter_or_digit) ? name : std::string_view();
}

void keep_opening_markup(const game& record, std::vector<finding>& findings) {
    // More of them are reported as one anyway.
    if (std::ranges::count(findings, codes::unreadable_line, &finding::id) >=
        static_cast<std::ptrdiff_t>(least_alike))
        return;
    std::vector<std::string_view> opened;
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::unreadable_line && each.id != codes::unexpected_text)
            return false;
        const std::string_view text = record.raw(each.where);
        if (const std::string_view name = name_of_markup(text, false); !name.empty())
            opened.push_back(name);
        const std::string_view closed = name_of_markup(text, true);
        return !closed.empty() && std::erase(opened, closed) != 0;
    });
}

// * See page 4: a footnote, or a correction in a chat, that moves go on after is no result.
void keep_starred_text(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> texts = begins_of(findings, codes::text_after_result);
    if (texts.empty())
        return;
    line_search lines(record.text);
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::moves_after_result || !record.raw(each.where).starts_with('*'))
            return false;
        const auto text = std::ranges::upper_bound(texts, each.where.begin);
        return text != texts.end() && lines.in_one_line(each.where.begin, *text);
    });
}

} // namespace

void keep_causes_of_markup(const game& record, std::vector<finding>& findings) {
    keep_opening_markup(record, findings);
    keep_starred_text(record, findings);
}

} // namespace ctlpgn::ctl_pgn
