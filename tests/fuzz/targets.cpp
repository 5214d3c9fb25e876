#include "fuzz/target.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::fuzz {

std::span<const target* const> targets() {
    static constexpr std::array all = {
        &comment, &configuration_file, &diplomat, &format, &grammar, &json, &lint,
        &pgn,     &position,           &tree,     &xiangqi};
    return all;
}

const target* find_target(std::string_view name) {
    const auto found = std::ranges::find(targets(), name, &target::name);
    return found == targets().end() ? nullptr : *found;
}

} // namespace ctlpgn::fuzz
