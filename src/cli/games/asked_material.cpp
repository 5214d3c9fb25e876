#include "cli/games/asked_material.hpp"

#include <algorithm>

namespace ctlpgn::cli {

std::optional<asked_material> asked_material::read(std::string_view pattern, const notation& chosen) {
    constexpr std::uint32_t any_number = 0xffff;
    if (pattern.empty() || chosen.men_letters.empty() || chosen.men_letters.size() >= most_kinds)
        return std::nullopt;
    const char king = chosen.men_letters.back();
    asked_material read;
    std::size_t sides = 0;
    range* last = nullptr; // what a sign is about
    for (const char each : pattern) {
        if (each == king && ++sides > read.sides_.size())
            return std::nullopt;
        if (const std::size_t kind = chosen.men_letters.find(each); kind != std::string_view::npos) {
            if (sides == 0)
                return std::nullopt;
            last = &read.sides_[sides - 1][kind + 1];
            ++last->least;
            last->most = std::max(last->most + 1, last->least);
            continue;
        }
        if (last == nullptr || (each != '*' && each != '+' && each != '?'))
            return std::nullopt;
        last->least -= each == '+' ? 0 : 1;
        last->most = each == '?' ? last->most : any_number;
        last = nullptr;
    }
    return sides == read.sides_.size() ? std::optional(read) : std::nullopt;
}

bool asked_material::holds(const ranges& asked, const counts& found) {
    for (std::size_t kind = 1; kind != most_kinds; ++kind)
        if (found[kind] < asked[kind].least || found[kind] > asked[kind].most)
            return false;
    return true;
}

bool asked_material::is_on(const men_on_board& shown) const {
    std::array<counts, 2> found{};
    for (const man each : shown.men)
        if (each.kind != 0)
            ++found[static_cast<std::size_t>(each.owner)][each.kind];
    return (holds(sides_[0], found[0]) && holds(sides_[1], found[1])) ||
           (holds(sides_[0], found[1]) && holds(sides_[1], found[0]));
}

} // namespace ctlpgn::cli
