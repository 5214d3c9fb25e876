#include "conformance/levels.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace ctlpgn::conformance {

namespace {

constexpr std::array<std::string_view, 3> names = {"syntax", "coherent", "legal"};

char layer(const diagnostic& of) {
    return code_text(of.id).front();
}

} // namespace

check_level found_from(const diagnostic& which) {
    switch (layer(which)) {
    case 'S': return check_level::syntax;
    case 'R': return check_level::legal;
    default: return check_level::coherent;
    }
}

bool is_rejection(const diagnostic& which) {
    switch (layer(which)) {
    case 'S': return true;
    case 'R': return which.severity != level::note;
    default: return which.severity == level::error;
    }
}

std::optional<check_level> rejected_from(std::span<const diagnostic> found) {
    std::optional<check_level> lowest;
    for (const diagnostic& each : found)
        if (is_rejection(each) && (!lowest || found_from(each) < *lowest))
            lowest = found_from(each);
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
