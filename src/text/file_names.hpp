// Names of files.
#pragma once

#include "text/ascii.hpp"

#include <string_view>

namespace ctlpgn {

// Ignores case: programs of old systems write GAMES.PGN.
constexpr bool has_extension(std::string_view name, std::string_view extension) {
    return name.size() > extension.size() &&
           is_same_in_small_letters(name.substr(name.size() - extension.size()), extension);
}

} // namespace ctlpgn
