#include "emit/viewer/page_form.hpp"

#include "emit/viewer/base64.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "text/ascii.hpp"
#include "viewer/page_parts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace ctlpgn {

namespace emit {

namespace {

// What replaces these words in a form.
struct placeholder {
    std::string_view name;
    std::string text;
};

// What is inserted is not looked at again.
std::string filled(std::string_view form, std::initializer_list<placeholder> all) {
    std::string made;
    while (!form.empty()) {
        const std::size_t at = std::min(form.find('@'), form.size());
        made += form.substr(0, at);
        form.remove_prefix(at);
        const auto* const found = std::ranges::find_if(
            all, [form](const placeholder& each) { return form.starts_with(each.name); });
        if (found != all.end()) {
            made += found->text;
            form.remove_prefix(found->name.size());
        } else if (!form.empty()) {
            made += form.front();
            form.remove_prefix(1);
        }
    }
    return made;
}

// Hexadecimal digits as base64, which policies are written in.
std::string base64_of(std::string_view digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(value_of_digit(digits[i]) * 16 + value_of_digit(digits[i + 1]));
    return base64(bytes);
}

// For "ca" and for "ca-ES"; null if there are no words in the language.
const viewer::language_words* words_in(std::string_view language) {
    const std::string code = in_small_letters(language.substr(0, 2));
    const auto found = std::ranges::find(viewer::languages, code, &viewer::language_words::language);
    const bool is_code = language.size() <= 2 || !is_letter(language[2]);
    return found == viewer::languages.end() || !is_code ? nullptr : &*found;
}

std::string dark_sheet(picture_theme theme) {
    if (theme == picture_theme::light)
        return {};
    return std::string("<style media=\"screen")
        .append(theme == picture_theme::dark ? "" : " and (prefers-color-scheme:dark)")
        .append("\">")
        .append(viewer::dark_sheet)
        .append("</style>");
}

} // namespace

page_words::page_words(std::string_view asked, std::string_view of_games)
    : language_("en"), is_asked_for_(!asked.empty()) {
    if (const viewer::language_words* const found = words_in(is_asked_for_ ? asked : of_games))
        language_ = found->language;
    words_ = std::make_unique<nlohmann::json>(nlohmann::json::parse(words_in(language_)->words));
}

page_words::~page_words() = default;

std::string page_words::say(const char* key) const {
    return words_->at(key).get<std::string>();
}

std::string page_words::for_script() const {
    std::string text = "{";
    for (const viewer::language_words& each : viewer::languages)
        if (!is_asked_for_ || each.language == language_)
            text.append(text.size() == 1 ? "\"" : ",\"")
                .append(each.language)
                .append("\":")
                .append(each.words);
    return text + "}";
}

std::pair<std::string_view, std::string_view> parted(std::string_view text, std::string_view at) {
    const std::size_t begin = text.find(at);
    return {text.substr(0, begin), text.substr(begin + at.size())};
}

std::pair<std::string, std::string> page_around(const viewer_options& options, const page_words& words,
                                                const page_fields& fields) {
    constexpr std::array<std::string_view, 3> schemes{"light dark", "light", "dark"};
    const auto fill = [&](std::string_view form) {
        return filled(form, {{"@LANGUAGE@", std::string(words.language())},
                             {"@SCRIPT_HASH@", base64_of(viewer::script_hash)},
                             {"@SHEET_HASH@", base64_of(viewer::sheet_hash)},
                             {"@DARK_HASH@", base64_of(viewer::dark_sheet_hash)},
                             {"@SCHEME@", std::string(schemes[static_cast<std::size_t>(options.theme)])},
                             {"@TITLE@", xml_escaped(fields.title)},
                             {"@DESCRIPTION@", xml_escaped(fields.description)},
                             {"@KIND@", std::string(fields.kind)},
                             {"@SHEET@", std::string(viewer::sheet)},
                             {"@DARK@", dark_sheet(options.theme)},
                             {"@SCRIPT@", std::string(viewer::script)}});
    };
    const auto [head, foot] = parted(options.is_fragment ? viewer::fragment : viewer::page, "@CONTENT@");
    return {fill(head), fill(foot)};
}

} // namespace emit

std::span<const std::string_view> viewer_languages() {
    static const auto names = [] {
        std::array<std::string_view, viewer::languages.size()> made;
        std::ranges::transform(viewer::languages, made.begin(), &viewer::language_words::language);
        return made;
    }();
    return names;
}

} // namespace ctlpgn
