#include "lint/rules/habits.hpp"

#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "text/utf8.hpp"
#include "text/web_markup.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

// Letters and digits, figurines, and the other signs that moves are written with.
bool is_sign_of_moves(std::string_view character) {
    constexpr std::string_view signs = "+#=!?×±∓∞½";
    constexpr std::string_view first_of_figurines = "\xE2\x99";
    return (character.size() == 1 && is_letter_or_digit(character.front())) ||
           signs.find(character) != std::string_view::npos || character.starts_with(first_of_figurines);
}

// The text that says the same as markup; nothing if there is none.
std::optional<std::string> text_for(std::string_view markup, const comment_signs& signs) {
    markup_sense sense = sense_of_markup(markup);
    switch (sense.kind) {
    case markup_kind::invisible: return std::string();
    case markup_kind::character:
        return is_sign_of_moves(sense.text) ? std::optional(std::move(sense.text)) : std::nullopt;
    case markup_kind::remark:
        return sense.text.find(signs.closing) == std::string::npos
                   ? std::optional(std::string(signs.opening).append(sense.text).append(signs.closing))
                   : std::nullopt;
    case markup_kind::unsaid: break;
    }
    return std::nullopt;
}

} // namespace

void join_habit(code habit, const game& record, std::vector<finding>& findings, const fix_of_habit& make) {
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
        first->remedy = make(record, places);
}

std::optional<fix> without_markup(const game& record, std::span<const span> places,
                                  const comment_signs& signs) {
    const auto is_space = [&record](std::uint32_t at) {
        return at >= record.text.size() ||
               std::string_view(" \t\r\n").find(record.text[at]) != std::string_view::npos;
    };
    fix made{.edits = {}, .safe = true, .title = "remove the markup"};
    bool is_apart = true; // a space comes before it, or was left there
    for (const span where : places) {
        std::optional<std::string> text = text_for(record.raw(where), signs);
        if (!text) {
            made.partial = true;
            continue;
        }
        if (made.edits.empty() || made.edits.back().where.end != where.begin)
            is_apart = where.begin == 0 || is_space(where.begin - 1);
        if (!text->empty()) {
            is_apart = false;
            made.edits.push_back({where, std::move(*text)});
            continue;
        }
        const bool parts = !is_apart && !is_space(where.end);
        is_apart = is_apart || parts;
        made.edits.push_back({where, parts ? " " : ""});
    }
    return made.edits.empty() ? std::nullopt : std::optional(std::move(made));
}

std::optional<fix> without_line_signs(const game& record, std::span<const span> places) {
    const auto has = [&](char sign) {
        return std::ranges::any_of(places, [&](span where) { return record.raw(where).starts_with(sign); });
    };
    if (has('+') && has('-'))
        return std::nullopt;
    std::optional<fix> made = without_markup(record, places, comment_in_braces);
    if (made)
        made->title = "remove the signs";
    return made;
}

std::optional<fix> in_plain_spaces(const game& record, std::span<const span> places) {
    const std::string_view line_end = record.text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    fix made{.edits = {}, .safe = true, .title = "write plain spaces"};
    for (const span where : places) {
        std::string_view text;
        for (std::string_view rest = record.raw(where); !rest.empty();) {
            const auto [code, size, valid] = utf8::decode(rest);
            rest.remove_prefix(size);
            const bool ends_line = code == 0x0B || code == 0x0C || code == 0x2028 || code == 0x2029;
            const bool is_seen =
                code == 0xA0 || (code >= 0x2000 && code < 0x200B) || code == 0x202F || code == 0x205F;
            if (ends_line)
                text = line_end;
            else if (is_seen && text.empty())
                text = " ";
        }
        made.edits.push_back({where, std::string(text)});
    }
    return made;
}

std::optional<fix> in_half_width(const game& record, std::span<const span> places) {
    fix made{.edits = {}, .safe = true, .title = "write half-width characters"};
    for (const span where : places)
        made.edits.push_back({where, narrowed(record.raw(where))});
    return made;
}

} // namespace ctlpgn
