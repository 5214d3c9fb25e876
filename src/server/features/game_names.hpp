// How a game is called in lists, and where it is.
#pragma once

#include "server/documents/game_view.hpp"
#include "server/documents/session.hpp"

#include <cstddef>
#include <string>

namespace ctlpgn::server {

inline constexpr int game_kind = 5; // SymbolKind.Class

// Without the spaces around it.
span text_of_game(const game& record);

// By the tags that distinguish games; the index counts them in their file.
std::string name_of_game(const notation& chosen, const game& record, std::size_t index);

} // namespace ctlpgn::server
