#include "emit/tag_text.hpp"

#include <algorithm>

namespace ctlpgn::emit {

std::string_view tag_value(const game& of, const tag& t, std::string& into) {
    const std::string_view written = of.raw(t.value);
    if (!t.escaped)
        return written;
    into.clear();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape =
            written[i] == '\\' && i + 1 < written.size() && (written[i + 1] == '\\' || written[i + 1] == '"');
        into.push_back(written[escape ? ++i : i]);
    }
    return into;
}

std::string_view variant_of(const game& of, const notation& in, std::string& into) {
    constexpr std::string_view typographic_apostrophe = "\u2019";
    const auto variant = std::find_if(of.tags.begin(), of.tags.end(),
                                      [&](const tag& t) { return of.raw(t.name) == "Variant"; });
    if (variant == of.tags.end())
        return in.variant;
    const std::string_view value = tag_value(of, *variant, into);
    if (value.find(typographic_apostrophe) == std::string_view::npos)
        return value;
    std::string plain;
    for (std::size_t i = 0; i < value.size();) {
        const bool apostrophe = value.substr(i).starts_with(typographic_apostrophe);
        plain.push_back(apostrophe ? '\'' : value[i]);
        i += apostrophe ? typographic_apostrophe.size() : 1;
    }
    into.swap(plain);
    return into;
}

} // namespace ctlpgn::emit
