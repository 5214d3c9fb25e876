#include "ctlpgn/settings.hpp"

#include <algorithm>
#include <span>

namespace ctlpgn {

namespace {

template <class Value> struct named {
    std::string_view word;
    Value value;
};

constexpr named<level> levels[] = {
    {"error", level::error}, {"warning", level::warning}, {"note", level::note}};
constexpr named<check_level> check_levels[] = {
    {"syntax", check_level::syntax}, {"coherent", check_level::coherent}, {"legal", check_level::legal}};

template <class Value, std::size_t Size>
std::optional<Value> value_of(const named<Value> (&table)[Size], std::string_view word) {
    const auto* const found = std::ranges::find(table, word, &named<Value>::word);
    return found == std::end(table) ? std::optional<Value>() : found->value;
}

} // namespace

std::optional<level> find_level(std::string_view word) {
    return value_of(levels, word);
}

std::optional<check_level> find_check_level(std::string_view word) {
    return value_of(check_levels, word);
}

std::string_view name_of(check_level checks) {
    return std::ranges::find(check_levels, checks, &named<check_level>::value)->word;
}

std::optional<std::string> find_profile(std::string_view word) {
    const std::vector<std::string> known = profile_names();
    const auto found = std::ranges::find(known, word);
    return found == known.end() ? std::optional<std::string>() : *found;
}

std::vector<std::string> profile_names() {
    std::vector<std::string> names;
    for (const notation* const chosen : notations())
        for (const lint_profile& each : chosen->profiles)
            if (std::ranges::find(names, each.name) == names.end())
                names.emplace_back(each.name);
    return names;
}

void apply(const lint_settings& given, effective_settings& settings) {
    settings.options.selection.apply(given.codes);
    settings.fixable.apply(given.fixes);
    settings.options.safety.apply(given.safety);
    for (const auto& [selector, severity] : given.severities)
        settings.options.selection.set_level(selector, severity);
    settings.options.checks = given.checks.value_or(settings.options.checks);
    settings.options.profile = given.profile.value_or(settings.options.profile);
    settings.options.board = given.board.value_or(settings.options.board);
    settings.error_on_warnings = given.error_on_warnings.value_or(settings.error_on_warnings);
    if (given.max_diagnostics)
        settings.max_diagnostics = given.max_diagnostics;
}

} // namespace ctlpgn
