#include "conformance/levels.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace ctlpgn::conformance {

namespace {

constexpr std::array<std::string_view, 3> names = {"syntax", "coherent", "legal"};

std::optional<check_level> rejected_from(const diagnostic& found) {
    switch (code_text(found.id).front()) {
    case 'S': return check_level::syntax;
    case 'R': return found.severity == level::note ? std::nullopt : std::optional(check_level::legal);
    default: return found.severity == level::error ? std::optional(check_level::coherent) : std::nullopt;
    }
}

} // namespace

std::optional<check_level> rejected_from(std::span<const diagnostic> found) {
    std::optional<check_level> lowest;
    for (const diagnostic& each : found)
        if (const auto from = rejected_from(each); from && (!lowest || *from < *lowest))
            lowest = from;
    return lowest;
}

std::string_view level_name(check_level which) {
    return names.at(static_cast<std::size_t>(which));
}

check_level level_named(std::string_view name) {
    const auto* const found = std::ranges::find(names, name);
    if (found == names.end())
        throw std::out_of_range("no level is called " + std::string(name));
    return static_cast<check_level>(found - names.begin());
}

} // namespace ctlpgn::conformance
