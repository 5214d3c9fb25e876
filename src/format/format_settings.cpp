#include "ctlpgn/format_settings.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

struct named_sign {
    std::string_view word;
    depth_sign sign;
};

constexpr named_sign depth_signs[] = {
    {"dots", depth_sign::dots}, {"spaces", depth_sign::spaces}, {"none", depth_sign::none}};

} // namespace

void apply(const format_settings& given, format_options& options) {
    options.words.typographic_hyphen = given.typographic_hyphens.value_or(options.words.typographic_hyphen);
    options.words.ascii = given.ascii.value_or(options.words.ascii);
    if (given.typographic_hyphens.value_or(false))
        options.words.ascii = given.ascii.value_or(false);
    options.depth = given.indent.value_or(options.depth);
    if (given.width)
        options.width = given.width;
    options.words.edition = given.edition.value_or(options.words.edition);
    options.reflow = given.reflow.value_or(options.reflow);
}

std::optional<depth_sign> find_depth_sign(std::string_view word) {
    const auto* const found = std::ranges::find(depth_signs, word, &named_sign::word);
    return found == std::end(depth_signs) ? std::optional<depth_sign>() : found->sign;
}

std::optional<std::string_view> find_edition(std::string_view word) {
    for (const notation* const each : notations())
        for (const std::string_view edition : each->editions)
            if (edition == word)
                return edition;
    return std::nullopt;
}

std::vector<std::string> depth_sign_names() {
    std::vector<std::string> names;
    for (const named_sign& each : depth_signs)
        names.emplace_back(each.word);
    return names;
}

std::vector<std::string> edition_names() {
    std::vector<std::string> names;
    for (const notation* const each : notations())
        names.insert(names.end(), each->editions.begin(), each->editions.end());
    return names;
}

} // namespace ctlpgn
