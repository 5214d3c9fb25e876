// The list of notations: those that CMake was asked for, and those that are added.
#include "ctlpgn/notation.hpp"
#include "notations/built.hpp"

#include <vector>

namespace ctlpgn {

namespace {

std::vector<const notation*>& known() {
    static std::vector<const notation*> list(built_notations.begin(), built_notations.end());
    return list;
}

} // namespace

std::span<const notation* const> notations() {
    return known();
}

void add_notation(const notation& added) {
    known().push_back(&added);
}

const notation* find_notation(std::string_view name) {
    for (const notation* const candidate : known())
        if (candidate->name == name)
            return candidate;
    return nullptr;
}

} // namespace ctlpgn
