// The values of tags.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "notations/ctl_pgn/tag_words.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "tree/around.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

proposed replace_value(const finding& found, std::string replacement) {
    std::string title = "write \"";
    title.append(replacement).append(1, '"');
    return rewrite(found, found.where, std::move(replacement), std::move(title));
}

std::string with_spaces_removed(std::string_view text) {
    std::string result(text);
    std::erase(result, ' ');
    return result;
}

} // namespace

proposed fix_variant(const game_fixes& context, const finding& found) {
    const variant_value value = read_variant(context.raw(found.where));
    if (value.is == game_variant::other) {
        const std::string_view near = closest(context.raw(found.where), variants);
        return near.empty() ? proposed() : replace_value(found, std::string(near));
    }
    return replace_value(found, std::string(variants[value.is == game_variant::regular ? 0 : 1]));
}

namespace {

// How to join the parts of a value that a line end has torn: with one space, or with nothing.
bool is_joined_by_space(const game_fixes& context, const tag& torn, span gap) {
    const std::string_view before = context.raw({torn.value.begin, gap.begin});
    const std::string_view after = context.raw({gap.end, torn.value.end});
    if (before.empty() || after.empty())
        return false;
    const tag_row& row = row_of(find_tag(context.raw(torn.name)));
    if (row.name == tag_name::position) // the lines of the board are one field
        return after.find('/') == std::string_view::npos;
    if (row.form == value_form::free || row.form == value_form::text)
        return true;
    const auto fits = [&](std::string_view between) {
        const std::string joined = std::string(before).append(between).append(after);
        return row.form == value_form::variant ? read_variant(joined).is != game_variant::other
                                               : has_form(row.form, joined);
    };
    return fits(" ") && !fits("");
}

} // namespace

proposed fix_torn_value(const game_fixes& context, const finding& found) {
    const tag* const torn = tag_around(context.read, found.where);
    if (torn == nullptr)
        return std::nullopt;
    const span gap{std::max(context.blanks_before(found.where.begin).begin, torn->value.begin),
                   std::min(context.blanks_after(found.where.end).end, torn->value.end)};
    const bool by_space = is_joined_by_space(context, *torn, gap);
    return rewrite(found, gap, by_space ? " " : "",
                   by_space ? "write a space" : "join the parts of the value");
}

proposed fix_empty_value(const game_fixes& context, const finding& found) {
    const tag* const written = tag_around(context.read, found.where);
    if (written == nullptr)
        return std::nullopt;
    return rewrite(found, written->value, "?", "write \"?\"");
}

proposed fix_malformed_value(const game_fixes& context, const finding& found) {
    const tag* const written = tag_around(context.read, found.where);
    if (written == nullptr)
        return std::nullopt;
    const std::string_view value = context.raw(written->value);
    const std::string better = suggested_value(row_of(find_tag(context.raw(written->name))).form, value);
    if (better.empty())
        return std::nullopt;
    std::string title = "write \"";
    title.append(better).append(1, '"');
    proposed made = rewrite(found, written->value, better, std::move(title));
    made->safe = made->safe && !value.empty();
    // Only the spaces were wrong.
    made->safe = made->safe && (found.id != codes::malformed_redefine ||
                                with_spaces_removed(better) == with_spaces_removed(value));
    return made;
}

proposed fix_long_language_code(const game_fixes& context, const finding& found) {
    return replace_value(found, std::string(short_language(context.raw(found.where))));
}

// A small letter whose capital names a class.
proposed fix_id_class(const game_fixes& context, const finding& found) {
    constexpr std::string_view classes = "OCZPEMX";
    const std::string_view letter = context.raw(found.where);
    if (letter.size() != 1 || classes.find(capital(letter[0])) == std::string_view::npos)
        return std::nullopt;
    return replace_value(found, std::string(1, capital(letter[0])));
}

// With the letters in capitals, or the other way round.
proposed fix_redefinition(const game_fixes& context, const finding& found) {
    const std::string_view item = context.raw(found.where);
    if (item.size() != 3)
        return std::nullopt;
    const char first = capital(item[0]);
    const char second = capital(item[2]);
    if (const std::string same{first, '@', second}; has_form(value_form::redefine, same))
        return replace_value(found, same);
    const std::string turned{second, '@', first};
    return has_form(value_form::redefine, turned)
               ? proposed(rewrite(found, found.where, turned, "write the new letter first"))
               : std::nullopt;
}

} // namespace ctlpgn::ctl_pgn
