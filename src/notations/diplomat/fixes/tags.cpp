// Fixes of tags and of what is in their values.
#include "notations/diplomat/tags.hpp"

#include "lint/fixes/enclosed.hpp"
#include "lint/rules/results.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/fixes/texts.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/dates.hpp"
#include "text/full_width.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::diplomat {

// The last quotation mark of the span ends the value.
proposed fix_unescaped_quote(const fix_context& context, const finding& found) {
    return escape_quotes(context, found, {found.where.begin, found.where.end - 1});
}

// [Black "D]
proposed fix_unclosed_quote(const fix_context& context, const finding& found) {
    const tag* const written = tag_around(context.read, found.where);
    if (written == nullptr)
        return std::nullopt;
    const std::string_view text = context.raw(written->where);
    const std::size_t bracket = text.find_last_not_of(" \t");
    if (bracket == std::string_view::npos || text[bracket] != ']')
        return std::nullopt;
    const std::uint32_t end = context.end_before(written->where.begin + static_cast<std::uint32_t>(bracket));
    return rewrite(found, {end, end}, "\"", "close the quotation mark");
}

// The name that is meant, unless the game has a tag of that name.
proposed fix_tag_name(const fix_context& context, const finding& found) {
    const tag_name meant = schema().closest_to(context.raw(found.where));
    if (meant == tag_name::unknown)
        return std::nullopt;
    // [SetUp "1"]
    const tag* const named = tag_around(context.read, found.where);
    if (meant == tag_name::set_up && named != nullptr && !position_of(context.raw(named->value)))
        return std::nullopt;
    const std::string_view name = schema().row(meant).text;
    const auto has_name = [&](const tag& each) { return context.raw(each.name) == name; };
    if (std::ranges::any_of(context.read.tags, has_name))
        return std::nullopt;
    fix made = rewrite(found, std::string(name));
    made.safe = is_same_in_small_letters(context.raw(found.where), name);
    return made;
}

proposed fix_unclosed_tag(const fix_context& /*context*/, const finding& found) {
    if (!found.where.empty())
        return std::nullopt;
    return rewrite(found, found.where, "]", "close the tag");
}

// White: Alba
proposed fix_plain_tag(const fix_context& context, const finding& found) {
    const std::string_view line = context.raw(found.where);
    const std::size_t sign = line.find_first_of(":=\"");
    const bool lacks_bracket = line[sign] == '"';
    std::string_view value = trimmed(line.substr(lacks_bracket ? sign : sign + 1));
    if (lacks_bracket)
        value = trimmed(value.substr(0, value.find_last_of(']')));
    if (value.size() > 1 && value.starts_with('"') && value.ends_with('"'))
        value = value.substr(1, value.size() - 2);
    if (value.find_first_of("\"\\") != std::string_view::npos)
        return std::nullopt;
    const std::string_view name = trimmed(line.substr(0, sign));
    const enum tag_name known = schema().find(name);
    const arranged_date date = known != tag_name::unknown && schema().row(known).form == value_form::date
                                   ? arrange_date(value, '.')
                                   : arranged_date();
    std::string tag = "[";
    return rewrite(found, tag.append(name)
                              .append(" \"")
                              .append(date.is_certain ? std::string_view(date.text) : value)
                              .append("\"]"));
}

proposed fix_set_up_spacing(const fix_context& context, const finding& found) {
    const std::string_view rest = context.text.substr(found.where.end);
    const bool parts =
        rest.starts_with("Black:") || rest.starts_with("white to") || rest.starts_with("black to");
    return rewrite(found, found.where, parts ? "; " : " ",
                   parts ? "write a semicolon and a space" : "write one space");
}

// Not if day and month could be exchanged.
proposed fix_date(const fix_context& context, const finding& found) {
    if (!arrange_date(context.raw(found.where), '.').is_certain)
        return std::nullopt;
    return fix_date_form(context, found, '.');
}

proposed fix_foreign_result_tag(const fix_context& context, const finding& found) {
    return fix_result_value(context, found, find_result(narrowed(context.raw(found.where))));
}

// WHITE: or White to move; the capital of a label alone is right.
proposed fix_set_up_word(const fix_context& context, const finding& found) {
    std::string text = in_small_letters(context.raw(found.where));
    if (text.ends_with(':'))
        text.front() = capital(text.front());
    return rewrite(found, std::move(text));
}

// Unless another game is named.
proposed fix_variant(const fix_context& context, const finding& found) {
    if (names_other_game(context.raw(found.where)))
        return std::nullopt;
    return rewrite(found, std::string(description.variant));
}

} // namespace ctlpgn::diplomat
