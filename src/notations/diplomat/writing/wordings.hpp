// Forms of plies are selected by name, as letters of pieces are in other notations.
#pragma once

#include "ctlpgn/writing.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

// The first is the canonical one.
inline constexpr std::array<named_letters, 2> wordings{{{"short", "short"}, {"full", "full"}}};

// notation::find_letters
std::optional<std::string> find_wording(std::string_view called);

} // namespace ctlpgn::diplomat
