// The list of notations: a new one is one more entry.
#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"

#include <array>

namespace ctlpgn {

namespace {

constexpr std::array<const notation*, 1> known{&ctl_pgn::description};

} // namespace

std::span<const notation* const> notations() {
    return known;
}

const notation* find_notation(std::string_view name) {
    for (const notation* candidate : known)
        if (candidate->name == name)
            return candidate;
    return nullptr;
}

} // namespace ctlpgn
