// Countries and languages.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

void check_country(check_context& context, const tag& /*written*/, const value_parts& parts) {
    if (!parts.country.empty() && !is_country(parts.country))
        context.report(codes::unknown_country, span_of(context, parts.country));
}

void check_language(check_context& context, const tag& /*written*/, const value_parts& parts) {
    if (parts.language.empty())
        return;
    const std::string_view shorter = short_language(parts.language);
    if (!shorter.empty())
        context.report(codes::long_language_code, span_of(context, parts.language), std::string(shorter));
    else if (!is_language(parts.language))
        context.report(codes::unknown_language, span_of(context, parts.language));
}

// The country in small letters, or in two of them: Manresa ES.
std::string site_suggestion(std::string_view value) {
    if (value.empty())
        return "?";
    std::string result(value);
    const std::size_t last_word = result.find_last_of(' ') + 1;
    const std::string_view longer = country_of_two_letters(in_capitals(value.substr(last_word)));
    if (last_word != 0 && !longer.empty())
        result.replace(last_word, result.size() - last_word, longer);
    if (result.size() < 3)
        return {};
    const auto country = result.end() - 3;
    std::transform(country, result.end(), country, capital);
    return has_form(value_form::site, result) &&
                   is_country(std::string_view(result).substr(result.size() - 3))
               ? result
               : std::string();
}

namespace {

struct named_language {
    std::string_view name; // in small letters
    std::string_view written;
};
// Those of the format's authors and of their neighbours; a table of all would have thousands of rows.
constexpr std::array names_of_languages{
    named_language{"english", "en"}, named_language{"catalan", "ca"}, named_language{"spanish", "es"},
    named_language{"french", "fr"},  named_language{"german", "de"},  named_language{"italian", "it"},
};

} // namespace

// Capitals, and suffixes of a language: EN, en-GB; English.
std::string language_suggestion(std::string_view value) {
    std::string result = in_small_letters(value.substr(0, value.find_first_of("-_ ")));
    if (const auto named = std::ranges::find(names_of_languages, result, &named_language::name);
        named != names_of_languages.end())
        return std::string(named->written);
    const std::string_view shorter = short_language(result);
    if (!shorter.empty())
        return std::string(shorter);
    return has_form(value_form::language, result) && is_language(result) ? result : std::string();
}

} // namespace ctlpgn::ctl_pgn
