#include "fuzz/target.hpp"

#include <array>

namespace ctlpgn::fuzz {

std::span<const target* const> targets() {
    static constexpr std::array all = {
        &comment, &configuration_file, &diplomat, &format, &grammar, &json, &lint,
        &pgn,     &position,           &tree,     &xiangqi};
    return all;
}

} // namespace ctlpgn::fuzz
