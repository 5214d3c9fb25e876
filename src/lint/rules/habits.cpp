#include "lint/rules/habits.hpp"

#include "text/full_width.hpp"

#include <algorithm>

namespace ctlpgn {

void join_habit(code habit, const game& of, std::vector<finding>& findings, const fix_of_habit& make) {
    const auto first = std::ranges::find(findings, habit, &finding::id);
    if (first == findings.end())
        return;
    std::vector<span> places{first->where};
    const auto is_joined = [&](const finding& each) {
        if (each.id == habit)
            places.push_back(each.where);
        return each.id == habit;
    };
    findings.erase(std::remove_if(first + 1, findings.end(), is_joined), findings.end());
    if (make)
        first->remedy = make(of, places);
}

std::optional<fix> without_markup(const game& of, std::span<const span> places) {
    const auto is_space = [&of](std::uint32_t at) {
        return at >= of.text.size() ||
               std::string_view(" \t\r\n").find(of.text[at]) != std::string_view::npos;
    };
    fix made{.edits = {}, .safe = true, .title = "remove the markup"};
    bool is_apart = true; // a space stands before it, or has been left there
    for (const span where : places) {
        if (made.edits.empty() || made.edits.back().where.end != where.begin)
            is_apart = where.begin == 0 || is_space(where.begin - 1);
        const bool parts = !is_apart && !is_space(where.end);
        is_apart = is_apart || parts;
        made.edits.push_back({where, parts ? " " : ""});
    }
    return made;
}

std::optional<fix> in_half_width(const game& of, std::span<const span> places) {
    fix made{.edits = {}, .safe = true, .title = "write half-width characters"};
    for (const span where : places)
        made.edits.push_back({where, narrowed(of.raw(where))});
    return made;
}

} // namespace ctlpgn
