#include "text/web_markup.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::uint32_t replacement_character = 0xFFFD;

struct named_character {
    std::string_view name;
    std::string_view written;
};

constexpr named_character characters[] = {
    {"quot", "\""}, {"amp", "&"},   {"lt", "<"},     {"gt", ">"},     {"apos", "'"},   {"nbsp", " "},
    {"ensp", " "},  {"emsp", " "},  {"thinsp", " "}, {"shy", ""},     {"zwj", ""},     {"zwnj", ""},
    {"lrm", ""},    {"rlm", ""},    {"times", "×"},  {"plusmn", "±"}, {"infin", "∞"},  {"frac12", "½"},
    {"ndash", "-"}, {"mdash", "-"}, {"minus", "-"},  {"hyphen", "-"}, {"hellip", "…"}, {"mldr", "…"},
    {"rsquo", "'"}, {"lsquo", "'"}, {"rdquo", "\""}, {"ldquo", "\""}, {"excl", "!"},   {"quest", "?"},
    {"plus", "+"},  {"num", "#"},   {"equals", "="}, {"lpar", "("},   {"rpar", ")"},   {"period", "."},
    {"comma", ","}, {"colon", ":"}, {"semi", ";"},   {"sol", "/"},    {"ast", "*"},    {"dollar", "$"},
    {"lsqb", "["},  {"rsqb", "]"},  {"lcub", "{"},   {"rcub", "}"},
};

// Signs of HTML, which are usually all that is left of it.
constexpr std::string_view signs_of_markup = "<>&\"";

// Spaces, line ends, and what only says how lines may be broken or which way letters run.
constexpr bool is_invisible(std::uint32_t code_point) {
    return code_point <= ' ' || code_point == 0xA0 || code_point == 0xAD ||
           (code_point >= 0x2000 && code_point <= 0x200F) || (code_point >= 0x2028 && code_point <= 0x202F) ||
           code_point == 0xFEFF;
}

markup_sense sense_of_number(std::string_view digits) {
    const std::uint32_t code_point = value_of_digits(digits, 10);
    if (is_invisible(code_point))
        return {};
    std::string text = code_point == replacement_character ? "" : character(code_point);
    return text.empty() ? markup_sense{markup_kind::unsaid, ""}
                        : markup_sense{markup_kind::character, std::move(text)};
}

markup_sense sense_of_name(std::string_view name) {
    const std::optional<std::string_view> named = character_called(name);
    if (!named)
        return {markup_kind::unsaid, ""};
    if (named->find_first_not_of(' ') == std::string_view::npos ||
        signs_of_markup.find(*named) != std::string_view::npos)
        return {};
    return {markup_kind::character, std::string(*named)};
}

bool is_picture(std::string_view markup) {
    constexpr std::string_view opening = "<img";
    return markup.size() > opening.size() && !is_letter(markup[opening.size()]) &&
           std::ranges::equal(markup.substr(0, opening.size()), opening, {}, small_letter);
}

} // namespace

std::uint32_t value_of_digits(std::string_view digits, std::uint32_t base) {
    std::uint32_t value = 0;
    for (const char each : digits) {
        const std::uint32_t digit = value_of_digit(each);
        if (digit >= base)
            return 0;
        value = value * base + digit;
    }
    return value;
}

std::string character(std::uint32_t code_point) {
    std::string made;
    if (code_point >= ' ')
        utf8::append(made, code_point);
    return made;
}

std::optional<std::string_view> character_called(std::string_view name) {
    const auto* const row = std::ranges::find(characters, name, &named_character::name);
    return row == std::end(characters) ? std::optional<std::string_view>() : row->written;
}

markup_sense sense_of_markup(std::string_view markup) {
    constexpr std::string_view signs_of_comment = "<!-> \t";
    if (markup.starts_with("<!--")) {
        const std::size_t begin = markup.find_first_not_of(signs_of_comment);
        if (begin == std::string_view::npos)
            return {};
        const std::size_t end = markup.find_last_not_of("-> \t");
        return {markup_kind::remark, std::string(markup.substr(begin, end + 1 - begin))};
    }
    if (markup.starts_with("&#") && markup.ends_with(';'))
        return sense_of_number(markup.substr(2, markup.size() - 3));
    if (markup.starts_with('&') && markup.ends_with(';'))
        return sense_of_name(markup.substr(1, markup.size() - 2));
    return {is_picture(markup) ? markup_kind::unsaid : markup_kind::invisible, ""};
}

} // namespace ctlpgn
