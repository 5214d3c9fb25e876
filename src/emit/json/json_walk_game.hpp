// A game, and the beginning of a document.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/json.hpp"
#include "emit/json/json_walk.hpp"

#include <span>
#include <string_view>

namespace ctlpgn::emit {

// The beginning of every document, and in JSON Lines of every line.
void walk_head(json_text_sink& sink, std::string_view format);

// One game, as an object; in JSON Lines as a line. `resolved`: its plies as notation::resolve gives them;
// empty: they are resolved here.
void walk_game(json_text_sink& sink, const game& what, const notation& notated,
               std::span<const diagnostic> found, std::string_view file, std::span<const ply> resolved,
               const file_places* places, const game_repairs* repairs, const json_options& options,
               walk_memory& memory);

} // namespace ctlpgn::emit
