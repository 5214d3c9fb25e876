// Values of tags in the form that the standard prescribes.
#include "notations/pgn/tag_values.hpp"

#include "lint/fixes/shared_fixes.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/tags.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace ctlpgn::pgn {

proposed fix_date(const game_fixes& context, const finding& found) {
    if (found.id == codes::partial_date && context.raw(found.where).size() == 1)
        return rewrite(found, "????.??.??"); // ? or -
    return fix_date_form(context, found, '.');
}

proposed fix_time(const game_fixes& context, const finding& found) {
    const std::string_view value = context.raw(found.where);
    if (const std::size_t fraction = value.find('.'); fraction != std::string_view::npos)
        return rewrite(found, std::string(value.substr(0, fraction)));
    return rewrite(found, std::string(value) + ":??");
}

// 3 (2)
proposed fix_round(const game_fixes& context, const finding& found) {
    std::string value(context.raw(found.where));
    std::erase_if(value, [](char c) { return c == ' ' || c == ')'; });
    std::ranges::replace(value, '(', '.');
    return rewrite(found, value);
}

proposed fix_rating(const game_fixes& context, const finding& found) {
    const std::string_view value = context.raw(found.where);
    return rewrite(found, std::string(value.substr(0, value.find_first_not_of("0123456789"))));
}

proposed fix_eco(const game_fixes& context, const finding& found) {
    std::string value(context.raw(found.where).substr(0, 3));
    if (value.size() != 3)
        return std::nullopt;
    value[0] = static_cast<char>(value[0] & ~0x20);
    return rewrite(found, value);
}

// A value that is not free text may have no space where it is broken, nor may an address; and none is needed
// where another one is, or nothing.
proposed fix_broken_value(const game_fixes& context, const finding& found) {
    const tag* const broken = tag_around(context.read, found.where);
    if (broken == nullptr)
        return fix_newline_in_value(context, found);
    const std::string before(context.raw({broken->value.begin, found.where.begin}));
    const std::string_view after = context.raw({found.where.end, broken->value.end});
    const bool is_address = before.starts_with("http") && before.find(' ') == std::string::npos;
    const auto is_nothing = [](std::string_view text, std::size_t at) {
        return text.empty() || white_space.find(text[at]) != std::string_view::npos;
    };
    if (is_address || is_nothing(before, before.size() - 1) || is_nothing(after, 0))
        return rewrite(found, found.where, "", "join the lines");
    if (const tag_row* const known = row_of(context.read, *broken);
        known != nullptr && known->form != value_form::free) {
        const auto is_readable = [&](std::string_view between) {
            return read_tag_value(known->form, std::string(before).append(between).append(after)).readable;
        };
        if (is_readable("") && !is_readable(" "))
            return rewrite(found, found.where, "", "join the lines");
    }
    return fix_newline_in_value(context, found);
}

proposed fix_by_expected(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.expected);
}

} // namespace ctlpgn::pgn
