// The list of notations: those that CMake was asked for.
#include "ctlpgn/notation.hpp"
#include "notations/built.hpp"

namespace ctlpgn {

std::span<const notation* const> notations() {
    return built_notations;
}

const notation* find_notation(std::string_view name) {
    for (const notation* candidate : built_notations)
        if (candidate->name == name)
            return candidate;
    return nullptr;
}

} // namespace ctlpgn
