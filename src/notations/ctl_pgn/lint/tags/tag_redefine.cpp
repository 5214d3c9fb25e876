// Which letters replace which.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "text/ascii.hpp"
#include "text/look_alikes.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view chess_symbols = "FAN";

// "; did you mean "A@J"?" if the letters are small or the wrong way round; otherwise the possible letters.
std::string advice(const redefinition& item) {
    const char first = capital(item.new_letter[0]);
    const char second = capital(item.old_letter[0]);
    for (const std::string& turned : {std::string{first, '@', second}, std::string{second, '@', first}})
        if (has_form(value_form::redefine, turned))
            return meant(turned);
    const symbol old_symbol = find_symbol(std::string_view(&second, 1));
    std::string letters;
    for (const symbol_row& row : symbols)
        if (old_symbol != no_symbol && row.style == symbol_style::alternative &&
            row.kind == kind_of(old_symbol) && symbols[old_symbol].style == symbol_style::standard)
            letters += (letters.empty() ? "" : ", ") + std::string(row.text);
    if (letters.empty())
        return std::string(": nothing replaces ") + second;
    return std::string(": what may replace ") + second + " is " + letters;
}

} // namespace

void check_redefinitions(check_context& context, const tag& written, const value_parts& parts) {
    const auto is_chess_symbols = [](const redefinition& item) { return item.new_letter.empty(); };
    if (parts.redefinitions.size() > 1 && std::ranges::any_of(parts.redefinitions, is_chess_symbols)) {
        context.report(codes::mixed_redefine, written.value);
        return;
    }
    for (auto item = parts.redefinitions.begin(); item != parts.redefinitions.end(); ++item) {
        if (!has_form(value_form::redefine, item->text)) {
            context.report(codes::unknown_redefinition, span_of(context, item->text), advice(*item));
            continue;
        }
        const auto before =
            std::find_if(parts.redefinitions.begin(), item,
                         [item](const redefinition& other) { return other.old_letter == item->old_letter; });
        if (before == item)
            continue;
        finding& found = context.report(codes::repeated_redefinition, span_of(context, item->text),
                                        std::string(item->old_letter));
        found.related.push_back({span_of(context, before->text), "it has been replaced here"});
    }
}

// The same items, properly separated.
std::string redefine_suggestion(std::string_view value) {
    // A=J   A:J   A->J
    constexpr std::array<look_alike, 6> other_signs{
        {{"->", "@"}, {"=>", "@"}, {"=", "@"}, {":", "@"}, {"/", "@"}, {">", "@"}}};
    std::string capitals = in_capitals(value);
    if (capitals.find('@') == std::string::npos)
        for (const look_alike& each : other_signs)
            for (std::size_t at = capitals.find(each.written); at != std::string::npos;
                 at = capitals.find(each.written))
                capitals.replace(at, each.written.size(), each.meant);
    if (capitals == chess_symbols)
        return capitals;
    std::string result;
    for (std::size_t at = capitals.find('@'); at != std::string::npos; at = capitals.find('@', at + 1)) {
        if (at == 0 || at + 1 == capitals.size() || !is_letter(capitals[at - 1]) ||
            !is_letter(capitals[at + 1]))
            return {};
        result += (result.empty() ? "" : ", ") + capitals.substr(at - 1, 3);
    }
    return has_form(value_form::redefine, result) ? result : std::string();
}

} // namespace ctlpgn::ctl_pgn
