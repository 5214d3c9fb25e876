#include "conformance/levels.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace ctlpgn::conformance {

namespace {

constexpr std::array<std::string_view, 3> level_names = {"syntax", "coherent", "legal"};

} // namespace

bool is_rejection(const diagnostic& which) {
    switch (level_of_check(which.id)) {
    case check_level::syntax: return true;
    case check_level::legal: return which.severity != level::note;
    case check_level::coherent: break;
    }
    return which.severity == level::error;
}

std::optional<check_level> rejected_from(std::span<const diagnostic> found) {
    std::optional<check_level> lowest;
    for (const diagnostic& each : found)
        if (is_rejection(each) && (!lowest || level_of_check(each.id) < *lowest))
            lowest = level_of_check(each.id);
    return lowest;
}

std::string_view level_name(check_level which) {
    return level_names.at(static_cast<std::size_t>(which));
}

check_level level_named(std::string_view name) {
    const auto* const found = std::ranges::find(level_names, name);
    if (found == level_names.end())
        throw std::out_of_range("no level is called " + std::string(name));
    return static_cast<check_level>(found - level_names.begin());
}

} // namespace ctlpgn::conformance
